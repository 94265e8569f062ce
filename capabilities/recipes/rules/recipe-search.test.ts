import { expect, test } from 'vitest';
import type { Recipe } from '../contract.ts';
import { findable, matchingRecipes, newestFirst } from './recipe-search.ts';

const recipe = (name: string, more: Partial<Recipe> = {}) =>
  ({
    name,
    mealType: 'dinner',
    sourceName: null,
    dietaryTags: [],
    ingredients: [line('1 onion')],
    language: null,
    isFavorite: false,
    prepTime: null,
    cookTime: null,
    totalTime: null,
    createdAt: '2026-01-01T00:00:00Z',
    ...more,
  }) as Recipe;
const line = (text: string, found: object = {}) =>
  ({ line: text, name: text, contains: [], breaks: [], ...found }) as unknown as Recipe['ingredients'][number];

const recipes = [
  recipe('Crème brûlée', { mealType: 'snack', dietaryTags: ['Sunday'], totalTime: 60 }),
  recipe('Peanut noodles', {
    isFavorite: true,
    prepTime: 10,
    cookTime: 15,
    ingredients: [line('2 tbsp peanut butter', { contains: ['peanuts'], breaks: ['Paleo'] })],
  }),
  recipe('Soup', { sourceName: 'Grandma', totalTime: 30, createdAt: '2026-02-01T00:00:00Z' }),
];
const noFilter = { words: '', mealType: '', favorites: false, quick: false, fits: '', without: '' };
const found = (filter: object) =>
  matchingRecipes(recipes.map(findable), { ...noFilter, ...filter }).map(({ name }) => name);

test('without a filter all recipes are listed in the given order', () => {
  expect(found({})).toEqual(['Crème brûlée', 'Peanut noodles', 'Soup']);
});

test('words match name, ingredients, tags and source, ignoring accents and case', () => {
  expect(found({ words: 'BRULEE creme' })).toEqual(['Crème brûlée']);
  expect(found({ words: 'butter' })).toEqual(['Peanut noodles']);
  expect(found({ words: 'sunday' })).toEqual(['Crème brûlée']);
  expect(found({ words: 'grandma' })).toEqual(['Soup']);
  expect(found({ words: 'soup butter' })).toEqual([]);
});

test('quick means under 30 minutes, and excludes recipes without a time', () => {
  expect(found({ quick: true })).toEqual(['Peanut noodles']);
});

test('recipes with an ingredient that breaks the diet or contains the allergen are left out', () => {
  expect(found({ fits: 'Paleo' })).toEqual(['Crème brûlée', 'Soup']);
  expect(found({ without: 'peanuts' })).toEqual(['Crème brûlée', 'Soup']);
});

test('recipes that cannot be searched are left out if a diet or allergen is chosen', () => {
  const unknown = [recipe('Lachs', { language: 'de' }), recipe('Only a name', { ingredients: [] })].map(findable);
  expect(matchingRecipes(unknown, { ...noFilter, without: 'fish' })).toEqual([]);
  expect(matchingRecipes(unknown, noFilter)).toHaveLength(2);
});

test('meal type and favorites can be combined', () => {
  expect(found({ mealType: 'dinner' })).toEqual(['Peanut noodles', 'Soup']);
  expect(found({ mealType: 'dinner', favorites: true })).toEqual(['Peanut noodles']);
});

test('newestFirst sorts the newest recipe first', () => {
  expect(newestFirst(recipes)[0]?.name).toBe('Soup');
});
