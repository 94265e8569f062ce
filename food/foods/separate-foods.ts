import type { ParsedLine } from '../line/parse-line.ts';
import { entryOf, weights } from '../shop/category-entries.ts';
import { categoryWords } from '../shop/category-words.ts';
import { foodKey } from './food-key.ts';

const isFood = (name: string) => (entryOf(categoryWords(name).join(' '))?.weight ?? 0) > weights.vague;

/**
 * 'maple syrup and blueberries' are two foods, but 'half and half' and 'mac and cheese' are one. A line with an amount is
 * divided only if it says that the amount is for each, because the shares are unknown.
 */
export function separateFoods(parsed: ParsedLine, line: string): ParsedLine[] {
  const parts = parsed.food.split(/,? (?:and|&) |, /);
  const isDivisible = parsed.amounts.length === 0 || /\beach\b/i.test(line);
  const isSeveral = parts.length > 1 && isDivisible && !isFood(parsed.food) && parts.every((it) => isFood(foodKey(it)));
  return isSeveral ? parts.map((food) => ({ ...parsed, food })) : [parsed];
}
