import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalFlag, requiredDate } from '#core/fields.ts';
import { optionalList } from '#core/list-fields.ts';
import { days, PlacedCell, TakenCell } from './cell-contract.ts';
import { isMonday } from './rules/week.ts';

/** One tap that fills many meals, and the one that takes it back. */

export const week = requiredDate('Week start').check(z.refine(isMonday, 'Week start must be a Monday'));

export const someDays = z
  .array(oneOf('Day', days), { error: 'Choose at least one day' })
  .check(z.minLength(1, 'Choose at least one day'), z.maxLength(7, 'A week has seven days'));

/** What one tap filled, so that it can be taken back. */
const Filled = z.object({
  filled: z.array(PlacedCell),
  /** Why something stayed empty, a sentence each: 'No dinner fits Mia (Peanuts) in under 30 minutes'. */
  remarks: z.array(z.string()),
});

const resources = ['meal-plans'];
const oneWeek = z.object({ weekStartDate: week });

export const fillingApi = {
  copyWeek: endpoint('POST', '/api/meal-plans/copy-week', {
    summary: 'Fill the empty meals of a week with those of the week before',
    resources,
    body: oneWeek,
    answer: Filled,
    status: 200,
  }),
  copyDay: endpoint('POST', '/api/meal-plans/copy-day', {
    summary: 'Fill the empty meals of some days with those of one day of the same week',
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
      /** Chosen meals that are not locked are chosen anew as well. */
      again: optionalFlag('Again'),
      /** The same seed gives the same week. */
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
    summary: 'Put back what stood in these meals before, unless somebody has changed them since',
    resources,
    body: z.object({ cells: optionalList('Meals', TakenCell, 'meals', 1000) }),
    answer: z.object({ taken: z.int() }),
    status: 200,
  }),
};
