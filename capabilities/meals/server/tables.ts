import { boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { mealTypes } from '#food/meals.ts';
import { familyTable, refersTo } from '#server/database/tenants.ts';
import { days, type MealCell } from '../cell-contract.ts';

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
    planId: refersTo(() => mealPlans.id, 'cascade').notNull(),
    day: text({ enum: days }).notNull(),
    mealType: text({ enum: mealTypes }).notNull(),
    recipeId: refersTo(() => recipes.id, 'set null'),
    note: text(),
    leftover: boolean().notNull().default(false),
    locked: boolean().notNull().default(false),
    servings: integer(),
    guests: jsonb().$type<MealCell['guests']>().notNull().default([]),
    reason: text(),
  },
  { uniqueBy: ['planId', 'day', 'mealType'] },
);
