import { expect, test } from 'vitest';
import { sampleDay } from '#testing/wand-sample-look.ts';
import { inSameMonth } from './days.ts';

test.each([
  ['Nadia has her birthday on March 15 and her son on the 18th', 'her son on the 18th', '2027-03-18'],
  ['her birthday is on the sixth of May and her son is on July 18', 'her son is on July 18', '2026-11-18'],
  ['it may be late, her son has his on the 18th', 'her son has his on the 18th', '2026-11-18'],
])('a bare day is of the only month that is named: %s', (message, part, expected) => {
  expect(inSameMonth(part, '2026-11-18', sampleDay, message)).toBe(expected);
});
