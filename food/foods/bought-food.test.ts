import { expect, test } from 'vitest';
import { parseLine } from '../server/reader.ts';
import { shopCategoryOf } from '../shop/shop-category.ts';
import { boughtFood } from './bought-food.ts';

test.each([
  ['2 (14 oz) cans tomatoes', 'canned tomatoes', 'Pantry'],
  ['1 can salmon', 'canned salmon', 'Pantry'],
  ['1 can canned corn', 'canned corn', 'Pantry'],
  ['500 g tomatoes', 'tomatoes', 'Produce'],
  ['1 can coconut milk', 'coconut milk', 'Pantry'],
  ['1 jar honey', 'honey', 'Pantry'],
  ['500 g minced beef', 'minced beef', 'Meat & Seafood'],
])('"%s" is bought as %s in %s', (line, food, category) => {
  const bought = boughtFood(parseLine(line));
  expect([bought, shopCategoryOf(bought)]).toEqual([food, category]);
});
