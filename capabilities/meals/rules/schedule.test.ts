import { expect, test } from 'vitest';
import { scheduleChanges, scheduleOf } from './schedule.ts';

test('a schedule contains only recipe ids by day and meal', () => {
  expect(
    scheduleOf([
      { day: 'monday', mealType: 'lunch', recipeId: 'soup' },
      { day: 'monday', mealType: 'dinner', recipeId: 'stew' },
      { day: 'friday', mealType: 'dinner', recipeId: null },
    ]),
  ).toEqual({ monday: { lunch: 'soup', dinner: 'stew' } });
});

test('missing keys stay, null and empty strings clear a meal, null clears a day', () => {
  expect(scheduleChanges({})).toEqual([]);
  expect(scheduleChanges({ monday: {} })).toEqual([]);
  expect(scheduleChanges({ tuesday: { dinner: 'stew', lunch: '', snack: null } })).toEqual([
    { day: 'tuesday', mealType: 'lunch', recipeId: null },
    { day: 'tuesday', mealType: 'dinner', recipeId: 'stew' },
    { day: 'tuesday', mealType: 'snack', recipeId: null },
  ]);
  expect(scheduleChanges({ sunday: null }).map(({ mealType }) => mealType)).toEqual([
    'breakfast',
    'lunch',
    'dinner',
    'snack',
  ]);
  expect(scheduleChanges(null)).toHaveLength(28);
});
