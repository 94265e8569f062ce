import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalFlag, requiredDate } from '#core/fields.ts';
import { optionalList } from '#core/list-fields.ts';
import { mealTypes } from '#food/meals.ts';
import { days, PlacedCell, PlacedCellInput } from './cell-contract.ts';
import { isMonday } from './rules/week.ts';
import { wishes } from './rules/wishes.ts';

/** Endpoints that fill many meals at once, and their undo. */

export const week = requiredDate('Week start').check(z.refine(isMonday, 'Week start must be a Monday'));

export const someDays = z
  .array(oneOf('Day', days), { error: 'Choose at least one day' })
  .check(z.minLength(1, 'Choose at least one day'), z.maxLength(7, 'A week has seven days'));

/** The filled cells, which the client sends back for undo. */
const Filled = z.object({
  filled: z.array(PlacedCell),
  /** Sentences that say why meals stayed empty: 'No dinner fits Mia (Peanuts) in under 30 minutes'. */
  remarks: z.array(z.string()),
});

const resources = ['meal-plans'];
const oneWeek = z.object({ weekStartDate: week });

export const fillingApi = {
  copyWeek: endpoint('POST', '/api/meal-plans/copy-week', {
    summary: 'Fill the empty meals of a week from the previous week',
    resources,
    body: oneWeek,
    answer: Filled,
    status: 200,
  }),
  copyDay: endpoint('POST', '/api/meal-plans/copy-day', {
    summary: 'Fill the empty meals of some days from one day of the same week',
    resources,
    body: z.object({ weekStartDate: week, from: oneOf('Day', days), to: someDays }),
    answer: Filled,
    status: 200,
  }),
  planWeek: endpoint('POST', '/api/meal-plans/plan-week', {
    summary: "Fill the empty meals of a week from the family's recipes, with a reason for each",
    resources,
    body: z.object({
      weekStartDate: week,
      /** By default all enabled ones. Meals that are already over (in the family's time zone) are left out. */
      mealTypes: optionalList('Meals', oneOf('Meal', mealTypes), 'meals', mealTypes.length).check(
        z.refine((chosen) => chosen?.length !== 0, 'Choose at least one meal'),
      ),
      /** Also replaces meals that the planner chose before, unless they are locked. */
      again: optionalFlag('Again'),
      /** Replaces only these meals that the planner filled, unless they were changed or locked since. */
      instead: optionalList('Meals', PlacedCellInput, 'meals', 1000),
      wishes: optionalList('Wishes', oneOf('Wish', wishes), 'wishes', wishes.length),
      /** Recipes that were already suggested and not wanted. */
      passed: optionalList('Recipes', z.uuid("Recipe isn't valid"), 'recipes', 1000),
      /** The same seed gives the same plan. */
      seed: z.optional(z.int('Seed must be a whole number')),
    }),
    answer: Filled,
    status: 200,
  }),
  reroll: endpoint('POST', '/api/meal-plans/:id/cells/:day/:mealType/reroll', {
    summary: 'Choose another recipe for one meal',
    resources,
    answer: Filled,
    status: 200,
  }),
  takeBack: endpoint('POST', '/api/meal-plans/take-back', {
    summary: 'Restore the former content of these meals, unless they were changed since',
    resources,
    body: z.object({ cells: optionalList('Meals', PlacedCellInput, 'meals', 1000) }),
    answer: z.object({ taken: z.int() }),
    status: 200,
  }),
};
