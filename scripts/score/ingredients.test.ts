import { expect, test } from 'vitest';
import type { LabelledLine } from './ingredient-label.ts';
import { comparableUnit } from './ingredient-units.ts';
import { reportOn } from './ingredients.ts';

const label = (more: Partial<LabelledLine>): LabelledLine => ({
  id: '1',
  source: 'ours',
  sentence: '2 cups plums',
  quantity: 2,
  unit: 'cup',
  name: 'plums',
  ...more,
});
const parsed = {
  amounts: [{ quantity: 2, quantityMax: null, unit: 'cup' }],
  food: 'plum',
  preparation: '',
  comment: '',
  optional: false,
};

test('a line is right if quantity, unit and name match, regardless of plurals', () => {
  const { score } = reportOn([label({}), label({ unit: 'pound' })], () => parsed);
  expect(score).toMatchObject({ quantity: 100, unit: 50, name: 100, 'all three': 50 });
});

test('either end of a range counts, and a match of another listed amount is scored separately', () => {
  const range = label({ quantity: 1, quantityMax: 2 });
  const listed = label({ quantity: 500, unit: 'g', amounts: [{ quantity: 2, unit: 'cups' }] });
  expect(reportOn([range], () => parsed).score.quantity).toBe(100);
  expect(reportOn([listed], () => parsed).score).toMatchObject({ 'all three': 0, 'amount any + name contains': 100 });
});

test('a measure without a number matches a unit without a quantity', () => {
  const line = label({ quantity: null, unit: 'large handful' });
  const { score } = reportOn([line], () => ({ ...parsed, amounts: [], measure: 'handful' }));
  expect(score['all three']).toBe(100);
});

test('errors of the parser are counted, and scores are reported per source', () => {
  const fails = () => {
    throw new Error('no');
  };
  const { errors, bySource } = reportOn([label({}), label({ source: 'theirs' })], fails);
  expect(errors).toBe(2);
  expect(Object.keys(bySource)).toEqual(['ours', 'theirs']);
});

test.each([
  ['Tbsps.', 'tablespoon'],
  ['T', 'tablespoon'],
  ['fl. oz', 'fluid ounce'],
  ['heaped tsp', 'teaspoon'],
  ['ounce can', 'ounce'],
  ['large', null],
  ['', null],
])('%s is compared as %s', (unit, name) => {
  expect(comparableUnit(unit)).toBe(name);
});
