import { type Intent, isCallOf } from '#core/intent.ts';
import { type GroceryList, groceriesApi } from '../contract.ts';
import type { GroceryItem, GroceryItemChange, NewGroceryItem } from '../item-contract.ts';

type Lines = Pick<GroceryList, 'items' | 'atHome' | 'removed'>;

/**
 * The list with changes applied that have not reached the server yet. Unchanged items keep their identity, for
 * memoization.
 */
export function withIntents(list: GroceryList, intents: readonly Intent[]): GroceryList {
  const { items, atHome, removed } = intents.reduce<Lines>((lines, intent) => {
    return intent.params.id === list.id ? withIntent(lines, intent) : lines;
  }, list);
  return items === list.items && atHome === list.atHome && removed === list.removed
    ? list
    : { ...list, items, atHome, removed };
}

function withIntent(lines: Lines, intent: Intent): Lines {
  const { itemId = '' } = intent.params;
  if (isCallOf(groceriesApi.addItem, intent)) {
    const isThere = [...lines.items, ...lines.removed].some(({ id }) => id === intent.id);
    return isThere ? lines : { ...lines, items: [...lines.items, typedItem(intent.id, intent.body as NewGroceryItem)] };
  }
  if (isCallOf(groceriesApi.removeItem, intent)) return afterMove(lines, [itemId], true);
  if (isCallOf(groceriesApi.restore, intent))
    return afterMove(lines, (intent.body as { itemIds?: string[] }).itemIds ?? [], false);
  if (isCallOf(groceriesApi.changeItem, intent)) return afterChange(lines, itemId, intent.body as GroceryItemChange);
  return lines;
}

/** Shown as typed, because only the server can tell the amount from the food. */
const typedItem = (id: string, { name, line, quantity, category, note }: NewGroceryItem): GroceryItem => ({
  id,
  name: name || line || '',
  quantity: quantity ?? '',
  bought: '',
  boughtAs: null,
  suchAs: null,
  category: category || 'Other',
  checked: false,
  amounts: [],
  sources: [],
  note: note ?? null,
  food: null,
  foodKey: '',
  isManual: true,
  isOptional: false,
  planQuantity: null,
  isAtHome: false,
  isRemoved: false,
  concerns: [],
});

function afterMove({ items, atHome, removed }: Lines, ids: readonly string[], isRemoved: boolean): Lines {
  const [from, to] = isRemoved ? [items, removed] : [removed, items];
  const isMoved = ({ id }: GroceryItem) => ids.includes(id);
  const moving = from.filter(isMoved).map((item) => ({ ...item, isRemoved }));
  const [left, joined] = [from.filter((item) => !isMoved(item)), [...to, ...moving]];
  return isRemoved ? { items: left, atHome, removed: joined } : { items: joined, atHome, removed: left };
}

function afterChange(
  { items, atHome, removed }: Lines,
  itemId: string,
  { isAtHome, ...change }: GroceryItemChange,
): Lines {
  // Clearing a field resets it to the plan's value, which only the server knows.
  const known = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== ''));
  const isSame = (item: GroceryItem) => Object.entries(known).every(([name, value]) => Object(item)[name] === value);
  const withChange = (item: GroceryItem) => (item.id !== itemId || isSame(item) ? item : { ...item, ...known });
  const wanted = isAtHome === false ? atHome.filter(({ id }) => id === itemId) : [];
  return {
    items: [...items.map(withChange), ...wanted.map((item) => ({ ...item, isAtHome: false }))],
    atHome: wanted.length > 0 ? atHome.filter(({ id }) => id !== itemId) : atHome.map(withChange),
    removed,
  };
}
