import { and, eq, ne } from 'drizzle-orm';
import { sundayOf } from '#capabilities/meals/rules/week.ts';
import { dishesOf } from '#capabilities/meals/server/store.ts';
import { capitalize } from '#core/capitalize.ts';
import type { CalendarDate } from '#core/dates.ts';
import { foodKey } from '#food/names.ts';
import { pantryFoods } from '#food/pantry.ts';
import type { Scope } from '#server/database/scope.ts';
import { needsOf } from '../rules/needs.ts';
import { orderedNeeds, regenerate } from '../rules/regenerate.ts';
import { remainingNeeds } from '../rules/remaining.ts';
import { addToLockedList } from './item-store.ts';
import { itemRows, itemsOf, listRows, planVersionOf, type StoredItem, type StoredList, stapleRows } from './store.ts';
import { groceryLists } from './tables.ts';

/** Rows per insert, because the number of parameters in a statement is limited. */
const batchSize = 1000;

/** The pending list of a week, created if missing, and locked until the end of the transaction. */
async function pendingList(scope: Scope, week: CalendarDate): Promise<{ list: StoredList; isNew: boolean }> {
  const lists = listRows(scope);
  const [created] = await lists.addMissing([{ weekStartDate: week, weekEndDate: sundayOf(week), pendingWeek: week }]);
  if (created) return { list: created, isNew: true };
  const [existing] = await lists.list({ where: eq(groceryLists.pendingWeek, week) });
  const locked = existing && (await lists.hold(existing.id));
  // It may just have been ordered by a concurrent request; then retry.
  return locked?.pendingWeek === week ? { list: locked, isNew: false } : pendingList(scope, week);
}

/** Gives a new family the default staples, which nearly every kitchen has. The family can remove each. */
async function addDefaultStaples(scope: Scope) {
  if ((await listRows(scope).list()).length > 1) return;
  await stapleRows(scope).addMissing(pantryFoods.map((food) => ({ food: capitalize(food), foodKey: foodKey(food) })));
}

/** Items of the other lists of the same week, which have been ordered already. */
async function orderedItems(scope: Scope, { id, weekStartDate }: StoredList): Promise<StoredItem[]> {
  const others = await listRows(scope).list({
    where: and(eq(groceryLists.weekStartDate, weekStartDate), ne(groceryLists.id, id)),
  });
  const items: StoredItem[] = [];
  for (const other of others) items.push(...(await itemsOf(scope, other.id)));
  return items;
}

export async function generateList(scope: Scope, week: CalendarDate): Promise<{ list: StoredList; isNew: boolean }> {
  const { list, isNew } = await pendingList(scope, week);
  if (isNew) await addDefaultStaples(scope);
  return { list: await updateFromPlan(scope, list), isNew };
}

/** Adds lines to the list of a week. A new list is generated from the plan first; an existing one isn't regenerated. */
export async function addLines(scope: Scope, week: CalendarDate, lines: readonly string[]): Promise<StoredList> {
  const { list, isNew } = await pendingList(scope, week);
  if (isNew) await addDefaultStaples(scope);
  const updated = isNew ? await updateFromPlan(scope, list) : list;
  for (const line of lines) await addToLockedList(scope, list.id, { line });
  return updated;
}

/** Updates a list from the plan; keeps all manual items, ticks, removals and edits. */
async function updateFromPlan(scope: Scope, list: StoredList): Promise<StoredList> {
  const dishes = await dishesOf(scope, list.weekStartDate);
  const { ordered, removedBefore } = orderedNeeds(await orderedItems(scope, list));
  const needs = remainingNeeds(needsOf(dishes), ordered);
  const { added, changed, dropped } = regenerate(await itemsOf(scope, list.id), needs, removedBefore);
  const items = itemRows(scope);
  for (let from = 0; from < added.length; from += batchSize)
    await items.addMissing(added.slice(from, from + batchSize).map((line) => ({ ...line, listId: list.id })));
  for (const { id, ...change } of changed) await items.change(id, change);
  for (const id of dropped) await items.remove(id);

  const planVersion = planVersionOf(dishes);
  const mealPlanIds = [...new Set(dishes.flatMap(({ planIds }) => planIds))].toSorted();
  const isUnchanged = planVersion === list.planVersion && mealPlanIds.join() === list.mealPlanIds.join();
  return isUnchanged ? list : listRows(scope).change(list.id, { planVersion, mealPlanIds });
}
