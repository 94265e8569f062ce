import * as z from 'zod/mini';
import { CalendarEntry, calendarResources } from '#capabilities/calendar/contract.ts';
import { Child } from '#capabilities/household/contract.ts';
import { MealConcern } from '#capabilities/meals/cell-contract.ts';
import { mealPlanResources } from '#capabilities/meals/contract.ts';
import { PlannerItem } from '#capabilities/planner/contract.ts';
import { type AnswerOf, endpoint } from '#core/endpoint.ts';
import { optionalDate } from '#core/fields.ts';
import { mealTypes } from '#food/meals.ts';

/** What matters today, in one glance and one request. */

export const plannerItemsShown = 4;

/** What is on the table today; rows that eat the same stand together. */
const TodaysMeal = z.object({
  mealType: z.enum(mealTypes),
  /** The recipe, or what she wrote instead of one. */
  title: z.string(),
  recipeId: z.nullable(z.uuid()),
  isLeftover: z.boolean(),
  /** Who eats it, where not everybody does. */
  rows: z.array(z.string()),
  concerns: z.array(MealConcern),
});
export type TodaysMeal = z.output<typeof TodaysMeal>;

export const dashboardApi = {
  show: endpoint('GET', '/api/dashboard', {
    summary: 'What matters today and this week',
    resources: [...new Set([...calendarResources, ...mealPlanResources, 'subscriptions', 'preferences', 'account'])],
    /** Today where she is; without it, where her family lives. */
    query: z.optional(z.object({ today: optionalDate('Today') })),
    answer: z.object({
      today: z.string(),
      /** What she wants to be called, if that is known. */
      name: z.nullable(z.string()),
      /** What today holds, and after it what should have been done before. */
      priority: z.array(CalendarEntry),
      children: z.array(Child),
      /** Appointments, birthdays and parties of today and the six days after it. */
      week: z.array(CalendarEntry),
      plannerItems: z.array(PlannerItem),
      /** How many active ones there are in all. */
      plannerItemCount: z.int(),
      meals: z.array(TodaysMeal),
      /** What renews or runs out within the time she set, a sentence each. */
      soon: z.array(z.string()),
    }),
  }),
};
export type Dashboard = AnswerOf<typeof dashboardApi.show>;
