import type { ParsedLine } from '../line/parse-line.ts';
import { shopCategoryOf } from '../shop/shop-category.ts';

const tinUnits = new Set(['can', 'tin', 'jar']);
const freshCategories = new Set(['Produce', 'Meat & Seafood']);

/** What to look for in the shop. Foods usually sold fresh get a prefix: '2 cans tomatoes' -> 'canned tomatoes'. */
export function boughtFood({ food, amounts }: Pick<ParsedLine, 'food' | 'amounts'>): string {
  const isTinned = amounts.some(({ unit }) => tinUnits.has(unit)) && !/\bcanned\b/i.test(food);
  return isTinned && freshCategories.has(shopCategoryOf(food)) ? `canned ${food}` : food;
}
