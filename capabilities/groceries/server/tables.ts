import { boolean, date, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { MergedFood } from '#food/amounts.ts';
import { moment } from '#server/database/columns.ts';
import { familyTable, refersTo } from '#server/database/tenants.ts';
import { statuses } from '../contract.ts';
import type { NeedSource } from '../rules/needs.ts';

export const groceryStores = familyTable('grocery_stores', {
  name: text().notNull(),
  categoryOrder: text().array().notNull().default([]),
});

export const groceryLists = familyTable(
  'grocery_lists',
  {
    weekStartDate: date({ mode: 'string' }).notNull(),
    weekEndDate: date({ mode: 'string' }).notNull(),
    /** The week again while the list is pending, else null: a week has one pending list. */
    pendingWeek: date({ mode: 'string' }),
    mealPlanIds: uuid().array().notNull().default([]),
    status: text({ enum: statuses }).notNull().default('pending'),
    storeId: refersTo(() => groceryStores.id, 'set null'),
    instacartOrderId: text(),
    instacartOrderUrl: text(),
    /** What the link was made for, so that it is made anew only when the list has changed. */
    instacartLinkFor: text(),
    instacartLinkAt: moment(),
    orderedAt: moment(),
    deliveredAt: moment(),
    /** What the plan was when the list was last made from it. */
    planVersion: text(),
  },
  { uniqueBy: ['pendingWeek'], searchedBy: ['weekStartDate'] },
);

/** A row for each line, so that two phones ticking at once lose nothing. */
export const groceryItems = familyTable(
  'grocery_items',
  {
    listId: refersTo(() => groceryLists.id, 'cascade').notNull(),
    /** Which food, by its identity; a line of the plan has it once per list, and one added by hand has none here. */
    planKey: text(),
    /** What the plan needs of it; null for a line added by hand. What it does not need any more has a name and no sources. */
    need: jsonb().$type<MergedFood<NeedSource>>(),
    /** Her own words, which stand before those of the plan. */
    ownName: text(),
    ownQuantity: text(),
    ownCategory: text(),
    note: text(),
    checked: boolean().notNull().default(false),
    /** What the plan needed when she ticked it, as it was shown. */
    tickedQuantity: text(),
    isRemoved: boolean().notNull().default(false),
    /** She wants it this once although it is always at home. */
    isWanted: boolean().notNull().default(false),
  },
  { uniqueBy: ['listId', 'planKey'] },
);

export const staples = familyTable(
  'staples',
  { foodKey: text().notNull(), food: text().notNull() },
  { uniqueBy: ['foodKey'] },
);
