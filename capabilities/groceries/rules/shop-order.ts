import { shopCategories } from '#food/shelves.ts';
import type { GroceryItem } from '../item-contract.ts';

/** Every category once: those she placed in her order, then the others as one usually walks. */
export const wholeOrder = (placed: readonly string[]): string[] => [...new Set([...placed, ...shopCategories])];

export const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By category as one walks, then by name; a category of her own comes last. */
export function inShopOrder<Item extends Pick<GroceryItem, 'category' | 'name'>>(
  items: readonly Item[],
  placed: readonly string[] = [],
): Item[] {
  const order = wholeOrder(placed);
  const place = new Map(order.map((category, index) => [category, index]));
  const placeOf = ({ category }: Item) => place.get(category) ?? order.length;
  return items.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || alphabet.compare(a.category, b.category) || alphabet.compare(a.name, b.name),
  );
}
