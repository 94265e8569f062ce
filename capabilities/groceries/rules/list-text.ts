import { dayOf } from '#capabilities/meals/rules/week.ts';
import { weekRange } from '#capabilities/meals/rules/week-words.ts';
import { capitalize } from '#core/capitalize.ts';
import type { GroceryList } from '../contract.ts';
import type { GroceryItem, ItemSource } from '../item-contract.ts';
import { groupsOf, type ListedItem, unticked, withJoinedItems } from './list-groups.ts';

type Amounts = Pick<ListedItem, 'quantity' | 'bought' | 'added'>;

const withAdded = (amount: string, { added = [] }: Amounts) =>
  [amount, ...added.map(({ quantity }) => quantity)].filter(Boolean).join(' + ');

/** What to take off the shelf: '2 cans', or '1 pint + 1 gallon' together with items added by hand. */
export const amountToBuy = (item: Amounts) => withAdded(item.bought || item.quantity, item);

/** The exact amount beside what to take off the shelf: 'recipes use 30' for '2 packs'. Empty if they are the same. */
const exactNeed = ({ bought, quantity }: Amounts) => (bought && quantity ? `recipes use ${quantity}` : '');

type Details = Amounts & Pick<GroceryItem, 'suchAs' | 'isOptional'>;

const detailsWith = (need: string, { suchAs, isOptional }: Details) =>
  [suchAs && `such as ${suchAs}`, need, isOptional && 'optional'].filter(Boolean).join(', ');

/** Below the name on paper: 'such as cheddar, recipes use ½ cup, optional'. */
export const itemDetails = (item: Details) => detailsWith(exactNeed(item), item);

/** Below the name on the list. One package is enough whatever it holds, so the exact amount is left to the opened item. */
export const shortDetails = (item: Details) => detailsWith(item.bought.startsWith('1 ') ? '' : exactNeed(item), item);

/** 'Milk, 2 l' or 'Tomatoes, 2 cans (28 oz)' */
export function itemLabel(item: Amounts & Pick<GroceryItem, 'name'>): string {
  const { name, quantity, bought } = item;
  const amount = withAdded(bought && quantity ? `${bought} (${quantity})` : bought || quantity, item);
  return amount ? `${name}, ${amount}` : name;
}

/** 'For Pancakes (Mon breakfast, Ana, Mia)' */
export const sourceText = ({ recipeName, date, mealType, people }: ItemSource) =>
  `For ${recipeName} (${[`${capitalize(dayOf(date)).slice(0, 3)} ${mealType}`, ...people].join(', ')})`;

const lineText = (item: GroceryItem) =>
  [
    '-',
    itemLabel(item),
    item.suchAs && `(such as ${item.suchAs})`,
    item.note && `(${item.note.replaceAll(/\s+/g, ' ')})`,
  ]
    .filter(Boolean)
    .join(' ');

export const listTitle = ({ weekStartDate }: Pick<GroceryList, 'weekStartDate'>) =>
  `Groceries for ${weekRange(weekStartDate)}`;

/** The unticked items as plain text, for sharing. */
export function listText(list: Pick<GroceryList, 'weekStartDate' | 'items'>): string {
  const groups = groupsOf(unticked(withJoinedItems(list.items))).map(({ category, items }) =>
    [category, ...items.map(lineText)].join('\n'),
  );
  return [listTitle(list), ...groups].join('\n\n');
}
