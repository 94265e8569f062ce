import { expect, test } from 'vitest';
import { NewRecipe } from '../contract.ts';
import { emptyPageResult, type PageRecipe } from './page/page-recipe.ts';
import { storableRecipe } from './storable-recipe.ts';

const parse = (line: string) => ({ amounts: [], food: line, preparation: '', comment: '', optional: false });
const stored = (page: Partial<PageRecipe>) => storableRecipe({ ...emptyPageResult, name: 'Cake', ...page }, parse);

test('the content of a page is stored unchanged', () => {
  const page = {
    name: 'Lemon  cake',
    description: 'Soft.\n\nVery soft.',
    ingredients: [
      { line: '2 eggs', group: 'Batter:' },
      { line: ' ', group: null },
    ],
    steps: [
      { text: 'Beat\nthe eggs.', group: 'Batter' },
      { text: 'Bake.', group: null },
    ],
    servings: 8,
    prepTime: 20,
    cookTime: 40.4,
    sourceName: 'A kitchen',
    imageUrl: 'https://example.com/cake.jpg',
    language: 'en-GB',
    tags: ['Dessert', 'dessert', 'the best easy lemon cake recipe', 'Vegetarian'],
  };
  expect(stored(page)).toMatchObject({
    name: 'Lemon cake',
    description: 'Soft.\n\nVery soft.',
    ingredients: [{ name: '2 eggs', line: '2 eggs', group: 'Batter' }],
    instructions: 'Batter:\nBeat the eggs.\nBake.',
    servings: 8,
    prepTime: 20,
    cookTime: 40,
    totalTime: null,
    sourceName: 'A kitchen',
    sourceImageUrl: 'https://example.com/cake.jpg',
    language: 'en-GB',
    dietaryTags: ['Dessert', 'Vegetarian'],
  });
});

test('the result always passes validation, even for extreme input', () => {
  const endless = 'word '.repeat(20_000);
  const recipe = stored({
    name: endless,
    description: endless,
    sourceName: `\0${endless}`,
    ingredients: Array.from({ length: 900 }, () => ({ line: endless, group: endless })),
    steps: [{ text: endless, group: endless }],
    servings: 1e9,
    prepTime: 1e9,
    cookTime: -5,
    totalTime: Number.NaN,
    imageUrl: 'javascript:alert(1)',
    language: 'klingon '.repeat(9),
    tags: Array.from({ length: 99 }, (_, n) => `tag ${n}`),
  });
  expect(NewRecipe.safeParse({ ...recipe, mealType: 'dinner' }).error).toBeUndefined();
  expect(recipe).toMatchObject({ servings: 500, prepTime: null, cookTime: null, totalTime: null, language: null });
  expect(recipe.sourceImageUrl).toBeNull();
  expect(recipe.name).toMatch(/word$/);
});
