import type { GroceryListSummary } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';

export interface CategoryGroup {
  category: string;
  items: GroceryItem[];
}

export const unticked = (items: readonly GroceryItem[]) => items.filter(({ checked }) => !checked);

/** Groups items by category; items are already in shop order, so the categories are too. */
export const groupsOf = (items: readonly GroceryItem[]): CategoryGroup[] =>
  [...Map.groupBy(items, ({ category }) => category)].map(([category, group]) => ({ category, items: group }));

/** The pending list of a week, else its latest one. */
export const listOfWeek = (lists: readonly GroceryListSummary[], weekStartDate: string) => {
  const ofWeek = lists.filter((list) => list.weekStartDate === weekStartDate);
  return ofWeek.find(({ status }) => status === 'pending') ?? ofWeek[0];
};
