import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { mealPreferencesOf } from '#capabilities/meal-preferences/server/store.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { type Dish, mealsOf } from '#capabilities/meals/server/store.ts';
import { createLineWriter } from '#capabilities/recipes/server/store.ts';
import { foodCategories } from '#capabilities/recipes/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { habits } from '#core/habits.ts';
import { foodKey } from '#food/names.ts';
import { toBuy } from '#food/packages.ts';
import { categoryFor, concernsFor, findingsIn, parseLine } from '#food/server/reader.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { listFamilyTables } from '#server/database/family-lists.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { mapInTurns } from '#server/threads/in-turns.ts';
import type { GroceryList } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { currentList } from '../rules/current-list.ts';
import { canonicalJson, type NeedSource } from '../rules/needs.ts';
import { inShopOrder } from '../rules/shop-order.ts';
import { type FoodKnowledge, shownItem } from '../rules/shown-item.ts';
import { familySizes, groceryItems, groceryLists, groceryStores, staples } from './tables.ts';

export type StoredList = typeof groceryLists.$inferSelect;
export type StoredItem = typeof groceryItems.$inferSelect;

export const listRows = (scope: Scope) => familyRows(scope, groceryLists);
export const itemRows = (scope: Scope) => familyRows(scope, groceryItems);
export const storeRows = (scope: Scope) => familyRows(scope, groceryStores);
export const familySizeRows = (scope: Scope) => familyRows(scope, familySizes);
export const stapleRows = (scope: Scope) => familyRows(scope, staples);

export const itemsOf = (scope: Scope, listId: string) =>
  itemRows(scope).list({ where: eq(groceryItems.listId, listId) });

export async function foodKnowledgeOf(scope: Scope): Promise<FoodKnowledge> {
  const [stapleFoods, corrected, sizes] = await listFamilyTables(
    scope,
    { from: staples },
    { from: foodCategories },
    { from: familySizes },
  );
  const atHome = new Set(stapleFoods.map(({ foodKey }) => foodKey));
  const corrections = new Map(corrected.map(({ foodKey, category }) => [foodKey, category]));
  const ownSizes = new Map(sizes.map(({ foodKey, size }) => [foodKey, size]));
  return {
    isStaple: (key) => atHome.has(key),
    categoryOf: (food) => categoryFor(food, corrections),
    parse: parseLine,
    toBuy: (need) => toBuy(need, habits().units, ownSizes.get(need.key)),
  };
}

/** Returns a function that finds concerns of the eaters of a source, with guests and the family's shared diets. */
async function createSourceConcernFinder(scope: Scope) {
  const people = await familyRows(scope, householdMembers).list({ where: ne(householdMembers.memberType, 'pet') });
  const { dietaryRestrictions } = await mealPreferencesOf(scope);
  const family = { id: null, name: 'Family', allergies: [], dietaryRestrictions };
  const familyConcerns = concernsFor([...people, family]);
  const guestConcerns = ({ others }: NeedSource, lines: Parameters<typeof familyConcerns>[0]) =>
    others.length > 0 ? concernsFor(others.map((one, index) => ({ ...one, id: `${index}` })))(lines) : [];
  return (sources: readonly NeedSource[]): GroceryItem['concerns'] => {
    const found = sources.flatMap((source) => {
      const lines = [{ line: source.line, ...findingsIn(source.line) }];
      const eats = (memberId: string | null) => memberId === null || source.memberIds.includes(memberId);
      return [...familyConcerns(lines).filter(({ memberId }) => eats(memberId)), ...guestConcerns(source, lines)];
    });
    const withoutIds = found.map(({ name, about, kind, ingredient }) => ({ name, about, kind, ingredient }));
    return [...new Map(withoutIds.map((concern) => [canonicalJson(concern), concern])).values()];
  };
}

/** Converts stored items to the API shape. */
async function shownItems(
  scope: Scope,
  stored: readonly StoredItem[],
  knowledge?: FoodKnowledge,
): Promise<GroceryItem[]> {
  const lookups = knowledge ?? (await foodKnowledgeOf(scope));
  const hasPlannedItems = stored.some(({ need }) => need);
  const findConcerns = hasPlannedItems ? await createSourceConcernFinder(scope) : () => [];
  const sources = stored.flatMap(({ need }) => need?.sources ?? []);
  const lineOf = await createLineWriter(
    scope,
    sources.map(({ recipeId }) => recipeId),
  );
  return mapInTurns(stored, (item) => {
    const shown = shownItem(item, lookups);
    return {
      ...shown,
      sources: shown.sources.map((source) => ({ ...source, line: lineOf(source.recipeId, source.line) })),
      concerns: findConcerns(item.need?.sources ?? []),
    };
  });
}

