import { expect, test } from 'vitest';
import { lengthChoices, lengthWords } from './length.ts';

test.each([
  [5, '5 min'],
  [45, '45 min'],
  [60, '1 hour'],
  [75, '1 hour 15 min'],
  [90, '90 min'],
  [120, '2 hours'],
  [1440, '24 hours'],
])('%d minutes are %s', (minutes, words) => {
  expect(lengthWords(minutes)).toBe(words);
});

test('the form offers the usual lengths, and a stored one that differs in its place', () => {
  const labels = (stored: number | null) => lengthChoices(stored).map(({ label }) => label);
  expect(labels(null)).toEqual(['15 min', '30 min', '45 min', '1 hour', '90 min', '2 hours']);
  expect(labels(45)).toEqual(labels(null));
  expect(labels(50)).toEqual(['15 min', '30 min', '45 min', '50 min', '1 hour', '90 min', '2 hours']);
});
