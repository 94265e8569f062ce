import { expect, test } from 'vitest';
import { categoryWeights } from '../facts/category-weights.ts';
import { featureCount, guessable, guessedCategory } from './category-guess.ts';

test('there is one weight for each feature of each category', () => {
  expect(categoryWeights.map((row) => row.length)).toEqual(guessable.map(() => featureCount));
});

test('unknown compounds are guessed from their letters', () => {
  expect(guessedCategory(['chickenbreast'])).toBe('Meat & Seafood');
  expect(guessedCategory(['washingpowder'])).toBe('Household');
});

test('a guess little better than chance is not made', () => {
  expect(guessedCategory(['qwrtzp'])).toBeUndefined();
  expect(guessedCategory([])).toBeUndefined();
});
