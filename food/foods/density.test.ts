import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { gramsPerCup } from '../facts/densities.ts';
import { gramsPerMilliliter } from './density.ts';
import { foodKey } from './food-key.ts';

test('a cup of flour weighs 125 grams, exactly', () => {
  const density = gramsPerMilliliter(foodKey('plain flour')) ?? '';
  expect(new Fraction(density).mul('236.5882365').toFraction()).toBe('125');
});

test('water weighs 1 gram per milliliter, and unknown foods have no density', () => {
  expect(new Fraction(gramsPerMilliliter('water') ?? 0).valueOf()).toBeCloseTo(1, 2);
  expect(gramsPerMilliliter('feather')).toBeUndefined();
  expect(gramsPerMilliliter('constructor')).toBeUndefined();
});

test('the table has more than 150 food keys with plausible weights', () => {
  const entries = Object.entries(gramsPerCup);
  expect(entries.length).toBeGreaterThan(150);
  expect(entries.filter(([key]) => foodKey(key) !== key)).toEqual([]);
  expect(entries.filter(([, grams]) => grams < 30 || grams > 345)).toEqual([]);
});
