import { and, eq, ne } from 'drizzle-orm';
import { sundayOf } from '#capabilities/meals/rules/week.ts';
import { cookingsOf } from '#capabilities/meals/server/store.ts';
import type { CalendarDate } from '#core/dates.ts';
import { foodKey } from '#food/names.ts';
import type { Scope } from '#server/database/scope.ts';
import { needsOf } from '../rules/needs.ts';
import { heldBy, regenerate } from '../rules/regenerate.ts';
import { remaining } from '../rules/remaining.ts';
import { addToHeld } from './item-store.ts';
import { itemRows, itemsOf, listRows, type StoredItem, type StoredList, stapleRows, versionOf } from './store.ts';
import { groceryLists } from './tables.ts';

/** Nobody buys these for a recipe; whoever does takes them off the staples. */
const firstStaples = ['Water', 'Ice', 'Salt', 'Black pepper'];

/** A statement has room for some thousand rows. */
const rowsAtATime = 1000;

/** The list of a week that is still to be bought, made if there is none, held until this write is done. */
async function pendingList(scope: Scope, week: CalendarDate): Promise<{ list: StoredList; isNew: boolean }> {
  const lists = listRows(scope);
  const [made] = await lists.addMissing([{ weekStartDate: week, weekEndDate: sundayOf(week), pendingWeek: week }]);
  if (made) return { list: made, isNew: true };
  const [there] = await lists.list({ where: eq(groceryLists.pendingWeek, week) });
  const held = there && (await lists.hold(there.id));
  // Somebody may have ordered it in this very moment.
  return held?.pendingWeek === week ? { list: held, isNew: false } : pendingList(scope, week);
}

async function addFirstStaples(scope: Scope) {
  if ((await listRows(scope).list()).length > 1) return;
  await stapleRows(scope).addMissing(firstStaples.map((food) => ({ food, foodKey: foodKey(food) })));
}

/** Lines of the lists of that week that were bought already. */
async function boughtBefore(scope: Scope, { id, weekStartDate }: StoredList): Promise<StoredItem[]> {
  const others = await listRows(scope).list({
    where: and(eq(groceryLists.weekStartDate, weekStartDate), ne(groceryLists.id, id)),
  });
  const items: StoredItem[] = [];
  for (const other of others) items.push(...(await itemsOf(scope, other.id)));
  return items;
}

export async function generateList(scope: Scope, week: CalendarDate): Promise<{ list: StoredList; isNew: boolean }> {
  const { list, isNew } = await pendingList(scope, week);
  if (isNew) await addFirstStaples(scope);
  return { list: await followPlan(scope, list), isNew };
}

/** A list that is there stays as it is but for these lines; a new one holds what the plan needs as well. */
export async function addLines(scope: Scope, week: CalendarDate, lines: readonly string[]): Promise<StoredList> {
  const { list, isNew } = await pendingList(scope, week);
  if (isNew) await addFirstStaples(scope);
  const filled = isNew ? await followPlan(scope, list) : list;
  for (const line of lines) await addToHeld(scope, list.id, { line });
  return filled;
}

/** Keeps every line, tick, removal and word of hers. */
async function followPlan(scope: Scope, list: StoredList): Promise<StoredList> {
  const cookings = await cookingsOf(scope, list.weekStartDate);
  const { held, removedBefore } = heldBy(await boughtBefore(scope, list));
  const needs = remaining(needsOf(cookings), held);
  const { added, changed, dropped } = regenerate(await itemsOf(scope, list.id), needs, removedBefore);
  const items = itemRows(scope);
  for (let from = 0; from < added.length; from += rowsAtATime)
    await items.addMissing(added.slice(from, from + rowsAtATime).map((line) => ({ ...line, listId: list.id })));
  for (const { id, ...change } of changed) await items.change(id, change);
  for (const id of dropped) await items.remove(id);

  const planVersion = versionOf(cookings);
  const mealPlanIds = [...new Set(cookings.flatMap(({ planIds }) => planIds))].toSorted();
  const isSame = planVersion === list.planVersion && mealPlanIds.join() === list.mealPlanIds.join();
  return isSame ? list : listRows(scope).change(list.id, { planVersion, mealPlanIds });
}
