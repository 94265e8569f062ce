import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { amountText } from './display-amount.ts';
import { exactAmount } from './exact.ts';
import type { Ladder } from './ladders.ts';
import { unitOf } from './units.ts';

const amount = (quantity: number, unit: string, quantityMax: number | null = null) =>
  exactAmount({ quantity, quantityMax, unit });

test.each<[number, string, string, Ladder?]>([
  [3, 'teaspoon', '1 tbsp'],
  [1.5, 'teaspoon', '1½ tsp'],
  [0.5, 'tablespoon', '1½ tsp'],
  [16, 'tablespoon', '1 cup'],
  [4, 'tablespoon', '¼ cup'],
  [2, 'tablespoon', '2 tbsp'],
  [5, 'tablespoon', '5 tbsp'],
  [0.33, 'cup', '⅓ cup'],
  [0.5, 'cup', '½ cup'],
  [1.5, 'cup', '1½ cups'],
  [6, 'cup', '6 cups'],
  [10, 'cup', '10 cups'],
  [18, 'cup', '4½ quarts'],
  [1, 'cup', '235 ml', 'metric'],
  [1500, 'gram', '1.5 kg'],
  [1234, 'gram', '1.23 kg'],
  [7, 'gram', '7 g'],
  [112, 'gram', '112 g'],
  [0.4, 'gram', '0.4 g'],
  [1, 'pound', '455 g', 'metric'],
  [1, 'pound', '450 g', 'converted'],
  [2, 'pound', '900 g', 'converted'],
  [15, 'ounce', '425 g', 'converted'],
  [5, 'pound', '2.3 kg', 'converted'],
  [35, 'ounce', '1 kg', 'converted'],
  [0.5, 'ounce', '14 g', 'converted'],
  [1, 'cup', '240 ml', 'converted'],
  [0.25, 'cup', '60 ml', 'converted'],
  [1, 'fluid ounce', '2 tbsp', 'converted'],
  [2, 'teaspoon', '2 tsp', 'converted'],
  [3, 'tablespoon', '3 tbsp', 'converted'],
  [8, 'tablespoon', '120 ml', 'converted'],
  [1, 'quart', '950 ml', 'converted'],
  [1, 'gallon', '3.8 l', 'converted'],
  [1, 'kilogram', '2¼ lb', 'US'],
  [100, 'gram', '3½ oz', 'US'],
  [20, 'ounce', '1¼ lb'],
  [18, 'ounce', '18 oz'],
  [14.5, 'ounce', '14½ oz'],
  [750, 'milliliter', '750 ml'],
  [1.25, 'liter', '1.25 l'],
  [2, 'clove', '2 cloves'],
  [1, 'clove', '1 clove'],
  [3, 'leaf', '3 leaves'],
  [2, 'pinch', '2 pinches'],
  [1.875, 'cup', '1⅞ cups'],
  [0.5, '', '½'],
  [2.5, '', '2½'],
  [7, '', '7'],
  [2, 'Zweig', '2 Zweig'],
  [0, 'gram', '0 g'],
  [0, '', '0'],
])('%d %s is shown as %s', (quantity, unit, text, system) => {
  expect(amountText(amount(quantity, unit), system)).toBe(text);
});

test('a range shows both ends in one unit', () => {
  expect(amountText(amount(2, 'cup', 3))).toBe('2–3 cups');
  expect(amountText(amount(0.5, 'cup', 0.75))).toBe('½–¾ cup');
  expect(amountText(amount(800, 'gram', 1200))).toBe('800–1200 g');
});

const signs = new Map(
  Object.entries({
    '⅛': '1/8',
    '¼': '1/4',
    '⅓': '1/3',
    '⅜': '3/8',
    '½': '1/2',
    '⅝': '5/8',
    '⅔': '2/3',
    '¾': '3/4',
    '⅞': '7/8',
  }),
);

/** Parses a displayed amount back into grams or milliliters. */
function readBack(text: string): number {
  const [number = '', ...unit] = text.split(' ');
  const sign = signs.get(number.at(-1) ?? '');
  const whole = sign === undefined ? number : number.slice(0, -1);
  const value = new Fraction(whole === '' ? 0 : whole).add(sign ?? 0);
  return value.mul(unitOf(unit.join(' '))?.factor ?? 1).valueOf();
}

test('rounding is off by at most 5 percent and never gives zero, in any system', () => {
  const unit = fc.constantFrom(
    'gram',
    'kilogram',
    'ounce',
    'pound',
    'teaspoon',
    'tablespoon',
    'cup',
    'liter',
    'milliliter',
    '',
  );
  fc.assert(
    fc.property(
      fc.double({ min: 1e-4, max: 1e6, noNaN: true }),
      unit,
      fc.constantFrom<Ladder>('US', 'metric', 'converted'),
      (quantity, unit, system) => {
        const expected = new Fraction(amount(quantity, unit).quantity).mul(unitOf(unit)?.factor ?? 1).valueOf();
        const text = amountText(amount(quantity, unit), system);
        expect(Math.abs(readBack(text) / expected - 1), text).toBeLessThanOrEqual(0.0501);
      },
    ),
    { numRuns: 500 },
  );
});

test('very large and very small numbers are shown exactly', () => {
  expect(amountText(amount(1e30, 'gram'))).toBe(`1${'0'.repeat(27)} kg`);
  expect(amountText(amount(1e-30, ''))).toBe(`0.${'0'.repeat(29)}1`);
});
