import * as z from 'zod/mini';
import { CalendarEntry, calendarResources } from '#capabilities/calendar/contract.ts';
import { optionalAssigneeId } from '#capabilities/household/assignee-contract.ts';
import { Child } from '#capabilities/household/contract.ts';
import { MealConcern } from '#capabilities/meals/cell-contract.ts';
import { mealPlanResources } from '#capabilities/meals/contract.ts';
import { PlannerItem } from '#capabilities/planner/contract.ts';
import { Drawing } from '#capabilities/recipes/contract.ts';
import { type AnswerOf, endpoint } from '#core/endpoint.ts';
import { optionalDate } from '#core/fields.ts';
import { mealTypes } from '#food/meals.ts';

/** The whole dashboard in one request. */

export const plannerItemsShown = 4;

/** A meal of today. Rows (people or groups) that eat the same are merged. */
const TodaysMeal = z.object({
  mealType: z.enum(mealTypes),
  /** Name of the recipe, or the note written instead of one. */
  title: z.string(),
  recipeId: z.nullable(z.uuid()),
  drawing: z.nullable(Drawing),
  isLeftover: z.boolean(),
  /** Names of the rows that eat it; empty if all do. */
  rows: z.array(z.string()),
  concerns: z.array(MealConcern),
});
export type TodaysMeal = z.output<typeof TodaysMeal>;

const DashboardChild = z.extend(Child, {
  /** The child's next few entries of this week, from today on. */
  upcoming: z.array(CalendarEntry),
});
export type DashboardChild = z.output<typeof DashboardChild>;

/** What needs a decision or an answer, most pressing first: see `rules/attention.ts`. */
const Attention = z.object({
  kind: z.enum(['returned', 'overlap', 'ask', 'unanswered', 'unassigned', 'renewal']),
  /** Id of the record or hand-off. */
  id: z.uuid(),
  /** 'Dentist and Swim class may overlap' */
  sentence: z.string(),
  /** 'Thursday 4:00 PM, both for Mia' */
  about: z.nullable(z.string()),
  /** The label of the one next step: 'Answer'. */
  step: z.string(),
  /** The screen of the next step; null if it is taken on the dashboard. */
  path: z.nullable(z.string()),
  /** The entry whose day is shown or whose assignee is chosen. */
  entry: z.nullable(CalendarEntry),
});
export type Attention = z.output<typeof Attention>;

export const dinnersWanted = 5;

/** What a new family has done so far. */
const FirstSteps = z.object({ hasKids: z.boolean(), hasDate: z.boolean(), dinnerCount: z.int() });
export type FirstSteps = z.output<typeof FirstSteps>;

/** A renewal, or a supply that runs out. */
const Soon = z.object({ id: z.uuid(), sentence: z.string(), isRefill: z.boolean() });

export const dashboardApi = {
  show: endpoint('GET', '/api/dashboard', {
    summary: 'What matters today and this week',
    isKept: true,
    resources: [
      ...new Set([...calendarResources, ...mealPlanResources, 'subscriptions', 'handoffs', 'preferences', 'account']),
    ],
    /** Today's date on the person's device; defaults to today in the family's time zone. */
    query: z.optional(
      z.object({
        today: optionalDate('Today'),
        /** Id of an adult: leaves out what other adults take care of. */
        assigneeId: optionalAssigneeId,
      }),
    ),
    answer: z.object({
      today: z.string(),
      /** The person's preferred name or first name, if known. */
      name: z.nullable(z.string()),
      /** At most five. */
      attention: z.array(Attention),
      /** Today's entries, followed by overdue ones. */
      priority: z.array(CalendarEntry),
      children: z.array(DashboardChild),
      /** Appointments, birthdays and parties of today and the next six days. */
      week: z.array(CalendarEntry),
      /** What starts or is due tomorrow, earliest first. */
      tomorrow: z.array(CalendarEntry),
      plannerItems: z.array(PlannerItem),
      /** Number of all active planner items; `plannerItems` holds only the first few. */
      plannerItemCount: z.int(),
      meals: z.array(TodaysMeal),
      /** One sentence per subscription that renews or runs out within its reminder period, without those that need attention. */
      soon: z.array(Soon),
      /** Null once a family has done them all, or isn't new anymore. */
      firstSteps: z.nullable(FirstSteps),
    }),
  }),
};
export type Dashboard = AnswerOf<typeof dashboardApi.show>;
