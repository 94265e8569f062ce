import { expect, test } from 'vitest';
import type { Recipe } from '../contract.ts';
import { findable, matching, newestFirst } from './recipe-search.ts';

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

const shelf = [
  recipe('Crème brûlée', { mealType: 'snack', dietaryTags: ['Sunday'], totalTime: 60 }),
  recipe('Peanut noodles', {
    isFavorite: true,
    prepTime: 10,
    cookTime: 15,
    ingredients: [line('2 tbsp peanut butter', { contains: ['peanuts'], breaks: ['Paleo'] })],
  }),
  recipe('Soup', { sourceName: 'Grandma', totalTime: 30, createdAt: '2026-02-01T00:00:00Z' }),
];
const nothing = { words: '', mealType: '', favorites: false, quick: false, fits: '', without: '' };
const found = (filter: object) => matching(shelf.map(findable), { ...nothing, ...filter }).map(({ name }) => name);

test('without a filter everything is there, in the order given', () => {
  expect(found({})).toEqual(['Crème brûlée', 'Peanut noodles', 'Soup']);
});

test('words are looked for in name, ingredients, tags and source, whatever their marks and case', () => {
  expect(found({ words: 'BRULEE creme' })).toEqual(['Crème brûlée']);
  expect(found({ words: 'butter' })).toEqual(['Peanut noodles']);
  expect(found({ words: 'sunday' })).toEqual(['Crème brûlée']);
  expect(found({ words: 'grandma' })).toEqual(['Soup']);
  expect(found({ words: 'soup butter' })).toEqual([]);
});

test('quick is under 30 minutes, and a recipe that does not say is not called quick', () => {
  expect(found({ quick: true })).toEqual(['Peanut noodles']);
});

test('a recipe with an ingredient found to break a diet or to contain an allergen is left out', () => {
  expect(found({ fits: 'Paleo' })).toEqual(['Crème brûlée', 'Soup']);
  expect(found({ without: 'peanuts' })).toEqual(['Crème brûlée', 'Soup']);
});

test('so is a recipe that we cannot search, when it matters', () => {
  const unknown = [recipe('Lachs', { language: 'de' }), recipe('Only a name', { ingredients: [] })].map(findable);
  expect(matching(unknown, { ...nothing, without: 'fish' })).toEqual([]);
  expect(matching(unknown, nothing)).toHaveLength(2);
});

test('meal type and favorites narrow together', () => {
  expect(found({ mealType: 'dinner' })).toEqual(['Peanut noodles', 'Soup']);
  expect(found({ mealType: 'dinner', favorites: true })).toEqual(['Peanut noodles']);
});

test('newest first', () => {
  expect(newestFirst(shelf)[0]?.name).toBe('Soup');
});
