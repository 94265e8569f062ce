import * as z from 'zod/mini';
import { mealPlanResources } from '#capabilities/meals/contract.ts';
import { endsSixDaysLater, isMonday } from '#capabilities/meals/rules/week.ts';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalDate, recordFields, requiredDate } from '#core/fields.ts';
import { optionalList, optionalTextList } from '#core/list-fields.ts';
import { GroceryItem, GroceryItemChange, maxItemLength, NewGroceryItem, NewLines, SentItem } from './item-contract.ts';

/** What has to be bought for a week: it follows the plan and keeps everything that she did to it. */

export const statuses = ['pending', 'ordered', 'delivered'] as const;
export type Status = (typeof statuses)[number];
export const mostItems = 1000;

const text = z.nullable(z.string());
const moment = z.nullable(z.iso.datetime());

const listFields = {
  ...recordFields,
  weekStartDate: z.string(),
  weekEndDate: z.string(),
  status: z.enum(statuses),
};

export const GroceryList = z.object({
  ...listFields,
  mealPlanIds: z.array(z.uuid()),
  /** What is to be bought, by category and name: without what is always at home and what she removed. */
  items: z.array(GroceryItem),
  /** What the plan needs and she always has. */
  atHome: z.array(GroceryItem),
  /** What she took off, to be put back. */
  removed: z.array(GroceryItem),
  customItems: z.array(z.string()),
  removedItems: z.array(z.string()),
  storeId: z.nullable(z.uuid()),
  instacartOrderId: text,
  instacartOrderUrl: text,
  orderedAt: moment,
  deliveredAt: moment,
  /** The plan has changed since this list was made from it. */
  isBehindPlan: z.boolean(),
  /** Meals of the plan for which nothing is on the list, because nobody has said what is in them. */
  withoutIngredients: z.array(z.object({ recipeId: z.uuid(), name: z.string() })),
  /** Meals of the plan that are only a note, for which nothing is bought either. */
  mealNotes: z.array(z.string()),
});
export type GroceryList = z.output<typeof GroceryList>;

/** Enough for a view of all lists, of which there will be hundreds. */
export const GroceryListSummary = z.object({ ...listFields, itemCount: z.int(), uncheckedCount: z.int() });
export type GroceryListSummary = z.output<typeof GroceryListSummary>;

const Week = z
  .object({
    weekStartDate: requiredDate('Week start').check(z.refine(isMonday, 'Week start must be a Monday')),
    weekEndDate: optionalDate('Week end'),
  })
  .check(z.refine(endsSixDaysLater, { error: 'Week end must be the Sunday of that week', path: ['weekEndDate'] }));

const GroceryListChange = z.object({
  items: optionalList('Items', SentItem, 'items', mostItems),
  customItems: optionalTextList('Custom items', mostItems, maxItemLength),
  removedItems: optionalTextList('Removed items', mostItems, maxItemLength),
  status: z.optional(oneOf('Status', statuses)),
  /** 422 if the family has no such store. */
  storeId: z.optional(z.nullable(z.uuid('Store is not valid'))),
});
export type GroceryListChange = z.input<typeof GroceryListChange>;

const itemIds = z.object({ itemIds: optionalList('Items', z.uuid('Item is not valid'), 'items', mostItems) });

const resources = ['groceries'];
/** Which lines are on a list depends on what is always at home. */
const counted = ['groceries', 'staples'];
/** A list also shows warnings for people, categories by her corrections, and whether the plan has changed. */
const shown = [...counted, 'stores', 'food-categories', ...mealPlanResources];
const path = '/api/grocery-lists';

export const groceriesApi = {
  list: endpoint('GET', path, {
    summary: 'The grocery lists, of one week or of all, the latest week first',
    resources: shown,
    query: z.optional(z.object({ weekStartDate: optionalDate('Week start') })),
    answer: z.array(GroceryList),
  }),
  overview: endpoint('GET', `${path}/overview`, {
    summary: 'All grocery lists in short, and which one is the current one',
    resources: counted,
    query: z.optional(z.object({ today: optionalDate('Today') })),
    answer: z.object({ currentId: z.nullable(z.uuid()), lists: z.array(GroceryListSummary) }),
  }),
  read: endpoint('GET', `${path}/:id`, { summary: 'One grocery list', resources: shown, answer: GroceryList }),
  generate: endpoint('POST', `${path}/generate`, {
    summary: 'Make the list of a week from its meal plans, or bring it up to date: every edit, tick and removal stays',
    // The first list brings the first staples.
    resources: counted,
    body: Week,
    answer: GroceryList,
    statusIfThere: 200,
  }),
  change: endpoint('PATCH', `${path}/:id`, {
    summary: 'Change a list. Items that are left out stay; removing is explicit',
    resources,
    body: GroceryListChange,
    answer: GroceryList,
  }),
  remove: endpoint('DELETE', `${path}/:id`, { summary: 'Remove a grocery list', resources }),
  addItem: endpoint('POST', `${path}/:id/items`, {
    summary: "Add to a list: a name, or a line like '2 l milk'",
    resources,
    body: NewGroceryItem,
    answer: GroceryItem,
  }),
  /** Says it without having to know whether there is a list. */
  addLines: endpoint('POST', `${path}/current/items`, {
    summary: "Add lines like '2 l milk' to the list of this week, which is made from its plan if there is none",
    resources: counted,
    body: NewLines,
    answer: GroceryList,
  }),
  changeItem: endpoint('PATCH', `${path}/:id/items/:itemId`, {
    summary: 'Change or tick a line of a list',
    resources,
    body: GroceryItemChange,
    answer: GroceryItem,
  }),
  removeItem: endpoint('DELETE', `${path}/:id/items/:itemId`, {
    summary: 'Take a line off a list; no new list of the same week brings it back',
    resources,
  }),
  clearTicked: endpoint('POST', `${path}/:id/clear-ticked`, {
    summary: 'Take every ticked line off a list',
    resources,
    answer: z.object({ itemIds: z.array(z.uuid()) }),
    status: 200,
  }),
  takeOff: endpoint('POST', `${path}/:id/take-off`, {
    summary: 'Take several lines off a list, as one is',
    resources,
    body: itemIds,
    answer: GroceryList,
    status: 200,
  }),
  restore: endpoint('POST', `${path}/:id/restore`, {
    summary: 'Put lines back on a list that were taken off it',
    resources,
    body: itemIds,
    answer: GroceryList,
    status: 200,
  }),
  sendToInstacart: endpoint('POST', `${path}/:id/send-to-instacart`, {
    summary: 'Make a shopping page at Instacart of what is not ticked yet',
    resources,
    answer: z.object({ url: z.string() }),
    status: 200,
  }),
};
