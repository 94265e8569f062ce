import { expect, test } from 'vitest';
import { areChores } from './jobs.ts';

test.each([
  ['call mom, buy stamps, return the shoes', true],
  ['buy milk, get eggs, grab bread', false],
  ['call mom, tacos, return the shoes', false],
])('%j is a list of what she does herself: %s', (words, are) => {
  expect(areChores(words)).toBe(are);
});
