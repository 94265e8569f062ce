import { expect, test } from 'vitest';
import { centsFromText, dollarsOf, formatMoney } from './money.ts';

test.each([
  ['29.99', 2999],
  ['29,99', 2999],
  [' $75 ', 7500],
  ['12.', 1200],
  ['0', 0],
  ['1,299', 129_900],
  ['1,299.5', 129_950],
  ['1.005', 101],
  ['1.004999', 100],
  ['19.99', 1999],
])('%s is %i cents', (typed, cents) => {
  expect(centsFromText(typed)).toBe(cents);
});

test.each(['', '-5', '1e3', 'free', '1.2.3', '1,29,99', '$', '.', '12345678901', '١٢'])(
  '%s is not an amount',
  (typed) => {
    expect(centsFromText(typed)).toBeUndefined();
  },
);

test('parsing a formatted amount returns the same cents', () => {
  for (const cents of [0, 5, 99, 100, 2999, 129_950, 99_999_999]) expect(centsFromText(dollarsOf(cents))).toBe(cents);
});

test('amounts are formatted with two decimals', () => {
  expect([7500, 2999, 129_950].map(formatMoney)).toEqual(['$75.00', '$29.99', '$1,299.50']);
});
