import { expect, test } from 'vitest';
import { plannedIn, scheduleOf } from './schedule.ts';

test('a schedule names the recipes by day and meal, and nothing else', () => {
  expect(
    scheduleOf([
      { day: 'monday', mealType: 'lunch', recipeId: 'soup' },
      { day: 'monday', mealType: 'dinner', recipeId: 'stew' },
      { day: 'friday', mealType: 'dinner', recipeId: null },
    ]),
  ).toEqual({ monday: { lunch: 'soup', dinner: 'stew' } });
});

test('absent stays, null and an empty text clear a meal, null clears a day', () => {
  expect(plannedIn({})).toEqual([]);
  expect(plannedIn({ monday: {} })).toEqual([]);
  expect(plannedIn({ tuesday: { dinner: 'stew', lunch: '', snack: null } })).toEqual([
    { day: 'tuesday', mealType: 'lunch', recipeId: null },
    { day: 'tuesday', mealType: 'dinner', recipeId: 'stew' },
    { day: 'tuesday', mealType: 'snack', recipeId: null },
  ]);
  expect(plannedIn({ sunday: null }).map(({ mealType }) => mealType)).toEqual([
    'breakfast',
    'lunch',
    'dinner',
    'snack',
  ]);
  expect(plannedIn(null)).toHaveLength(28);
});
