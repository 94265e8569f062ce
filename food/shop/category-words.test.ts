import { expect, test } from 'vitest';
import { categoryWords } from './category-words.ts';

test('words have no accents, capitals or plurals, and numbers are dropped', () => {
  expect(categoryWords('2% Crème fraîche, 3 Potatoes')).toEqual(['creme', 'fraiche', '|', 'potato']);
});

test('apostrophes are removed and hyphens split words', () => {
  expect(categoryWords('confectioners’ sugar')).toEqual(['confectioner', 'sugar']);
  expect(categoryWords('half-and-half')).toEqual(['half', 'and', 'half']);
});

test('brackets and commas become dividers, and a slash becomes "or"', () => {
  expect(categoryWords('peas (frozen)')).toEqual(['pea', '|', 'frozen', '|']);
  expect(categoryWords('butter/oil')).toEqual(['butter', 'or', 'oil']);
});

test('plurals with their own meaning are kept', () => {
  expect(categoryWords('peppers')).toEqual(['peppers']);
});

test('only the first 200 characters are read', () => {
  expect(categoryWords('pea '.repeat(10_000))).toHaveLength(50);
});
