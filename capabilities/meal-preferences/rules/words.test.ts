import { expect, test } from 'vitest';
import { cookingTimeChoices, mealTypesOf } from './words.ts';

test('meal types are split at commas and trimmed; none means breakfast, lunch, dinner, snacks', () => {
  expect(mealTypesOf(' Breakfast,, snacks ,')).toEqual(['breakfast', 'snacks']);
  expect(mealTypesOf(' , ')).toEqual(['breakfast', 'lunch', 'dinner', 'snacks']);
});

test('cooking times say how long they are', () => {
  expect(cookingTimeChoices.map(({ label }) => label)).toEqual([
    'Quick (under 30 minutes)',
    'Moderate (30 to 60 minutes)',
    'Elaborate (over 60 minutes)',
  ]);
});
