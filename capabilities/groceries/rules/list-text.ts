import { dayOf } from '#capabilities/meals/rules/week.ts';
import { weekRange } from '#capabilities/meals/rules/week-words.ts';
import { capital } from '#core/capital.ts';
import type { GroceryList } from '../contract.ts';
import type { GroceryItem, ItemSource } from '../item-contract.ts';
import { groupsOf, unticked } from './list-groups.ts';

/** 'Milk, 2 l' or 'Tomatoes, 2 cans (28 oz)' */
export function itemLabel({ name, quantity, bought }: Pick<GroceryItem, 'name' | 'quantity' | 'bought'>): string {
  const exact = bought && quantity ? `${bought} (${quantity})` : bought || quantity;
  return exact ? `${name}, ${exact}` : name;
}

/** 'For Pancakes (Mon breakfast, Ana, Mia)' */
export const sourceText = ({ recipeName, date, mealType, people }: ItemSource) =>
  `For ${recipeName} (${[`${capital(dayOf(date)).slice(0, 3)} ${mealType}`, ...people].join(', ')})`;

const line = (item: GroceryItem) => `- ${itemLabel(item)}${item.note ? ` (${item.note.replaceAll(/\s+/g, ' ')})` : ''}`;

export const listTitle = ({ weekStartDate }: Pick<GroceryList, 'weekStartDate'>) =>
  `Groceries for ${weekRange(weekStartDate)}`;

/** The unticked items as plain text, for sharing. */
export function listText(list: Pick<GroceryList, 'weekStartDate' | 'items'>): string {
  const groups = groupsOf(unticked(list.items)).map(({ category, items }) => [category, ...items.map(line)].join('\n'));
  return [listTitle(list), ...groups].join('\n\n');
}
