import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { mealPreferencesOf } from '#capabilities/meal-preferences/server/store.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { type Cooking, mealsOf } from '#capabilities/meals/server/store.ts';
import { foodCategories } from '#capabilities/recipes/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { categoryFor, concernsFor, findingsIn, parseLine } from '#food/server/reader.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { mapInTurns } from '#server/threads/in-turns.ts';
import type { GroceryList } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { currentList } from '../rules/current-list.ts';
import { contentOf, type NeedSource } from '../rules/needs.ts';
import { inShopOrder } from '../rules/shop-order.ts';
import { type Knowledge, shownItem } from '../rules/shown-item.ts';
import { groceryItems, groceryLists, groceryStores, staples } from './tables.ts';

export type StoredList = typeof groceryLists.$inferSelect;
export type StoredItem = typeof groceryItems.$inferSelect;

export const listRows = (scope: Scope) => familyRows(scope, groceryLists);
export const itemRows = (scope: Scope) => familyRows(scope, groceryItems);
export const storeRows = (scope: Scope) => familyRows(scope, groceryStores);
export const stapleRows = (scope: Scope) => familyRows(scope, staples);

export const itemsOf = (scope: Scope, listId: string) =>
  itemRows(scope).list({ where: eq(groceryItems.listId, listId) });

export async function knowledgeOf(scope: Scope): Promise<Knowledge> {
  const atHome = new Set((await stapleRows(scope).list()).map(({ foodKey }) => foodKey));
  const corrected = await familyRows(scope, foodCategories).list();
  const corrections = new Map(corrected.map(({ foodKey, category }) => [foodKey, category]));
  return {
    isStaple: (key) => atHome.has(key),
    categoryOf: (food) => categoryFor(food, corrections),
    parse: parseLine,
  };
}

/** Whom what was found in a line concerns, of those who eat it; the diets of the whole family are everybody's. */
async function concernsOfSources(scope: Scope) {
  const people = await familyRows(scope, householdMembers).list({ where: ne(householdMembers.memberType, 'pet') });
  const { dietaryRestrictions } = await mealPreferencesOf(scope);
  const family = { id: null, name: 'Family', allergies: [], dietaryRestrictions };
  const among = concernsFor([...people, family]);
  const amongOthers = ({ others }: NeedSource, looked: Parameters<typeof among>[0]) =>
    others.length > 0 ? concernsFor(others.map((one, index) => ({ ...one, id: `${index}` })))(looked) : [];
  return (sources: readonly NeedSource[]): GroceryItem['concerns'] => {
    const found = sources.flatMap((source) => {
      const looked = [{ line: source.line, ...findingsIn(source.line) }];
      const eats = (memberId: string | null) => memberId === null || source.memberIds.includes(memberId);
      return [...among(looked).filter(({ memberId }) => eats(memberId)), ...amongOthers(source, looked)];
    });
    const named = found.map(({ name, about, kind, ingredient }) => ({ name, about, kind, ingredient }));
    return [...new Map(named.map((concern) => [contentOf(concern), concern])).values()];
  };
}

/** Lines as they are shown to this family. */
async function shownItems(scope: Scope, stored: readonly StoredItem[], knowledge?: Knowledge): Promise<GroceryItem[]> {
  const known = knowledge ?? (await knowledgeOf(scope));
  const isPlanned = stored.some(({ need }) => need);
  const concernsIn = isPlanned ? await concernsOfSources(scope) : () => [];
  return mapInTurns(stored, (item) => ({
    ...shownItem(item, known),
    concerns: concernsIn(item.need?.sources ?? []),
  }));
}

export async function shownOne(scope: Scope, stored: StoredItem, knowledge?: Knowledge): Promise<GroceryItem> {
  const [item] = await shownItems(scope, [stored], knowledge);
  return item as GroceryItem;
}

