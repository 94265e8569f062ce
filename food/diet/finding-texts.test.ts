import { expect, test } from 'vitest';
import type { Concern, Ingredient } from '../contract.ts';
import { allergensIn, concernBadges, concernSentences, isSearched } from './finding-texts.ts';

const mia = { memberId: '1', name: 'Mia', about: 'Peanuts', kind: 'allergy', ingredient: '2 tbsp peanut butter' };
const concerns = [
  mia,
  { ...mia, ingredient: '1 cup peanuts' },
  { ...mia, memberId: '2', name: 'Leo', about: 'peanuts' },
  { ...mia, about: 'Vegan', kind: 'diet', ingredient: '3 eggs' },
] as Concern[];

test('a badge names the restriction and each person once, allergies first', () => {
  expect(concernBadges(concerns.toReversed())).toEqual([
    { text: 'peanuts: Leo, Mia', isAllergy: true },
    { text: 'Not vegan: Mia', isAllergy: false },
  ]);
  const badge = (about: string) => concernBadges([{ ...mia, about, kind: 'diet' } as Concern])[0]?.text;
  expect(['Vegetarian', 'Gluten-Free', 'Pescatarian', 'no pork', 'mushrooms'].map(badge)).toEqual([
    'Not vegetarian: Mia',
    'Not gluten-free: Mia',
    'Not pescatarian: Mia',
    'Pork: Mia',
    'mushrooms: Mia',
  ]);
});

test('a sentence names every ingredient that matched', () => {
  expect(concernSentences(concerns)).toEqual([
    'Found for Mia: Peanuts, in "2 tbsp peanut butter", "1 cup peanuts"',
    'Found for Leo: peanuts, in "2 tbsp peanut butter"',
    `Doesn't fit Mia's diet (Vegan): "3 eggs"`,
  ]);
});

test('allergens are listed once, as display names', () => {
  const ingredients = [{ contains: ['treeNuts', 'milk'] }, { contains: ['milk'] }] as Ingredient[];
  expect(allergensIn(ingredients)).toEqual(['milk', 'tree nuts']);
});

test('only English recipes with ingredients can be searched', () => {
  const ingredients = [{ line: '180 g Lachsfilet' }] as Ingredient[];
  expect(isSearched({ language: 'de-DE', ingredients })).toBe(false);
  expect(isSearched({ language: 'en-GB', ingredients })).toBe(true);
  expect(isSearched({ language: null, ingredients })).toBe(true);
  expect(isSearched({ language: 'en', ingredients: [] })).toBe(false);
});
