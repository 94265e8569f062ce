import { describe, expect, test } from 'vitest';
import { type CellChangeOn, mealsDroppedBy } from './dropped.ts';

const today = '2026-11-18';
const soup = { recipeId: 'soup', leftover: false };
const change = (values: Partial<CellChangeOn>): CellChangeOn => ({
  date: today,
  mealType: 'dinner',
  before: soup,
  after: { recipeId: null },
  ...values,
});

describe('a planned meal is dropped', () => {
  test('when it is cleared, as skipped', () => {
    expect(mealsDroppedBy(change({}), today)).toEqual([
      { recipeId: 'soup', date: today, mealType: 'dinner', kind: 'skipped' },
    ]);
  });

  test('when another recipe takes its place, as swapped', () => {
    expect(mealsDroppedBy(change({ after: { recipeId: 'tacos' } }), today)).toMatchObject([{ kind: 'swapped' }]);
  });

  test.each([
    ['two days before', '2026-11-20', 0],
    ['the day before', '2026-11-19', 1],
    ['on its day', '2026-11-18', 1],
    ['afterwards', '2026-11-10', 1],
  ])('changed %s', (_when, date, count) => {
    expect(mealsDroppedBy(change({ date }), today)).toHaveLength(count);
  });
});

test('an empty meal, leftovers and an unchanged recipe drop nothing', () => {
  const kept = [
    change({ before: undefined, after: { recipeId: 'soup' } }),
    change({ before: { ...soup, leftover: true } }),
    change({ after: soup }),
  ];
  expect(kept.flatMap((one) => mealsDroppedBy(one, today))).toEqual([]);
});
