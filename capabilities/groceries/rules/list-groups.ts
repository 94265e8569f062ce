import type { GroceryListSummary } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';

/**
 * A line on the screen: an item, together with items of the same food that were added by hand. It's checked if all of
 * them are.
 */
export type ListedItem = GroceryItem & { added?: readonly GroceryItem[] };

export interface CategoryGroup {
  category: string;
  items: ListedItem[];
}

export const unticked = <Item extends Pick<GroceryItem, 'checked'>>(items: readonly Item[]) =>
  items.filter(({ checked }) => !checked);

/** Joins items added by hand to the planned item of the same food. Other items keep their identity, for memoization. */
export function withJoinedItems(items: readonly GroceryItem[]): ListedItem[] {
  const planned = new Map(items.filter(({ isManual }) => !isManual).map(({ foodKey, id }) => [foodKey, id]));
  const isJoining = ({ isManual, foodKey }: GroceryItem) => isManual && Boolean(foodKey) && planned.has(foodKey);
  const addedTo = Map.groupBy(items.filter(isJoining), ({ foodKey }) => planned.get(foodKey));
  return items
    .filter((item) => !isJoining(item))
    .map((item) => {
      const added = addedTo.get(item.id);
      return added ? { ...item, added, checked: unticked([item, ...added]).length === 0 } : item;
    });
}

/** Groups items by category; items are already in shop order, so the categories are too. */
export const groupsOf = (items: readonly ListedItem[]): CategoryGroup[] =>
  [...Map.groupBy(items, ({ category }) => category)].map(([category, group]) => ({ category, items: group }));

const headingHeight = 1;
const heightOf = (groups: readonly CategoryGroup[]) =>
  groups.reduce((height, { items }) => height + headingHeight + items.length, 0);

/** The groups in columns, one after the other, the highest as low as possible. Ticks move nothing to another column. */
export function inColumns(groups: readonly CategoryGroup[], count: number): CategoryGroup[][] {
  if (count === 1) return [[...groups]];
  const splits = groups.map((_, index) => {
    const first = groups.slice(0, index + 1);
    const others = inColumns(groups.slice(index + 1), count - 1);
    return [first, ...others];
  });
  const highest = (columns: readonly CategoryGroup[][]) => Math.max(...columns.map(heightOf));
  return splits.reduce((best, split) => (highest(split) < highest(best) ? split : best), splits[0] ?? []);
}

/** The pending list of a week, else its latest one. */
export const listOfWeek = (lists: readonly GroceryListSummary[], weekStartDate: string) => {
  const ofWeek = lists.filter((list) => list.weekStartDate === weekStartDate);
  return ofWeek.find(({ status }) => status === 'pending') ?? ofWeek[0];
};
