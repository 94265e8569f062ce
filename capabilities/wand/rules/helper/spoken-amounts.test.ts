import { expect, test } from 'vitest';
import { amountsInDigits } from './spoken-amounts.ts';

test.each([
  ['forty five dollars a year', '45 dollars a year'],
  ['a hundred and five dollars', '105 dollars'],
  ['fifteen ninety-nine a month', '15.99 a month'],
  ['two hundred a month', '200 a month'],
  ['every three months', 'every three months'],
])('amounts as one says them are read: %s', (said, digits) => {
  expect(amountsInDigits(said)).toBe(digits);
});
