import * as z from 'zod/mini';
import { type AnswerOf, endpoint } from '#core/endpoint.ts';
import { oneOf, optionalDate, optionalFlag, optionalText, recordFields, requiredText } from '#core/fields.ts';
import { optionalList } from '#core/list-fields.ts';
import { mealTypes } from '#food/meals.ts';
import { CellChange, days, Guest, MealCell, MealConcern } from './cell-contract.ts';
import { fillingApi, someDays, week } from './filling-contract.ts';
import { endsSixDaysLater } from './rules/week.ts';

/** Weekly meal plans: one plan per person or group, with one cell for each day and meal. */

const recipeIds = z.record(z.string(), z.record(z.string(), z.uuid()));

export const MealPlan = z.object({
  ...recordFields,
  weekStartDate: z.string(),
  weekEndDate: z.string(),
  /** Id of a person or custom group, or 'family', 'adults' or 'kids'. */
  assignedTo: z.string(),
  assignedToName: z.string(),
  /** Computed from the cells: day name -> meal type -> recipe id. */
  schedule: recipeIds,
  cells: z.array(MealCell),
  isActive: z.boolean(),
  isArchived: z.boolean(),
  notes: z.nullable(z.string()),
});
export type MealPlan = z.output<typeof MealPlan>;

/** Missing keys stay unchanged; null and '' clear a meal, and null clears a whole day. */
const recipeError = "Recipe isn't valid";
const recipeId = z.nullable(z.union([z.literal(''), z.uuid(recipeError)], { error: recipeError }));
const daySchedule = z.nullable(
  z.partialRecord(z.enum(mealTypes), recipeId, { error: `A day has the meals ${mealTypes.join(', ')}` }),
);
const schedule = z.optional(
  z.nullable(z.partialRecord(z.enum(days), daySchedule, { error: `Schedule has the days ${days.join(', ')}` })),
);

const planFields = {
  schedule,
  isActive: optionalFlag('Active'),
  isArchived: optionalFlag('Archived'),
  notes: optionalText('Notes', 10_000),
};
const NewMealPlan = z
  .object({
    weekStartDate: week,
    weekEndDate: optionalDate('Week end'),
    /** 422 if the family has no such person or group. */
    assignedTo: requiredText('Assigned to', 100),
    assignedToName: optionalText('Name'),
    ...planFields,
  })
  .check(z.refine(endsSixDaysLater, { error: 'Week end must be the Sunday of that week', path: ['weekEndDate'] }));

/** A row of the week grid; `planId` is null if nothing was planned in it yet. */
export const MealRow = z.object({
  assignedTo: z.string(),
  name: z.string(),
  memberIds: z.array(z.uuid()),
  planId: z.nullable(z.uuid()),
  cells: z.array(MealCell),
});
export type MealRow = z.output<typeof MealRow>;

const resources = ['meal-plans'];
/** Plans contain names, rows and concerns from these resources. */
export const mealPlanResources = ['meal-plans', 'meal-preferences', 'recipes', 'household'];
const people = z
  .array(requiredText('Person', 100), { error: 'Choose at least one person' })
  .check(z.minLength(1, 'Choose at least one person'), z.maxLength(100, "That's too many people"));
export const mealPlansApi = {
  list: endpoint('GET', '/api/meal-plans', {
    summary: 'The meal plans of one week or all weeks, latest week first',
    resources: mealPlanResources,
    query: z.optional(z.object({ weekStartDate: optionalDate('Week start') })),
    answer: z.array(MealPlan),
  }),
  week: endpoint('GET', '/api/meal-plans/week', {
    summary: 'The grid of a week: the meals of each row, with concerns',
    isKept: true,
    resources: mealPlanResources,
    query: z.object({ weekStartDate: week }),
    answer: z.object({
      weekStartDate: z.string(),
      weekEndDate: z.string(),
      rows: z.array(MealRow),
      enabledMealTypes: z.array(z.enum(mealTypes)),
      /** Whether the previous week has meals to copy. */
      hasWeekBefore: z.boolean(),
      recipeCount: z.int(),
    }),
  }),
  add: endpoint('POST', '/api/meal-plans', {
    summary: 'Create a weekly plan for a person or group, or add to the existing one',
    resources,
    body: NewMealPlan,
    answer: MealPlan,
    statusIfExists: 200,
  }),
  change: endpoint('PATCH', '/api/meal-plans/:id', {
    summary: 'Change a plan; the schedule is merged: omitted meals stay, null clears',
    resources,
    body: z.object(planFields),
    answer: MealPlan,
  }),
  remove: endpoint('DELETE', '/api/meal-plans/:id', { summary: 'Remove a plan', resources }),
  changeCell: endpoint('PATCH', '/api/meal-plans/:id/cells/:day/:mealType', {
    summary: 'Change one meal of a plan; recipeId null without a note clears it',
    resources,
    body: CellChange,
    answer: MealPlan,
  }),
  /** Used by the meal dialog: one meal for several days and people, all or nothing. */
  assign: endpoint('POST', '/api/meal-plans/assign', {
    summary: 'Plan one meal for several people on several days of a week',
    resources,
    body: z.object({
      weekStartDate: week,
      assignedTo: people,
      days: someDays,
      mealType: oneOf('Meal type', mealTypes),
      ...CellChange.shape,
    }),
    answer: z.array(MealPlan),
    status: 200,
  }),
  check: endpoint('POST', '/api/meal-plans/check', {
    summary: 'Check a recipe for concerns of these people; saves nothing',
    resources: [],
    body: z.object({
      recipeId: z.uuid('Recipe is required'),
      assignedTo: people,
      guests: optionalList('Guests', Guest, 'guests', 20),
    }),
    answer: z.object({ concerns: z.array(MealConcern), isSearched: z.boolean() }),
    status: 200,
  }),
  ...fillingApi,
};
export type MealWeek = AnswerOf<typeof mealPlansApi.week>;
