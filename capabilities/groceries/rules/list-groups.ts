import type { GroceryListSummary } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';

export interface CategoryGroup {
  category: string;
  items: GroceryItem[];
}

export const unticked = (items: readonly GroceryItem[]) => items.filter(({ checked }) => !checked);

/** A list comes in the order one walks through the shop, and so do its categories. */
export const groupsOf = (items: readonly GroceryItem[]): CategoryGroup[] =>
  [...Map.groupBy(items, ({ category }) => category)].map(([category, group]) => ({ category, items: group }));

/** The one that is still to be bought, else the last one that was. */
export const listOfWeek = (lists: readonly GroceryListSummary[], weekStartDate: string) => {
  const ofWeek = lists.filter((list) => list.weekStartDate === weekStartDate);
  return ofWeek.find(({ status }) => status === 'pending') ?? ofWeek[0];
};

export interface Tick {
  itemId: string;
  checked: boolean;
}

/** The later tick of an item wins; an item without one stays the same object. */
export function withTicks(items: readonly GroceryItem[], ticks: readonly Tick[]): GroceryItem[] {
  const last = new Map(ticks.map(({ itemId, checked }) => [itemId, checked]));
  return items.map((item) => {
    const checked = last.get(item.id) ?? item.checked;
    return checked === item.checked ? item : { ...item, checked };
  });
}
