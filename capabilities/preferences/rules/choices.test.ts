import { expect, test } from 'vitest';
import { holidays, otherTrigger, stressTriggers } from './choices.ts';

test('Other is the last choice of the lists', () => {
  expect(stressTriggers.at(-1)).toBe(otherTrigger);
  expect(holidays.at(-1)).toBe('Other');
});
