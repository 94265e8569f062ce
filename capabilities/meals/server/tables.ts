import { boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { mealTypes } from '#food/meals.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';
import { days, type MealCell } from '../cell-contract.ts';
import { ratings } from '../rating-contract.ts';
import { droppedKinds } from '../rules/dropped.ts';

export const mealPlans = familyTable(
  'meal_plans',
  {
    weekStartDate: date({ mode: 'string' }).notNull(),
    weekEndDate: date({ mode: 'string' }).notNull(),
    assignedTo: text().notNull(),
    assignedToName: text().notNull(),
    isActive: boolean().notNull().default(true),
    isArchived: boolean().notNull().default(false),
    notes: text(),
  },
  { uniqueBy: ['weekStartDate', 'assignedTo'] },
);

/** One row per meal, so that concurrent changes of different meals don't conflict. */
export const mealCells = familyTable(
  'meal_cells',
  {
    planId: foreignKeyTo(() => mealPlans.id, 'cascade').notNull(),
    day: text({ enum: days }).notNull(),
    mealType: text({ enum: mealTypes }).notNull(),
    recipeId: foreignKeyTo(() => recipes.id, 'set null'),
    note: text(),
    leftover: boolean().notNull().default(false),
    locked: boolean().notNull().default(false),
    servings: integer(),
    guests: jsonb().$type<MealCell['guests']>().notNull().default([]),
    reason: text(),
  },
  { uniqueBy: ['planId', 'day', 'mealType'] },
);

/** What the family, or one member, said about a dinner of one day. */
export const mealRatings = familyTable(
  'meal_ratings',
  {
    recipeId: foreignKeyTo(() => recipes.id, 'cascade').notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Null for the family as a whole. */
    memberId: foreignKeyTo(() => householdMembers.id, 'cascade'),
    /** The member's id or 'family': two nulls would count as different. */
    saidBy: text().notNull(),
    rating: text({ enum: ratings }).notNull(),
  },
  { uniqueBy: ['recipeId', 'date', 'saidBy'], keptFor: { days: 3 * 366, column: 'date' } },
);

/** Meals that were planned and then not eaten: swapped for another recipe, or skipped. */
export const droppedMeals = familyTable(
  'dropped_meals',
  {
    recipeId: foreignKeyTo(() => recipes.id, 'cascade').notNull(),
    date: date({ mode: 'string' }).notNull(),
    mealType: text({ enum: mealTypes }).notNull(),
    kind: text({ enum: droppedKinds }).notNull(),
  },
  { uniqueBy: ['recipeId', 'date', 'mealType'], keptFor: { days: 3 * 366, column: 'date' } },
);
