import { expect, test } from 'vitest';
import { holidays, otherTrigger, stressTriggers } from './choices.ts';

test('what is not on a list can be said as Other, which comes last', () => {
  expect(stressTriggers.at(-1)).toBe(otherTrigger);
  expect(holidays.at(-1)).toBe('Other');
});
