import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { beginningsIn, requestsWithin } from './beginnings.ts';

const known = {
  household: ['Mia', 'Leo'].map((name) => ({ id: name, name, memberType: 'child' }) as HouseholdMember),
  clock: { today: '2026-11-16', now: '09:00', timeZone: 'UTC' },
  names: ['Coterie Diapers'],
};
/** The message with a bar wherever a request may begin. */
const barred = (text: string) =>
  beginningsIn(text, known)
    .toReversed()
    .reduce((said, at) => `${said.slice(0, at)}| ${said.slice(at)}`, text);

test.each([
  'tacos friday | chicken soup saturday',
  'pancakes saturday breakfast | tacos saturday dinner',
  'Mia dentist friday at 3 | Leo haircut friday at 4',
  'dentist on friday | for Leo at ten | for Mia at eleven',
  'vet tomorrow 3pm | we need poop bags',
  'put pears on the list | plan tacos for thursday',
  'untick the bread | i forgot it | add milk',
  'Mia wears 128 now | Leo 104',
  'remind me to pay the rent | return the library books friday',
])('a request begins where nothing stands before it: %j', (text) => {
  expect(barred(text.replaceAll('| ', ''))).toBe(text);
});

test.each([
  'remind me to cancel the gym',
  'saturday clean the fish tank',
  'can you please add milk',
  'dentist friday at 3 with Dr. Lee',
  'the dinner plan for friday',
  'swim every tuesday at 4 starting next week',
  'milk prices are insane',
  'i used to have piano lessons',
  'i finally got hold of the therapist',
  "Mia's favorite color is green",
  'oil change friday at 8',
  'she would love a chess set, a big one',
])('none begins in %j', (text) => {
  expect(barred(text)).toBe(text);
});

test('what is asked for within words is found, but not what belongs to them', () => {
  expect(requestsWithin('put pears on the list plan tacos for thursday')).toEqual(['plan tacos for thursday']);
  expect(requestsWithin('I want to add milk')).toEqual([]);
});
