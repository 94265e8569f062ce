import { expect, test } from 'vitest';
import { countedMembers } from './counted-members.ts';

test('the household is counted by kind', () => {
  expect(countedMembers([{ memberType: 'adult' }, { memberType: 'child' }, { memberType: 'child' }])).toEqual([
    { question: 'familyAdults', count: 1 },
    { question: 'familyKids', count: 2 },
    { question: 'familyPets', count: 0 },
  ]);
});