/** The same for the same cookings: what is eaten, when and by whom, but not how it is called. */
export function versionOf(cookings: readonly Cooking[]): string {
  const hash = createHash('sha256');
  for (const { recipe, factor, date, mealType, memberIds, eaters } of cookings) {
    const lines = recipe.ingredients.map(({ line }) => line);
    const others = eaters.filter(({ memberId }) => memberId === null);
    hash.update(JSON.stringify([recipe.id, lines, factor, date, mealType, memberIds, others]));
  }
  return hash.digest('base64url');
}

const nothingToSay = { isBehindPlan: false, withoutIngredients: [], mealNotes: [] };

/** What the plan has that the list has not. Of a list that is bought, or whose week is over, there is nothing to say. */
async function beyondList(scope: Scope, list: StoredList, thisWeek: CalendarDate) {
  if (list.status !== 'pending' || list.weekStartDate < thisWeek) return nothingToSay;
  const { cookings, notes } = await mealsOf(scope, list.weekStartDate);
  const bare = cookings.filter(({ recipe }) => recipe.ingredients.length === 0).map(({ recipe }) => recipe);
  return {
    isBehindPlan: versionOf(cookings) !== list.planVersion,
    withoutIngredients: [...new Map(bare.map(({ id, name }) => [id, { recipeId: id, name }])).values()],
    mealNotes: notes,
  };
}

async function shown(scope: Scope, lists: readonly StoredList[]): Promise<GroceryList[]> {
  if (lists.length === 0) return [];
  const ids = lists.map(({ id }) => id);
  const stored = await itemRows(scope).list({ where: inArray(groceryItems.listId, ids) });
  const listOf = new Map(stored.map(({ id, listId }) => [id, listId]));
  const itemsOfList = Map.groupBy(await shownItems(scope, stored), ({ id }) => listOf.get(id));
  const orders = new Map((await storeRows(scope).list()).map(({ id, categoryOrder }) => [id, categoryOrder]));
  const thisWeek = mondayOf(await familyToday(scope));
  const whole: GroceryList[] = [];
  for (const list of lists) {
    const inOrder = inShopOrder(itemsOfList.get(list.id) ?? [], orders.get(list.storeId ?? ''));
    const there = inOrder.filter(({ isRemoved }) => !isRemoved);
    const removed = inOrder.filter(({ isRemoved }) => isRemoved);
    whole.push({
      ...list,
      items: there.filter(({ isAtHome }) => !isAtHome),
      atHome: there.filter(({ isAtHome }) => isAtHome),
      removed,
      customItems: there.filter(({ isManual }) => isManual).map(({ name }) => name),
      removedItems: removed.map(({ name }) => name),
      ...(await beyondList(scope, list, thisWeek)),
    });
  }
  return whole;
}

const latestFirst = (a: StoredList, b: StoredList) =>
  b.weekStartDate.localeCompare(a.weekStartDate) || b.createdAt.localeCompare(a.createdAt);

export async function shownLists(scope: Scope, week?: CalendarDate | null): Promise<GroceryList[]> {
  const where = week ? eq(groceryLists.weekStartDate, week) : undefined;
  return shown(scope, (await listRows(scope).list({ where })).toSorted(latestFirst));
}

export async function shownList(scope: Scope, stored: StoredList): Promise<GroceryList> {
  const [list] = await shown(scope, [stored]);
  return list as GroceryList;
}

/** All lists with their counts, without reading what is on them. */
export async function overview(scope: Scope, today: CalendarDate) {
  const keys = (await stapleRows(scope).list()).map(({ foodKey }) => foodKey);
  const isOnList = and(
    eq(groceryItems.isRemoved, false),
    or(isNull(groceryItems.planKey), notInArray(groceryItems.planKey, keys), eq(groceryItems.isWanted, true)),
  );
  const counted = (where: SQL | undefined) => itemRows(scope).countBy(groceryItems.listId, where);
  const items = await counted(isOnList);
  const unchecked = await counted(and(isOnList, eq(groceryItems.checked, false)));
  const lists = (await listRows(scope).list()).toSorted(latestFirst);
  return {
    currentId: currentList(lists, today)?.id ?? null,
    lists: lists.map((list) => ({
      ...list,
      itemCount: items.get(list.id) ?? 0,
      uncheckedCount: unchecked.get(list.id) ?? 0,
    })),
  };
}
