import { expect, test } from 'vitest';
import { foodKey } from '../foods/food-key.ts';
import { parsePackage } from './package.ts';
import { packageRows, soldAs } from './package-table.ts';

test('every food of the table is a food key and has one row, or one per aisle', () => {
  const foods = packageRows.flatMap(({ foods, aisle }) => foods.split('|').map((key) => ({ key, aisle })));
  expect(foods.filter(({ key }) => foodKey(key) !== key)).toEqual([]);
  const places = foods.map(({ key, aisle }) => `${key} ${aisle}`);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

test('every row has sizes that can be parsed, in the US and elsewhere', () => {
  for (const { foods, us, metric, all } of packageRows)
    for (const sizes of [us ?? all, metric ?? all])
      for (const size of (sizes ?? '').split(';').filter(Boolean))
        expect([foods, size, parsePackage(size)]).not.toContain(undefined);
});

test('an unknown food is sold like the food that its last words name, if that is in the same aisle', () => {
  const keyOf = (food: string) => soldAs({ key: foodKey(food), food })?.key;
  expect(keyOf('mild salsa')).toBe('salsa');
  expect(keyOf('seedless red grapes')).toBe('red grape');
  expect(keyOf('apple butter')).toBeUndefined();
  expect(keyOf('unicorn strips and cheese')).toBeUndefined();
  expect(keyOf('light bulb')).toBeUndefined();
});
