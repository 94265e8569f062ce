import { eq } from 'drizzle-orm';
import { boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { assignee, householdMembers } from '#capabilities/household/server/tables.ts';
import { canHavePlan } from '#capabilities/plans/server/tables.ts';
import { frequencies } from '#core/recurrence.ts';
import { moment } from '#server/database/columns.ts';
import type { FamilyTable } from '#server/database/scope.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';
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
    /** The child of a milestone. Deleting the child deletes it. */
    childId: foreignKeyTo(() => householdMembers.id, 'cascade'),
    assigneeId: assignee(),
    recurringFrequency: text({ enum: frequencies }),
    recurringUntil: date({ mode: 'string' }),
    doneDates: date({ mode: 'string' }).array().notNull().default([]),
    skippedDates: date({ mode: 'string' }).array().notNull().default([]),
    /** The milestone or suggestion it was generated from; unique, so that concurrent tabs create it once. */
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

/** Tables whose records a planner item can relate to. Other capabilities register theirs next to the table. */
export const relatableTables: FamilyTable[] = [plannerItems, householdMembers];
export const mayBeRelated = (table: FamilyTable) => relatableTables.push(table);

export const packingItems = familyTable('packing_items', {
  tripId: foreignKeyTo(() => plannerItems.id, 'cascade').notNull(),
  traveler: text(),
  name: text().notNull(),
  isPacked: boolean().notNull().default(false),
});

/** In the specification, but without a screen. Defined so that archive and erasure include it. */
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
