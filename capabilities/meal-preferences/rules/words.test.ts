import { expect, test } from 'vitest';
import { cookingTimeChoices, typedMealTypes } from './words.ts';

test('meal types may be typed with capitals; none means breakfast, lunch, dinner, snacks', () => {
  expect(typedMealTypes(['Breakfast', 'snacks'])).toEqual(['breakfast', 'snacks']);
  expect(typedMealTypes([])).toEqual(['breakfast', 'lunch', 'dinner', 'snacks']);
});

test('cooking time labels include the duration', () => {
  expect(cookingTimeChoices.map(({ label }) => label)).toEqual([
    'Quick (under 30 minutes)',
    'Moderate (30 to 60 minutes)',
    'Elaborate (over 60 minutes)',
  ]);
});
