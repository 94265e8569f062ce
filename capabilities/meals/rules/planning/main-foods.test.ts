import { expect, test } from 'vitest';
import { mainFoods } from './main-foods.ts';

const dish = (...foods: string[]) => foods.map((food) => ({ parsed: { food } }));

test('the main foods are the first ingredients except everyday ones', () => {
  expect(mainFoods(dish('olive oil', 'large onions', 'chicken breasts', 'salt', 'rice', 'peas', 'corn'))).toEqual(
    mainFoods(dish('chicken breast', 'rice', 'pea')),
  );
  expect(mainFoods(dish('water', 'salt', ''))).toEqual([]);
  expect(mainFoods(dish('scallions', 'green onion'))).toHaveLength(1);
});
