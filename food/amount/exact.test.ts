import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { exactAmount, exactFraction, scaled } from './exact.ts';

test.each([
  [0.333333, '1/3'],
  [1 / 3, '1/3'],
  [0.33, '1/3'],
  [0.66, '2/3'],
  [0.67, '2/3'],
  [1.6666666666666665, '5/3'],
  [1 / 6, '1/6'],
  [1 / 7, '1/7'],
  [0.5, '1/2'],
  [2.75, '11/4'],
  [0.125, '1/8'],
  [0.3, '3/10'],
  [0.34, '17/50'],
  [14.5, '29/2'],
  [0, '0'],
  [1500, '1500'],
  [1e21, '1000000000000000000000'],
  [1e-7, '1/10000000'],
])('%d means %s', (quantity, fraction) => {
  expect(exactFraction(quantity).toFraction()).toBe(fraction);
});

test('every quantity is exact to within a rounded third', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (quantity) => {
      expect(Math.abs(exactFraction(quantity).valueOf() - quantity)).toBeLessThan(0.01);
    }),
  );
});

test('scaling a range scales both ends and keeps the unit', () => {
  const amount = exactAmount({ quantity: 1.5, quantityMax: 2, unit: 'cup' });
  expect(scaled(amount, 3)).toEqual({ quantity: '9/2', quantityMax: '6', unit: 'cup' });
  expect(scaled(amount, '1/2')).toEqual({ quantity: '3/4', quantityMax: '1', unit: 'cup' });
});

test('scaling by p/q and then by q/p is the identity, exactly', () => {
  const whole = fc.integer({ min: 1, max: 10_000 });
  const quantity = fc.oneof(
    fc.double({ min: 0, max: 1e9, noNaN: true }),
    whole.map((n) => n / 3),
  );
  fc.assert(
    fc.property(quantity, fc.option(quantity), whole, whole, (low, high, p, q) => {
      const amount = exactAmount({ quantity: low, quantityMax: high, unit: 'gram' });
      expect(scaled(scaled(amount, new Fraction(p, q)), `${q}/${p}`)).toEqual(amount);
      expect(scaled(scaled(amount, 2), 0.5)).toEqual(amount);
    }),
  );
});
