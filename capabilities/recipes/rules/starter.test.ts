import { expect, test } from 'vitest';
import { parseLine } from '#food/server/reader.ts';
import type { CookbookRecipe } from '../catalogue/starter-cookbook.ts';
import { copyForFamily } from './starter.ts';

const toast: CookbookRecipe = {
  key: 'toast',
  name: 'Toast',
  mealType: 'breakfast',
  description: 'It is what it is.',
  ingredients: ['2 slices bread', '1 tablespoon butter'],
  instructions: ['Toast the bread.', 'Butter it.'],
  servings: 1,
  prepTime: 1,
  cookTime: 3,
  dietaryTags: ['Vegetarian'],
  suitableForAges: ['Kids'],
};

test('the copy of a starter recipe is an ordinary recipe that names its source', () => {
  expect(copyForFamily(toast, parseLine)).toMatchObject({
    name: 'Toast',
    sourceName: 'Mothership starter cookbook',
    readFrom: 'starter:toast',
    ingredients: [
      { name: 'bread', quantity: '2', unit: 'slice', line: '2 slices bread', group: null },
      { name: 'butter', quantity: '1', unit: 'tablespoon', line: '1 tablespoon butter' },
    ],
    instructions: 'Toast the bread.\nButter it.',
    totalTime: 4,
    language: 'en',
  });
});
