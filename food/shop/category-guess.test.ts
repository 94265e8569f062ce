import { expect, test } from 'vitest';
import { categoryWeights } from '../facts/category-weights.ts';
import { featureCount, guessable, guessedCategory } from './category-guess.ts';

test('every category has one weight per feature', () => {
  expect(categoryWeights.map((row) => row.length)).toEqual(guessable.map(() => featureCount));
});

test('unknown compound words are guessed from their letters', () => {
  expect(guessedCategory(['chickenbreast'])).toBe('Meat & Seafood');
  expect(guessedCategory(['washingpowder'])).toBe('Household');
});

test('no guess is made if it would be little better than chance', () => {
  expect(guessedCategory(['qwrtzp'])).toBeUndefined();
  expect(guessedCategory([])).toBeUndefined();
});
