import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { mealTypes } from '#food/meals.ts';
import { familyTable } from '#server/database/tenants.ts';
import { type CustomGroup, cookingTimes, defaultMealTypes, groupings } from '../contract.ts';

export const mealPlanningPreferences = familyTable(
  'meal_planning_preferences',
  {
    familyGrouping: text({ enum: groupings }).notNull().default('family'),
    customGroups: jsonb().$type<CustomGroup[]>().notNull().default([]),
    enabledMealTypes: text({ enum: mealTypes })
      .array()
      .notNull()
      .default([...defaultMealTypes]),
    preferAISuggestions: boolean().notNull().default(false),
    allowManualEntry: boolean().notNull().default(true),
    dietaryRestrictions: text().array().notNull().default([]),
    cookingTimePreference: text({ enum: cookingTimes }),
    budgetPerWeek: integer(),
  },
  // One per family.
  { uniqueBy: [] },
);
