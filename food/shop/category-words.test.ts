import { expect, test } from 'vitest';
import { categoryWords } from './category-words.ts';

test('words come without accents, capitals, numbers and plural', () => {
  expect(categoryWords('2% Crème fraîche, 3 Potatoes')).toEqual(['creme', 'fraiche', '|', 'potato']);
});

test('apostrophes join and hyphens divide', () => {
  expect(categoryWords('confectioners’ sugar')).toEqual(['confectioner', 'sugar']);
  expect(categoryWords('half-and-half')).toEqual(['half', 'and', 'half']);
});

test('brackets and commas cut, and a stroke is a choice', () => {
  expect(categoryWords('peas (frozen)')).toEqual(['pea', '|', 'frozen', '|']);
  expect(categoryWords('butter/oil')).toEqual(['butter', 'or', 'oil']);
});

test('plurals that mean another thing are kept', () => {
  expect(categoryWords('peppers')).toEqual(['peppers']);
});

test('a text of any length costs no more than its first 200 letters', () => {
  expect(categoryWords('pea '.repeat(10_000))).toHaveLength(50);
});
