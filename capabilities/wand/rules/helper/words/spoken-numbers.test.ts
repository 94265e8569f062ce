import { expect, test } from 'vitest';
import { numbersInDigits } from './spoken-numbers.ts';

test.each([
  ['at ten forty five, eleven oh five and six thirty', 'at 10:45, 11:05 and 6:30'],
  ['november twenty four ten thirty', 'november 24 10:30'],
  ['lunch for two twelve thirty', 'lunch for two 12:30'],
  ['from the twentieth to the twenty-seventh', 'from the twentieth to the 27th'],
  ['March twenty first nineteen eighty three', 'March 21st 1983'],
  ['born in two thousand and fourteen', 'born in 2014'],
  ['a size twenty seven, clothes size is one twenty eight', 'a size 27, clothes size is 128'],
  ['forty five dollars a year', '45 dollars a year'],
  ['a hundred and five dollars, nine a month', '105 dollars, 9 a month'],
  ['fifteen ninety-nine a month', '15.99 a month'],
  ['one hundred thirty nine ninety nine a year', '139.99 a year'],
  ['it went up to nineteen ninety nine', 'it went up to 19.99'],
  ['every three months one of them', 'every three months one of them'],
  ['two fifteen ounce cans, a ninety second break', 'two fifteen ounce cans, a ninety second break'],
])('numbers as one says them are read: %s', (said, digits) => {
  expect(numbersInDigits(said)).toBe(digits);
});
