import * as z from 'zod/mini';
import { mealPlanResources } from '#capabilities/meals/contract.ts';
import { endsSixDaysLater, isMonday } from '#capabilities/meals/rules/week.ts';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalDate, recordFields, requiredDate } from '#core/fields.ts';
import { optionalList, optionalTextList } from '#core/list-fields.ts';
import { GroceryItem, GroceryItemChange, maxItemLength, NewGroceryItem, NewLines, SentItem } from './item-contract.ts';

/** The grocery list of a week. It is generated from the meal plan and keeps all changes made by users. */

export const statuses = ['pending', 'ordered', 'delivered'] as const;
export type Status = (typeof statuses)[number];
export const maxItems = 1000;

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
  /** Items to buy, by category and name, without staples and removed items. */
  items: z.array(GroceryItem),
  /** Staples that the plan needs. */
  atHome: z.array(GroceryItem),
  /** Items taken off the list; they can be restored. */
  removed: z.array(GroceryItem),
  customItems: z.array(z.string()),
  removedItems: z.array(z.string()),
  storeId: z.nullable(z.uuid()),
  instacartOrderId: text,
  instacartOrderUrl: text,
  orderedAt: moment,
  deliveredAt: moment,
  /** Whether the plan has changed since the list was generated. */
  isBehindPlan: z.boolean(),
  /** Planned recipes without ingredients, so nothing is on the list for them. */
  withoutIngredients: z.array(z.object({ recipeId: z.uuid(), name: z.string() })),
  /** Planned meals that are only a note, such as "at Grandma's"; nothing is on the list for them. */
  mealNotes: z.array(z.string()),
});
export type GroceryList = z.output<typeof GroceryList>;

/** Summary for the overview of all lists, of which there may be hundreds. */
export const GroceryListSummary = z.object({ ...listFields, itemCount: z.int(), uncheckedCount: z.int() });
export type GroceryListSummary = z.output<typeof GroceryListSummary>;

const Week = z
  .object({
    weekStartDate: requiredDate('Week start').check(z.refine(isMonday, 'Week start must be a Monday')),
    weekEndDate: optionalDate('Week end'),
  })
  .check(z.refine(endsSixDaysLater, { error: 'Week end must be the Sunday of that week', path: ['weekEndDate'] }));

const GroceryListChange = z.object({
  items: optionalList('Items', SentItem, 'items', maxItems),
  customItems: optionalTextList('Custom items', maxItems, maxItemLength),
  removedItems: optionalTextList('Removed items', maxItems, maxItemLength),
  status: z.optional(oneOf('Status', statuses)),
  /** Answers 422 if the family has no such store. */
  storeId: z.optional(z.nullable(z.uuid("Store isn't valid"))),
});
export type GroceryListChange = z.input<typeof GroceryListChange>;

const itemIds = z.object({ itemIds: optionalList('Items', z.uuid("Item isn't valid"), 'items', maxItems) });

const resources = ['groceries'];
/** Staples affect which items are on a list. */
const itemResources = ['groceries', 'staples'];
/** A list also shows concerns, corrected categories and whether the plan has changed. */
const listResources = [...itemResources, 'stores', 'food-categories', ...mealPlanResources];
const oneList = { summary: 'One grocery list', resources: listResources };
const path = '/api/grocery-lists';

export const groceriesApi = {
  list: endpoint('GET', path, {
    summary: 'List the grocery lists of one week or of all, latest week first',
    resources: listResources,
    query: z.optional(z.object({ weekStartDate: optionalDate('Week start') })),
    answer: z.array(GroceryList),
  }),
  overview: endpoint('GET', `${path}/overview`, {
    summary: 'Summaries of all grocery lists, and the id of the current one',
    isKept: true,
    resources: itemResources,
    query: z.optional(z.object({ today: optionalDate('Today') })),
    answer: z.object({ currentId: z.nullable(z.uuid()), lists: z.array(GroceryListSummary) }),
  }),
  read: endpoint('GET', `${path}/:id`, { ...oneList, answer: GroceryList, isKept: true }),
  generate: endpoint('POST', `${path}/generate`, {
    summary: 'Generate the list of a week from its meal plans, or update it; all edits, check marks and removals stay',
    // The first list also creates the default staples.
    resources: itemResources,
    body: Week,
    answer: GroceryList,
    statusIfExists: 200,
  }),
  change: endpoint('PATCH', `${path}/:id`, {
    summary: 'Change a list. Items not sent stay; removal is explicit',
    resources,
    body: GroceryListChange,
    answer: GroceryList,
  }),
  remove: endpoint('DELETE', `${path}/:id`, { summary: 'Remove a grocery list', resources }),
  addItem: endpoint('POST', `${path}/:id/items`, {
    summary: "Add an item by name, or by a line like '1 gallon milk'",
    resources,
    body: NewGroceryItem,
    answer: GroceryItem,
  }),
  /** For clients that don't know whether this week has a list. */
  addLines: endpoint('POST', `${path}/current/items`, {
    summary: "Add lines like '1 gallon milk' to this week's list, which is generated from the plan if missing",
    resources: itemResources,
    body: NewLines,
    answer: GroceryList,
  }),
  changeItem: endpoint('PATCH', `${path}/:id/items/:itemId`, {
    summary: 'Change an item or check it off',
    resources,
    body: GroceryItemChange,
    answer: GroceryItem,
  }),
  removeItem: endpoint('DELETE', `${path}/:id/items/:itemId`, {
    summary: "Take an item off a list; regenerating the week doesn't bring it back",
    resources,
  }),
  clearTicked: endpoint('POST', `${path}/:id/clear-ticked`, {
    summary: 'Take all checked items off a list',
    resources,
    answer: z.object({ itemIds: z.array(z.uuid()) }),
    status: 200,
  }),
  takeOff: endpoint('POST', `${path}/:id/take-off`, {
    summary: 'Take several items off a list',
    resources,
    body: itemIds,
    answer: GroceryList,
    status: 200,
  }),
  restore: endpoint('POST', `${path}/:id/restore`, {
    summary: 'Restore items that were taken off a list',
    resources,
    body: itemIds,
    answer: GroceryList,
    status: 200,
  }),
  sendToInstacart: endpoint('POST', `${path}/:id/send-to-instacart`, {
    summary: 'Create an Instacart shopping page from the unchecked items',
    resources,
    answer: z.object({ url: z.string() }),
    status: 200,
  }),
};
