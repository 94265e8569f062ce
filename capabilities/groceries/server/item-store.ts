import { and, eq, inArray } from 'drizzle-orm';
import { parseLine } from '#food/server/reader.ts';
import type { Scope } from '#server/database/scope.ts';
import { badInput, Refusal } from '#server/http/errors.ts';
import { maxItems } from '../contract.ts';
import { type ItemInput, itemChange } from '../rules/item-change.ts';
import { parseItem } from '../rules/new-item.ts';
import { shownItem } from '../rules/shown-item.ts';
import { changeLine, savePurchase } from './purchase-store.ts';
import {
  familySizeRows,
  foodKnowledgeOf,
  itemRows,
  itemsOf,
  listRows,
  type StoredItem,
  type StoredList,
  shownItemOf,
} from './store.ts';
import { familySizes, groceryItems } from './tables.ts';

/** Locks a list, so that concurrent writes to it run one after another and no update is lost. */
export const lockList = (scope: Scope, listId: string): Promise<StoredList> => listRows(scope).hold(listId);

/** Gets an item of a locked list. The sentence is for someone who was offline while another person took it off. */
async function lockAndGetItem(scope: Scope, listId: string, itemId: string): Promise<StoredItem> {
  await lockList(scope, listId);
  const onList = and(eq(groceryItems.id, itemId), eq(groceryItems.listId, listId), eq(groceryItems.isRemoved, false));
  const [item] = await itemRows(scope).list({ where: onList });
  if (!item) throw new Refusal(404, "That item isn't on the list anymore");
  return item;
}

interface NewItem extends ItemInput {
  line?: string | null | undefined;
}

/** Adds an item. The caller must have locked the list. */
export async function addToLockedList(
  scope: Scope,
  listId: string,
  { name, line, ...input }: NewItem,
  id?: string,
): Promise<StoredItem> {
  const lines = await itemRows(scope).countBy(groceryItems.listId, eq(groceryItems.listId, listId));
  if ((lines.get(listId) ?? 0) >= maxItems) throw badInput(`A list holds at most ${maxItems} items`);
  const parsed = name ? { name: name.trim(), quantity: null } : parseItem(line ?? '', parseLine);
  const added = await itemRows(scope).add({
    id,
    listId,
    ownName: parsed.name,
    ownQuantity: input.quantity ?? parsed.quantity,
    ownCategory: input.category ?? null,
    note: input.note ?? null,
    checked: input.checked ?? false,
  });
  if (added.checked) await savePurchase(scope, added);
  return added;
}

export async function addItem(scope: Scope, listId: string, item: NewItem, id?: string) {
  await lockList(scope, listId);
  return shownItemOf(scope, await addToLockedList(scope, listId, item, id));
}

interface ItemChange extends ItemInput {
  boughtAs?: string | null | undefined;
}

export async function changeItem(scope: Scope, listId: string, itemId: string, { boughtAs, ...input }: ItemChange) {
  const item = await lockAndGetItem(scope, listId, itemId);
  if (item.planKey === null && input.name === null) throw badInput('Item is required');
  const knowledge = await foodKnowledgeOf(scope);
  const changed = await changeLine(scope, item, itemChange(item, input, knowledge));
  // Clients send whole items back, so a value that equals the shown one is no correction.
  if (boughtAs === undefined || boughtAs === shownItem(item, knowledge).boughtAs)
    return shownItemOf(scope, changed, knowledge);
  await saveFamilySize(scope, item, boughtAs);
  return shownItemOf(scope, changed);
}

/** Remembers in which size the family buys the food of a planned item. */
async function saveFamilySize(scope: Scope, { planKey, need }: StoredItem, size: string | null) {
  if (planKey === null) return;
  await familySizeRows(scope).removeAll(eq(familySizes.foodKey, planKey));
  if (size) await familySizeRows(scope).add({ foodKey: planKey, food: need?.food ?? planKey, size });
}

/** Only marks the item as removed, so that it can be restored and regenerating doesn't add it again. */
export async function removeItem(scope: Scope, listId: string, itemId: string): Promise<void> {
  await lockAndGetItem(scope, listId, itemId);
  await itemRows(scope).change(itemId, { isRemoved: true });
}

export async function clearTicked(scope: Scope, listId: string): Promise<{ itemIds: string[] }> {
  await lockList(scope, listId);
  const knowledge = await foodKnowledgeOf(scope);
  const lines = (await itemsOf(scope, listId)).map((line) => shownItem(line, knowledge));
  const ticked = lines.filter(({ checked, isRemoved, isAtHome }) => checked && !isRemoved && !isAtHome);
  const itemIds = ticked.map(({ id }) => id);
  await itemRows(scope).changeAll(inArray(groceryItems.id, itemIds), { isRemoved: true });
  return { itemIds };
}

/** Takes items off a list, or restores them. */
export async function setRemoved(scope: Scope, listId: string, itemIds: string[], isRemoved: boolean) {
  const list = await lockList(scope, listId);
  const idsOnList = new Set((await itemsOf(scope, listId)).map(({ id }) => id));
  if (!itemIds.every((id) => idsOnList.has(id))) throw new Refusal(422, "That item isn't on this list");
  await itemRows(scope).changeAll(inArray(groceryItems.id, itemIds), { isRemoved });
  return list;
}
