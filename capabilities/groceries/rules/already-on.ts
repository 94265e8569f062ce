import { capitalize } from '#core/capitalize.ts';
import { unitOf } from '#food/amounts.ts';
import { foodKey } from '#food/names.ts';
import type { GroceryItem } from '../item-contract.ts';
import { amountToBuy } from './list-text.ts';

const isNumber = (word: string) => /^[\d.,/x\p{No}-]+$/u.test(word);
const isAmount = (word: string) =>
  isNumber(word) || /^(a|an|of|some|more)$/i.test(word) || /^\d+[a-z]{1,2}$/i.test(word) || unitOf(word) !== undefined;

/** '2 l milk' -> 'milk'. A rough parser, used only for a hint; added items are parsed properly. */
function foodOf(line: string): string {
  const words = line.trim().split(/\s+/);
  const start = words.findIndex((word) => !isAmount(word));
  return start < 0 ? '' : words.slice(start).join(' ');
}

const itemText = (item: GroceryItem) =>
  `${[capitalize(item.name), amountToBuy(item)].filter(Boolean).join(', ')}${item.checked ? ' (checked)' : ''}`;

/** Items on the list of the same food as the typed line, as text: 'Milk, 1 cup; Milk, 2 l (checked)'. */
export function alreadyOnText(items: readonly GroceryItem[], typed: string): string {
  const food = foodOf(typed);
  if (food.length < 2) return '';
  const key = foodKey(food);
  return items
    .filter(({ name }) => foodKey(name) === key)
    .map(itemText)
    .join('; ');
}
