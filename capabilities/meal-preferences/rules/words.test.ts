import { expect, test } from 'vitest';
import { cookingTimeChoices, parseMealTypes } from './words.ts';

test('meal types are split at commas and trimmed; none means breakfast, lunch, dinner, snacks', () => {
  expect(parseMealTypes(' Breakfast,, snacks ,')).toEqual(['breakfast', 'snacks']);
  expect(parseMealTypes(' , ')).toEqual(['breakfast', 'lunch', 'dinner', 'snacks']);
});

test('cooking time labels include the duration', () => {
  expect(cookingTimeChoices.map(({ label }) => label)).toEqual([
    'Quick (under 30 minutes)',
    'Moderate (30 to 60 minutes)',
    'Elaborate (over 60 minutes)',
  ]);
});
