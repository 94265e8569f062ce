import { and, eq, ne } from 'drizzle-orm';
import type { Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Call } from '#server/http/serve.ts';
import type { groceriesApi, Status } from '../contract.ts';
import { isMeant, isSameName, itemChange } from '../rules/item-change.ts';
import { wordsOf } from '../rules/shown-item.ts';
import { addToHeld, holdList } from './item-store.ts';
import { itemRows, itemsOf, knowledgeOf, listRows, type StoredList, storeRows } from './store.ts';
import { groceryLists } from './tables.ts';

type Change = Call<typeof groceriesApi.change>['body'];
type SentItem = NonNullable<Change['items']>[number];

/** A list with another status, and when that came to be. */
async function withStatus(scope: Scope, list: StoredList, status: Status): Promise<Partial<StoredList>> {
  if (status === list.status) return {};
  const now = new Date().toISOString();
  const orderedAt = list.orderedAt ?? now;
  if (status === 'ordered') return { status, pendingWeek: null, orderedAt, deliveredAt: null };
  if (status === 'delivered') return { status, pendingWeek: null, orderedAt, deliveredAt: now };
  const another = and(eq(groceryLists.pendingWeek, list.weekStartDate), ne(groceryLists.id, list.id));
  if ((await listRows(scope).list({ where: another })).length > 0)
    throw new Refusal(409, 'There is another list for this week');
  return { status, pendingWeek: list.weekStartDate, orderedAt: null, deliveredAt: null };
}

/** Updates and adds; what is not among the sent items stays as it is. Two lines of one name are two in both. */
async function saveItems(scope: Scope, listId: string, sent: readonly SentItem[]) {
  const knowledge = await knowledgeOf(scope);
  const lines = await itemsOf(scope, listId);
  const there = lines
    .filter(({ isRemoved }) => !isRemoved)
    .map((line) => ({ line, ...wordsOf(line, knowledge).shown }));
  const met = new Set<string>();
  const lineNamedIn = (item: SentItem) => {
    const meant = there.filter((shown) => isMeant(shown, item));
    return (meant.find(({ line }) => !met.has(line.id)) ?? meant[0])?.line;
  };
  for (const item of sent) {
    const line = item.id ? lines.find(({ id }) => id === item.id) : lineNamedIn(item);
    if (item.id && !line) throw new Refusal(422, 'Item is not on this list');
    if (!line) {
      const added = await addToHeld(scope, listId, item);
      met.add(added.id);
      there.push({ line: added, ...wordsOf(added, knowledge).shown });
      continue;
    }
    met.add(line.id);
    // What a line was found by is not a new word for it.
    const { name, category, ...others } = item;
    const change = itemChange(line, item.id ? item : others, knowledge);
    if (Object.keys(change).length > 0) await itemRows(scope).change(line.id, change);
  }
}

const once = (names: readonly string[]) =>
  names.filter((name, place) => names.findIndex((other) => isSameName(other, name)) === place);

/** Every line of a list under the name it is shown by. */
async function namedLines(scope: Scope, listId: string) {
  const knowledge = await knowledgeOf(scope);
  return (await itemsOf(scope, listId)).map((line) => ({ ...line, name: wordsOf(line, knowledge).shown.name }));
}

/** Names that she added: those that are not there are added by hand, or put back if she had taken them off. */
async function saveCustomItems(scope: Scope, listId: string, names: readonly string[]) {
  const lines = await namedLines(scope, listId);
  for (const name of once(names)) {
    const same = lines.filter((line) => isSameName(line.name, name));
    if (same.some(({ isRemoved }) => !isRemoved)) continue;
    const own = same.find(({ planKey }) => planKey === null);
    if (own) await itemRows(scope).change(own.id, { isRemoved: false });
    else await addToHeld(scope, listId, { name });
  }
}

/** Names that she removed; one that is off already is not taken off again if she has added it since. */
async function saveRemovedItems(scope: Scope, listId: string, names: readonly string[]) {
  const lines = await namedLines(scope, listId);
  for (const name of once(names)) {
    const same = lines.filter((line) => isSameName(line.name, name));
    if (same.some(({ isRemoved }) => isRemoved)) continue;
    for (const { id } of same) await itemRows(scope).change(id, { isRemoved: true });
  }
}

export async function changeList(scope: Scope, listId: string, change: Change): Promise<StoredList> {
  const list = await holdList(scope, listId);
  const { items, customItems, removedItems, status, storeId } = change;
  if (storeId) await storeRows(scope).named(storeId, 'store');
  if (items) await saveItems(scope, listId, items);
  if (customItems) await saveCustomItems(scope, listId, customItems);
  if (removedItems) await saveRemovedItems(scope, listId, removedItems);
  return listRows(scope).change(listId, {
    ...(storeId !== undefined && { storeId }),
    ...(status && (await withStatus(scope, list, status))),
  });
}
