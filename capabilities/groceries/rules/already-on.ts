import { unitOf } from '#capabilities/recipes/rules/amount/units.ts';
import { foodKey } from '#capabilities/recipes/rules/food/food-key.ts';
import type { GroceryItem } from '../item-contract.ts';

const isNumber = (word: string) => /^[\d.,/x\p{No}-]+$/u.test(word);
const isAmount = (word: string) =>
  isNumber(word) || /^(a|an|of|some|more)$/i.test(word) || /^\d+[a-z]{1,2}$/i.test(word) || unitOf(word) !== undefined;

/** '2 l milk' -> 'milk'. Only a hint depends on it: what is added is read with more care. */
function foodOf(line: string): string {
  const words = line.trim().split(/\s+/);
  const start = words.findIndex((word) => !isAmount(word));
  return start < 0 ? '' : words.slice(start).join(' ');
}

/** What of the list is the food that she is typing. */
export function alreadyOn(items: readonly GroceryItem[], typed: string): GroceryItem | undefined {
  const food = foodOf(typed);
  if (food.length < 2) return undefined;
  const key = foodKey(food);
  return items.find(({ name }) => foodKey(name) === key);
}
