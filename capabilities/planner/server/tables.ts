import { eq } from 'drizzle-orm';
import { boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { canHavePlan } from '#capabilities/plans/server/tables.ts';
import { moment } from '#server/database/columns.ts';
import type { FamilyTable } from '#server/database/scope.ts';
import { familyTable, refersTo } from '#server/database/tenants.ts';
import { categories, type PlannerItem, travelTypes } from '../contract.ts';

const textList = () => text().array().notNull().default([]);

export const plannerItems = familyTable(
  'planner_items',
  {
    title: text().notNull(),
    category: text({ enum: categories }).notNull(),
    description: text().notNull(),
    aiGenerated: boolean().notNull().default(false),
    actionable: boolean().notNull().default(false),
    links: jsonb().$type<PlannerItem['links']>().notNull().default([]),
    triggerType: text(),
    triggerDate: date({ mode: 'string' }),
    childAgeMonths: integer(),
    relatedItemId: text(),
    dismissed: boolean().notNull().default(false),
    dismissedAt: moment(),
    destination: text(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    travelType: text({ enum: travelTypes }),
    travelers: textList(),
    /** Whose milestone it is: it goes with the child. */
    childId: refersTo(() => householdMembers.id, 'cascade'),
    /** Which milestone or suggestion it was made of, so that each is made once, whatever the number of tabs. */
    madeFrom: text(),
  },
  { uniqueBy: ['madeFrom'], searchedBy: ['triggerDate'] },
);

canHavePlan('trip', {
  table: plannerItems,
  where: eq(plannerItems.category, 'trip'),
  planned: ({ title, startDate, travelType, dismissed }) => ({
    title,
    day: startDate,
    kind: travelType ?? 'domestic',
    isDismissed: dismissed,
  }),
});

/** What an item may be about. Whoever has such records says so, beside their table. */
export const relatable: FamilyTable[] = [plannerItems, householdMembers];
export const mayBeRelated = (table: FamilyTable) => relatable.push(table);

export const packingItems = familyTable('packing_items', {
  tripId: refersTo(() => plannerItems.id, 'cascade').notNull(),
  traveler: text(),
  name: text().notNull(),
  isPacked: boolean().notNull().default(false),
});

/** Specified without a screen of its own: kept so that an archive and an erasure know of it. */
export const outfitPlans = familyTable('outfit_plans', {
  eventName: text().notNull(),
  eventDate: date({ mode: 'string' }),
  colorPalette: textList(),
  styleVibe: text(),
  budgetRange: text(),
  suggestions: jsonb().$type<unknown[]>().notNull().default([]),
  selectedOutfits: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  completed: boolean().notNull().default(false),
});