export async function shownItemOf(scope: Scope, stored: StoredItem, knowledge?: FoodKnowledge): Promise<GroceryItem> {
  const [item] = await shownItems(scope, [stored], knowledge);
  return item as GroceryItem;
}

/** Hash of what is cooked, when and for whom; names don't count. */
export function planVersionOf(dishes: readonly Dish[]): string {
  const hash = createHash('sha256');
  for (const { recipe, factor, date, mealType, memberIds, eaters } of dishes) {
    const lines = recipe.ingredients.map(({ line }) => line);
    const others = eaters.filter(({ memberId }) => memberId === null);
    hash.update(JSON.stringify([recipe.id, lines, factor, date, mealType, memberIds, others]));
  }
  return hash.digest('base64url');
}

const noDifferences = { isBehindPlan: false, withoutIngredients: [], mealNotes: [] };

/** How the plan differs from the list. Ordered lists and lists of past weeks report no differences. */
async function differencesToPlan(scope: Scope, list: StoredList, thisWeek: CalendarDate) {
  if (list.status !== 'pending' || list.weekStartDate < thisWeek) return noDifferences;
  const { dishes, notes } = await mealsOf(scope, list.weekStartDate);
  const bareRecipes = dishes.filter(({ recipe }) => recipe.ingredients.length === 0).map(({ recipe }) => recipe);
  return {
    isBehindPlan: planVersionOf(dishes) !== list.planVersion,
    withoutIngredients: [...new Map(bareRecipes.map(({ id, name }) => [id, { recipeId: id, name }])).values()],
    mealNotes: notes,
  };
}

/** Converts stored lists to the API shape; loads the items of all lists in one query. */
async function toLists(scope: Scope, lists: readonly StoredList[]): Promise<GroceryList[]> {
  if (lists.length === 0) return [];
  const ids = lists.map(({ id }) => id);
  const stored = await itemRows(scope).list({ where: inArray(groceryItems.listId, ids) });
  const listOf = new Map(stored.map(({ id, listId }) => [id, listId]));
  const itemsOfList = Map.groupBy(await shownItems(scope, stored), ({ id }) => listOf.get(id));
  const orderByStore = new Map((await storeRows(scope).list()).map(({ id, categoryOrder }) => [id, categoryOrder]));
  const thisWeek = mondayOf(await familyToday(scope));
  const result: GroceryList[] = [];
  for (const list of lists) {
    const inOrder = inShopOrder(itemsOfList.get(list.id) ?? [], orderByStore.get(list.storeId ?? ''));
    const present = inOrder.filter(({ isRemoved }) => !isRemoved);
    const removed = inOrder.filter(({ isRemoved }) => isRemoved);
    result.push({
      ...list,
      items: present.filter(({ isAtHome }) => !isAtHome),
      atHome: present.filter((item) => item.isAtHome && item.foodKey !== tapWater),
      removed,
      customItems: present.filter(({ isManual }) => isManual).map(({ name }) => name),
      removedItems: removed.map(({ name }) => name),
      ...(await differencesToPlan(scope, list, thisWeek)),
    });
  }
  return result;
}

/** A staple that runs from the tap needs no line. */
const tapWater = foodKey('water');

const latestFirst = (a: StoredList, b: StoredList) =>
  b.weekStartDate.localeCompare(a.weekStartDate) || b.createdAt.localeCompare(a.createdAt);

export async function shownLists(scope: Scope, week?: CalendarDate | null): Promise<GroceryList[]> {
  const where = week ? eq(groceryLists.weekStartDate, week) : undefined;
  return toLists(scope, (await listRows(scope).list({ where })).toSorted(latestFirst));
}

export async function shownList(scope: Scope, stored: StoredList): Promise<GroceryList> {
  const [list] = await toLists(scope, [stored]);
  return list as GroceryList;
}

/** Summaries of all lists, with counts computed by the database instead of loading items. */
export async function listsOverview(scope: Scope, today: CalendarDate) {
  const keys = (await stapleRows(scope).list()).map(({ foodKey }) => foodKey);
  const isOnList = and(
    eq(groceryItems.isRemoved, false),
    or(isNull(groceryItems.planKey), notInArray(groceryItems.planKey, keys), eq(groceryItems.isWanted, true)),
  );
  const countItems = (where: SQL | undefined) => itemRows(scope).countBy(groceryItems.listId, where);
  const items = await countItems(isOnList);
  const unchecked = await countItems(and(isOnList, eq(groceryItems.checked, false)));
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
