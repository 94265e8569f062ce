import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { merge } from '../amounts.ts';
import { parseLine } from '../server/reader.ts';
import { toBuy } from './to-buy.ts';

const needOf = (...lines: string[]) => {
  const [need] = merge(lines.map((line) => ({ parsed: parseLine(line), source: line })));
  if (!need) throw new Error('no food');
  return need;
};
const us = (...lines: string[]) => toBuy(needOf(...lines), 'us')?.text;
const metric = (...lines: string[]) => toBuy(needOf(...lines), 'metric')?.text;

test('amounts are rounded up to packages', () => {
  expect(us('2 (14.5 oz) cans black beans')).toBe('2 cans');
  expect(us('1 cup black beans')).toBe('1 can');
  expect(us('3 cloves garlic')).toBe('1 head');
  expect(us('3/4 cup butter')).toBe('2 sticks');
  expect(us('13 eggs')).toBe('2 cartons');
  expect(us('4 tablespoons lemon juice')).toBe('2 lemons');
  expect(us('1/4 teaspoon nutmeg')).toBe('1 jar');
});

test('the fewest packages are taken, and the smallest of these', () => {
  expect(us('1 cup milk')).toBe('1 pint');
  expect(us('6 cups milk')).toBe('1 half gallon');
  expect(us('20 cups milk')).toBe('2 gallons');
  expect(us('28 oz diced tomatoes')).toBe('1 large can');
  expect(us('30 oz diced tomatoes')).toBe('2 cans');
});

test('foods that are sold loose are rounded up to whole pieces or to the steps of a scale', () => {
  expect(us('1 cup chopped onion')).toBe('1');
  expect(us('2 cups chopped onion', '1 onion')).toBe('3');
  expect(us('1.4 lb ground beef')).toBe('1½ lb');
  expect(metric('430 g ground beef')).toBe('500 g');
});

test('metric families get metric packages', () => {
  expect(metric('6 cups milk')).toBe('2 cartons');
  expect(metric('1 stick butter')).toBe('1 pack');
  expect(metric('2 cans chickpeas')).toBe('2 cans');
});

test('different amounts of one food are added up before rounding', () => {
  expect(us('3 celery stalks', '1 cup diced celery')).toBe('1 bunch');
  expect(us('1/2 cup olive oil', '1 tablespoon olive oil', '2 cups olive oil')).toBe('2 bottles');
});

test('unknown foods and amounts that no size holds have no result', () => {
  expect(us('2 cups unicorn tears')).toBeUndefined();
  expect(us('2 bags carrots')).toBeUndefined();
  expect(us('8 boneless chicken thighs')).toBeUndefined();
});

test('the aisle decides between fresh and dried herbs of one name', () => {
  expect(us('2 teaspoons fresh thyme leaves')).toBe('1 bunch');
  expect(us('1 teaspoon thyme')).toBe('1 jar');
  expect(us('4 sprigs thyme')).toBe('1 bunch');
});

test('without an amount, one package is enough, and a food that is sold loose stays without one', () => {
  expect(us('fresh basil')).toBe('1 bunch');
  expect(us('ham, to serve')).toBeUndefined();
  expect(toBuy({ ...needOf('2 eggs'), amounts: [] }, 'us')).toBeUndefined();
});

test("the family's own size wins, and counts what the known sizes hold", () => {
  const buy = (line: string, size: string) => toBuy(needOf(line), 'us', size);
  expect(buy('6 potatoes', '5 lb bag')).toEqual({ text: '1 bag', size: '5 lb bag' });
  expect(toBuy(needOf('2 cans chickpeas'), 'us')).toEqual({ text: '2 cans', size: 'can of 15.5 oz' });
  expect(toBuy(needOf('2 onions'), 'us')).toEqual({ text: '2', size: '' });
  expect(buy('2 cups milk', 'gallon of 128 fl oz')?.text).toBe('1 gallon');
  expect(buy('2 cups unicorn tears', 'bottle')?.text).toBe('1 bottle');
  expect(buy('2 cups unicorn tears', '1 lb bag')).toEqual({ text: '', size: '1 lb bag' });
});

test('the packages always hold the needed amount, within the tolerance for measures, and none is superfluous', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), (grams) => {
      const amounts = [{ quantity: `${grams}/10`, quantityMax: null, unit: 'gram' }];
      const bought = toBuy({ key: 'spaghetti', food: 'spaghetti', amounts, isUncounted: false }, 'us');
      const count = Number.parseInt(bought?.text ?? '', 10);
      const box = new Fraction('28.349523125').mul(16).mul('1.05');
      expect(bought?.size).toBe('box of 16 oz');
      expect(box.mul(count).gte(new Fraction(grams, 10))).toBe(true);
      expect(box.mul(count - 1).lt(new Fraction(grams, 10))).toBe(true);
    }),
  );
});

test('more coriander than a jar holds, or a bunch of it, is fresh', () => {
  expect(us('2 teaspoons coriander')).toBe('1 jar');
  expect(us('a handful of coriander, chopped')).toBe('1 bunch');
  expect(metric('1/2 cup chopped coriander')).toBe('1 bunch');
});

test('what recipes of other kitchens need has a package, too', () => {
  expect(us('2 thumbs ginger')).toBe('1 piece');
  expect(us('1/4 cup sofrito')).toBe('1 jar');
  expect(us('1 can gandules (15 oz)')).toBe('1 can');
  expect(metric('200 g San Marzano tomatoes')).toBe('1 can');
  expect(metric('900 ml low-fat cottage cheese')).toBe('4 tubs');
  expect(metric('200 ml sparkling water')).toBe('1 bottle');
});

test('water chestnuts come in small cans', () => {
  expect(us('12 oz water chestnuts')).toBe('2 cans');
  expect(us('1 can (8 oz) water chestnuts')).toBe('1 can');
});
