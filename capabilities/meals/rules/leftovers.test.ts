import { expect, test } from 'vitest';
import type { Day } from '../cell-contract.ts';
import { cookedMeals, mealThatCooks, updateLeftovers } from './leftovers.ts';

const cell = (day: Day, recipeId: string | null, more: object = {}) => ({
  ...{ day, recipeId, mealType: 'dinner' as const, leftover: false, reason: null as string | null },
  ...more,
});
const leftovers = (day: Day, reason: string | null) => cell(day, 'chili', { leftover: true, reason });

test('leftovers come from the last meal before them that cooks the dish', () => {
  const later = leftovers('friday', null);
  const tuesday = cell('tuesday', 'chili');
  const week = [cell('monday', 'chili'), tuesday, cell('wednesday', 'soup'), later, cell('saturday', 'chili')];
  expect(mealThatCooks(week, later)).toBe(tuesday);
  expect(mealThatCooks([cell('friday', 'chili')], later)).toBeUndefined();
  const lunch = { ...leftovers('tuesday', null), mealType: 'lunch' as const };
  expect(mealThatCooks([tuesday], lunch)).toBeUndefined();
});

test('leftovers count where they are cooked, and not at all if that is not this week', () => {
  const later = leftovers('friday', null);
  const tuesday = cell('tuesday', 'chili');
  expect(cookedMeals([tuesday, later]).map(({ cookedAt }) => cookedAt)).toEqual([tuesday, tuesday]);
  expect(cookedMeals([later, { ...later, recipeId: null }])).toEqual([]);
});

test('leftovers of the planner follow the meal they come from, and are cooked if it is gone', () => {
  const chosen = leftovers('friday', 'Leftovers from Monday. Not checked for Mia');
  expect(updateLeftovers([cell('tuesday', 'chili'), chosen])[1]).toMatchObject({
    leftover: true,
    reason: 'Leftovers from Tuesday. Not checked for Mia',
  });
  expect(updateLeftovers([cell('tuesday', 'soup'), chosen])[1]).toMatchObject({
    leftover: false,
    reason: 'Cook this one: the meal it was left over from changed',
  });
  const noted = leftovers('friday', null);
  expect(updateLeftovers([noted])).toEqual([noted]);
});
