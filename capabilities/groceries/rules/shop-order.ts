import { shopCategories } from '#food/shelves.ts';
import type { GroceryItem } from '../item-contract.ts';

/** Every category once: those arranged by the user, then the others in default order. */
export const completeOrder = (storeOrder: readonly string[]): string[] => [
  ...new Set([...storeOrder, ...shopCategories]),
];

export const nameCollator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sorts by category in walking order, then by name; custom categories come last. */
export function inShopOrder<Item extends Pick<GroceryItem, 'category' | 'name'>>(
  items: readonly Item[],
  storeOrder: readonly string[] = [],
): Item[] {
  const order = completeOrder(storeOrder);
  const positions = new Map(order.map((category, index) => [category, index]));
  const positionOf = ({ category }: Item) => positions.get(category) ?? order.length;
  return items.toSorted(
    (a, b) =>
      positionOf(a) - positionOf(b) ||
      nameCollator.compare(a.category, b.category) ||
      nameCollator.compare(a.name, b.name),
  );
}
