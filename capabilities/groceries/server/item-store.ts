import { eq, inArray } from 'drizzle-orm';
import { parseLine } from '#food/server/reader.ts';
import type { Scope } from '#server/database/scope.ts';
import { badInput, notFound, Refusal } from '#server/http/errors.ts';
import { mostItems } from '../contract.ts';
import { itemChange, type SaidOfItem } from '../rules/item-change.ts';
import { readItem } from '../rules/new-item.ts';
import { shownItem } from '../rules/shown-item.ts';
import { itemRows, itemsOf, knowledgeOf, listRows, type StoredItem, type StoredList, shownOne } from './store.ts';
import { groceryItems } from './tables.ts';

/** Every write to a list waits for the one before it, so that none is lost to another that had read an older state. */
export const holdList = (scope: Scope, listId: string): Promise<StoredList> => listRows(scope).hold(listId);

/** A line that is on this list and was not taken off it. */
async function itemOn(scope: Scope, listId: string, itemId: string): Promise<StoredItem> {
  await holdList(scope, listId);
  const item = await itemRows(scope).get(itemId);
  if (item.listId !== listId || item.isRemoved) throw notFound();
  return item;
}

interface NewItem extends SaidOfItem {
  line?: string | null | undefined;
}

/** The caller holds the list. */
export async function addToHeld(scope: Scope, listId: string, { name, line, ...said }: NewItem): Promise<StoredItem> {
  const lines = await itemRows(scope).countBy(groceryItems.listId, eq(groceryItems.listId, listId));
  if ((lines.get(listId) ?? 0) >= mostItems) throw badInput(`A list holds at most ${mostItems} items`);
  const read = name ? { name: name.trim(), quantity: null } : readItem(line ?? '', parseLine);
  return itemRows(scope).add({
    listId,
    ownName: read.name,
    ownQuantity: said.quantity ?? read.quantity,
    ownCategory: said.category ?? null,
    note: said.note ?? null,
    checked: said.checked ?? false,
  });
}

export async function addItem(scope: Scope, listId: string, item: NewItem) {
  await holdList(scope, listId);
  return shownOne(scope, await addToHeld(scope, listId, item));
}

export async function changeItem(scope: Scope, listId: string, itemId: string, said: SaidOfItem) {
  const item = await itemOn(scope, listId, itemId);
  if (item.planKey === null && said.name === null) throw badInput('Item is required');
  const knowledge = await knowledgeOf(scope);
  return shownOne(scope, await itemRows(scope).change(itemId, itemChange(item, said, knowledge)), knowledge);
}

/** It stays known, so that it can be put back and the plan does not bring it back. */
export async function removeItem(scope: Scope, listId: string, itemId: string): Promise<void> {
  await itemOn(scope, listId, itemId);
  await itemRows(scope).change(itemId, { isRemoved: true });
}

export async function clearTicked(scope: Scope, listId: string): Promise<{ itemIds: string[] }> {
  await holdList(scope, listId);
  const knowledge = await knowledgeOf(scope);
  const lines = (await itemsOf(scope, listId)).map((line) => shownItem(line, knowledge));
  const ticked = lines.filter(({ checked, isRemoved, isAtHome }) => checked && !isRemoved && !isAtHome);
  const itemIds = ticked.map(({ id }) => id);
  await itemRows(scope).changeAll(inArray(groceryItems.id, itemIds), { isRemoved: true });
  return { itemIds };
}

/** Takes lines off a list, or puts them back. */
export async function setRemoved(scope: Scope, listId: string, itemIds: string[], isRemoved: boolean) {
  const list = await holdList(scope, listId);
  const known = new Set((await itemsOf(scope, listId)).map(({ id }) => id));
  if (!itemIds.every((id) => known.has(id))) throw new Refusal(422, 'Item is not on this list');
  await itemRows(scope).changeAll(inArray(groceryItems.id, itemIds), { isRemoved });
  return list;
}
