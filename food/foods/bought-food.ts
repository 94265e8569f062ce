import type { ParsedLine } from '../line/parse-line.ts';
import { shopCategoryOf } from '../shop/shop-category.ts';

const tinUnits = new Set(['can', 'tin', 'jar']);
const freshCategories = new Set(['Produce', 'Meat & Seafood']);

const meats = new Set('beef pork lamb veal turkey chicken meat'.split(' '));

/**
 * What to look for in the shop. Foods usually sold fresh get a prefix: '2 cans tomatoes' -> 'canned tomatoes'; '500 g minced
 * beef' is bought minced.
 */
export function boughtFood({
  food,
  amounts,
  preparation,
}: Pick<ParsedLine, 'food' | 'amounts' | 'preparation'>): string {
  if (/\bminced\b/i.test(preparation) && meats.has(food.toLowerCase())) return `minced ${food}`;
  const isTinned = amounts.some(({ unit }) => tinUnits.has(unit)) && !/\bcanned\b/i.test(food);
  return isTinned && freshCategories.has(shopCategoryOf(food)) ? `canned ${food}` : food;
}
