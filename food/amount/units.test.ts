import { expect, test } from 'vitest';
import { units } from '../facts/units.ts';
import { unitOf } from './units.ts';

test('a unit is found by name, plural and abbreviation, with or without a period', () => {
  expect(unitOf('cups')?.name).toBe('cup');
  expect(unitOf('Tbsp.')?.name).toBe('tablespoon');
  expect(unitOf(' oz ')?.name).toBe('ounce');
  expect(unitOf('leaves')?.name).toBe('leaf');
  expect(unitOf('egg')).toBeUndefined();
});

test('a capital T is a tablespoon and a small t a teaspoon', () => {
  expect(unitOf('T')?.name).toBe('tablespoon');
  expect(unitOf('t')?.name).toBe('teaspoon');
});

test('no word means two units', () => {
  const words = units.flatMap(({ name, words }) => [name, ...words]);
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
});
