import { expect, test } from 'vitest';
import { foodKey } from '../foods/food-key.ts';
import { parsePackage } from './package.ts';
import { packageRows, soldAs } from './package-table.ts';

test('every food of the table is a food key and has one row', () => {
  const foods = packageRows.flatMap((row) => row.foods.split('|'));
  expect(foods.filter((food) => foodKey(food) !== food)).toEqual([]);
  expect(foods.filter((food, at) => foods.indexOf(food) !== at)).toEqual([]);
});

test('every row has sizes that can be parsed, in the US and elsewhere', () => {
  for (const { foods, us, metric, all } of packageRows)
    for (const sizes of [us ?? all, metric ?? all])
      for (const size of (sizes ?? '').split(';')) expect([foods, size, parsePackage(size)]).not.toContain(undefined);
});

test('an unknown food is sold like the food that its last words name, if that is in the same aisle', () => {
  expect(soldAs('mild salsa')?.key).toBe('salsa');
  expect(soldAs('seedless red grape')?.key).toBe('red grape');
  expect(soldAs('apple butter')).toBeUndefined();
  expect(soldAs('light bulb')).toBeUndefined();
});
