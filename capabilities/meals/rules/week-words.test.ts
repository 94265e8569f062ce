import { expect, test } from 'vitest';
import { concernSentences } from '#food/diets.ts';
import type { MealCell } from '../cell-contract.ts';
import { addedToText, badgesOf, cellLabel, filledText, shortDayName, weekRange, withNameAsId } from './week-words.ts';

const peanuts = { name: 'Mia', about: 'Peanuts', kind: 'allergy' as const, ingredient: '2 tbsp peanut butter' };
const noodles: MealCell = {
  day: 'tuesday',
  mealType: 'dinner',
  recipeId: '0b6b1a57-6a0c-4b1f-9d0c-2f7a3f0f1c11',
  recipeName: 'Noodles',
  drawing: null,
  sourceUrl: null,
  note: 'at six',
  leftover: true,
  locked: true,
  servings: null,
  guests: [],
  reason: null,
  concerns: [peanuts],
  isSearched: true,
  lacksIngredients: false,
};
const place = { weekStart: '2026-11-16', day: 'tuesday' as const, mealType: 'dinner' };

test('a week range has its first and last day, with both years if they differ', () => {
  expect(weekRange('2026-11-16')).toBe('Nov 16 - Nov 22, 2026');
  expect(weekRange('2026-12-28')).toBe('Dec 28, 2026 - Jan 3, 2027');
  expect(shortDayName('thursday')).toBe('Th');
});

test('a cell label has the row, the day, the meal and the concerns', () => {
  expect(cellLabel(place, undefined)).toBe('Add dinner, Tuesday, November 17');
  expect(cellLabel({ ...place, name: 'Mia' }, undefined)).toBe('Add dinner for Mia, Tuesday, November 17');
  expect(cellLabel(place, noodles)).toBe(
    'Dinner, Tuesday, November 17: Noodles, at six, Peanuts: Mia, Leftovers, Kept as is',
  );
  const guests = ['Oma', 'Ben'].map((name) => ({ name, allergies: [], dietaryRestrictions: [] }));
  const onlyGuests = { ...noodles, recipeName: null, note: null, concerns: [], leftover: false, locked: false, guests };
  expect(cellLabel(place, onlyGuests)).toBe('Dinner, Tuesday, November 17: With Oma, Ben');
  const bare = { ...noodles, note: null, concerns: [], leftover: false, locked: false, lacksIngredients: true };
  expect(cellLabel(place, bare)).toBe('Dinner, Tuesday, November 17: Noodles, No ingredients yet');
});

test('concerns have short badges and full texts per person', () => {
  const leo = { ...peanuts, name: 'Leo' };
  expect(badgesOf([peanuts, leo])).toEqual(['Peanuts: Mia, Leo']);
  expect(concernSentences([peanuts, leo].map(withNameAsId))).toEqual([
    'Found for Mia: Peanuts, in "2 tbsp peanut butter"',
    'Found for Leo: Peanuts, in "2 tbsp peanut butter"',
  ]);
});

test('the saved text has the number of people and days, unless it is one', () => {
  expect(addedToText(2, 3)).toBe('Added to 2 people for 3 days');
  expect(addedToText(1, 3)).toBe('Added to 3 days');
  expect(addedToText(2, 1)).toBe('Added to 2 people');
  expect(addedToText(1, 1)).toBeUndefined();
  expect([0, 1, 9].map(filledText)).toEqual(['Nothing to fill in', '1 meal planned', '9 meals planned']);
});
