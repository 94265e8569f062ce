import { and, eq, ne } from 'drizzle-orm';
import type { Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Call } from '#server/http/serve.ts';
import type { groceriesApi, Status } from '../contract.ts';
import { isSameName, itemChange, matchesSentItem } from '../rules/item-change.ts';
import { textsOf } from '../rules/shown-item.ts';
import { addToLockedList, lockList } from './item-store.ts';
import { changeLine } from './purchase-store.ts';
import { foodKnowledgeOf, itemRows, itemsOf, listRows, type StoredList, storeRows } from './store.ts';
import { groceryLists } from './tables.ts';

type Change = Call<typeof groceriesApi.change>['body'];
type SentItem = NonNullable<Change['items']>[number];

/** Fields to change for a new status, including its timestamps. */
async function statusChange(scope: Scope, list: StoredList, status: Status): Promise<Partial<StoredList>> {
  if (status === list.status) return {};
  const now = new Date().toISOString();
  const orderedAt = list.orderedAt ?? now;
  if (status === 'ordered') return { status, pendingWeek: null, orderedAt, deliveredAt: null };
  if (status === 'delivered') return { status, pendingWeek: null, orderedAt, deliveredAt: now };
  const another = and(eq(groceryLists.pendingWeek, list.weekStartDate), ne(groceryLists.id, list.id));
  if ((await listRows(scope).list({ where: another })).length > 0)
    throw new Refusal(409, "There's already a list for this week");
  return { status, pendingWeek: list.weekStartDate, orderedAt: null, deliveredAt: null };
}

/** Updates and adds items; items not sent stay unchanged. Two sent items of the same name match two stored ones. */
async function saveItems(scope: Scope, listId: string, sent: readonly SentItem[]) {
  const knowledge = await foodKnowledgeOf(scope);
  const lines = await itemsOf(scope, listId);
  const present = lines
    .filter(({ isRemoved }) => !isRemoved)
    .map((line) => ({ line, ...textsOf(line, knowledge).shown }));
  const matchedIds = new Set<string>();
  const findByName = (item: SentItem) => {
    const matches = present.filter((shown) => matchesSentItem(shown, item));
    return (matches.find(({ line }) => !matchedIds.has(line.id)) ?? matches[0])?.line;
  };
  for (const item of sent) {
    const line = item.id ? lines.find(({ id }) => id === item.id) : findByName(item);
    if (item.id && !line) throw new Refusal(422, "That item isn't on this list");
    if (!line) {
      const added = await addToLockedList(scope, listId, item);
      matchedIds.add(added.id);
      present.push({ line: added, ...textsOf(added, knowledge).shown });
      continue;
    }
    matchedIds.add(line.id);
    // If matched by name and category, these two are not changes.
    const { name, category, ...others } = item;
    const change = itemChange(line, item.id ? item : others, knowledge);
    if (Object.keys(change).length > 0) await changeLine(scope, line, change);
  }
}

const distinctNames = (names: readonly string[]) =>
  names.filter((name, index) => names.findIndex((other) => isSameName(other, name)) === index);

/** All items of a list with their shown names. */
async function linesWithNames(scope: Scope, listId: string) {
  const knowledge = await foodKnowledgeOf(scope);
  return (await itemsOf(scope, listId)).map((line) => ({ ...line, name: textsOf(line, knowledge).shown.name }));
}

/** Adds custom items whose names aren't on the list; one that was removed earlier is restored. */
async function saveCustomItems(scope: Scope, listId: string, names: readonly string[]) {
  const lines = await linesWithNames(scope, listId);
  for (const name of distinctNames(names)) {
    const sameName = lines.filter((line) => isSameName(line.name, name));
    if (sameName.some(({ isRemoved }) => !isRemoved)) continue;
    const manual = sameName.find(({ planKey }) => planKey === null);
    if (manual) await itemRows(scope).change(manual.id, { isRemoved: false });
    else await addToLockedList(scope, listId, { name });
  }
}

/**
 * Removes items by name. Skips a name of which an item was removed already: clients send all removed names each time,
 * and the user may have added the item again since.
 */
async function saveRemovedItems(scope: Scope, listId: string, names: readonly string[]) {
  const lines = await linesWithNames(scope, listId);
  for (const name of distinctNames(names)) {
    const sameName = lines.filter((line) => isSameName(line.name, name));
    if (sameName.some(({ isRemoved }) => isRemoved)) continue;
    for (const { id } of sameName) await itemRows(scope).change(id, { isRemoved: true });
  }
}

export async function changeList(scope: Scope, listId: string, change: Change): Promise<StoredList> {
  const list = await lockList(scope, listId);
  const { items, customItems, removedItems, status, storeId } = change;
  if (storeId) await storeRows(scope).named(storeId, 'store');
  if (items) await saveItems(scope, listId, items);
  if (customItems) await saveCustomItems(scope, listId, customItems);
  if (removedItems) await saveRemovedItems(scope, listId, removedItems);
  return listRows(scope).change(listId, {
    ...(storeId !== undefined && { storeId }),
    ...(status && (await statusChange(scope, list, status))),
  });
}
