import type { ParsedLine } from '../line/parse-line.ts';
import { shopCategoryOf } from '../shop/shop-category.ts';

const tins = new Set(['can', 'tin', 'jar']);
const soldFresh = new Set(['Produce', 'Meat & Seafood']);

/** What one looks for in the shop: of what is usually fresh, '2 cans tomatoes' are another food than tomatoes. */
export function boughtFood({ food, amounts }: Pick<ParsedLine, 'food' | 'amounts'>): string {
  const isTinned = amounts.some(({ unit }) => tins.has(unit)) && !/\bcanned\b/i.test(food);
  return isTinned && soldFresh.has(shopCategoryOf(food)) ? `canned ${food}` : food;
}
