import { expect, test } from 'vitest';
import { cookingTimeChoices, typedMealTypes } from './words.ts';

test('meal types may be typed with capitals; none means breakfast, lunch, dinner, snacks', () => {
  expect(typedMealTypes(['Breakfast', 'snacks'])).toEqual(['breakfast', 'snacks']);
  expect(typedMealTypes([])).toEqual(['breakfast', 'lunch', 'dinner', 'snacks']);
});

test('each cooking time says its duration', () => {
  expect(cookingTimeChoices.map(({ label, about }) => `${label}: ${about}`)).toEqual([
    'Quick: Under 30 minutes',
    'Moderate: 30 to 60 minutes',
    'Elaborate: Over 60 minutes',
  ]);
});
