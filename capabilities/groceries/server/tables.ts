import { boolean, date, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { MergedFood } from '#food/amounts.ts';
import { moment } from '#server/database/columns.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';
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
    /** `weekStartDate` while the list is pending, else null. Its unique index allows one pending list per week. */
    pendingWeek: date({ mode: 'string' }),
    mealPlanIds: uuid().array().notNull().default([]),
    status: text({ enum: statuses }).notNull().default('pending'),
    storeId: foreignKeyTo(() => groceryStores.id, 'set null'),
    instacartOrderId: text(),
    instacartOrderUrl: text(),
    /** Hash of the request that created the link, which is renewed only if the list changed. */
    instacartLinkFor: text(),
    instacartLinkAt: moment(),
    orderedAt: moment(),
    deliveredAt: moment(),
    /** `planVersionOf` the plan when the list was last generated. */
    planVersion: text(),
  },
  { uniqueBy: ['pendingWeek'], searchedBy: ['weekStartDate'] },
);

/** One row per item, so that concurrent ticks on two phones don't overwrite each other. */
export const groceryItems = familyTable(
  'grocery_items',
  {
    listId: foreignKeyTo(() => groceryLists.id, 'cascade').notNull(),
    /** Food key of a planned item, unique per list; null for items added by hand. */
    planKey: text(),
    /** What the plan needs; null for items added by hand. No sources if the plan no longer needs it. */
    need: jsonb().$type<MergedFood<NeedSource>>(),
    /** Values set by the user, which override those of the plan. */
    ownName: text(),
    ownQuantity: text(),
    ownCategory: text(),
    note: text(),
    checked: boolean().notNull().default(false),
    /** The plan's quantity as shown when the item was ticked. */
    tickedQuantity: text(),
    isRemoved: boolean().notNull().default(false),
    /** A staple that is wanted this once. */
    isWanted: boolean().notNull().default(false),
  },
  { uniqueBy: ['listId', 'planKey'] },
);

const foodColumns = { foodKey: text().notNull(), food: text().notNull() };

/** What was bought, for what a family usually needs. A row stays when its item is cleared or its list is deleted. */
export const purchases = familyTable(
  'purchases',
  {
    itemId: uuid().notNull(),
    ...foodColumns,
    day: date({ mode: 'string' }).notNull(),
  },
  { uniqueBy: ['itemId'], searchedBy: ['day'], keptFor: { days: 3 * 366, column: 'day' } },
);

/** The size in which the family buys a food, instead of those in `food/`. */
export const familySizes = familyTable(
  'family_packages',
  { ...foodColumns, size: text().notNull() },
  { uniqueBy: ['foodKey'] },
);

export const staples = familyTable('staples', foodColumns, { uniqueBy: ['foodKey'] });
