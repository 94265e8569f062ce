import { expect, test } from 'vitest';
import { mealsOfDay } from './meals-of-day.ts';

test('rows that eat the same are merged, and are named only if another row eats something else', () => {
  const cell = (mealType: 'lunch' | 'dinner', recipeName: string | null, more = {}) => ({
    mealType,
    recipeName,
    recipeId: null,
    drawing: null,
    note: null,
    leftover: false,
    concerns: [],
    ...more,
  });
  const adults = { name: 'Adults', cells: [cell('dinner', 'Curry'), cell('lunch', 'Soup', { leftover: true })] };
  const kids = { name: 'Kids', cells: [cell('dinner', 'Pasta'), cell('lunch', 'Soup', { leftover: true })] };
  const onlyGuests = { name: 'Grandma', cells: [cell('dinner', null)] };
  const shown = (rows: Parameters<typeof mealsOfDay>[0]) =>
    mealsOfDay(rows).map(({ mealType, title, rows: names }) => [mealType, title, ...names].join(' '));
  expect(shown([adults, kids])).toEqual(['lunch Soup', 'dinner Curry Adults', 'dinner Pasta Kids']);
  expect(shown([onlyGuests])).toEqual([]);
});
