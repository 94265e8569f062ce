import type { GroceryItem } from '#capabilities/groceries/item-contract.ts';
import { currentGroceries } from '../tools/current-groceries.ts';
import { itemsCalled } from './grocery-list.ts';
import { apartFromList } from './grocery-words.ts';
import { after, before, parted, request, without } from './phrases.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { withoutArticle } from './words.ts';

const changes =
  /^(?:change|make|set|update|increase|bump(?: up)?|raise|reduce|switch|swap|replace|edit|rename)(?: out)? /i;
const needsInstead = /^(?:(?:i|we) )?(?:actually )?(?:need|want|get|buy) /i;
const instead = / instead\b|,? not (?:\d{1,3}|one|two|three|a|an)$/i;
const becoming = / (?:to|for|with|into) /i;
const pointing = /^(?:it|that|those) (?:to )?/i;
const amount =
  /^(?:\d|[½¼¾]|(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|another|a couple of)\b)/i;

const multiplies = /^(double|triple)(?: up)?(?: on)? /i;
const wholeNumber = /^\d{1,4}(?![\d.,/½¼¾⅓⅔⅛-]| ?\d)/;

/** 'change the eggs to 24', 'make it 3 gallons of milk', 'make the eggs 2 dozen' */
export async function changedLine({ text }: Clause, context: Context): Promise<Reading[] | undefined> {
  // As she typed it: '24' and 'instead of 2' look like times.
  const { rest } = apartFromList(parted(request(text)).main);
  const said = after(rest, changes) ?? after(before(rest, instead) ?? '', needsInstead);
  if (!said && !multiplies.test(rest)) return undefined;
  const list = await currentGroceries(context.asked);
  const found = list && (said ? changedIn(without(said, instead), list.items) : timesMore(rest, list.items));
  if (!found) return undefined;
  const { item, ...values } = found;
  return [
    { kind: 'propose', tool: 'change_grocery', values: { id: list.id, itemId: item.id, ...values }, quote: text },
  ];
}

type Changed = { item: GroceryItem } & ({ quantity: string } | { name: string });

const changedIn = (told: string, items: readonly GroceryItem[]) =>
  changedTo(told, items) ?? amountBefore(told, items) ?? amountBehind(told, items);

/** The only line of this name. */
function only(items: readonly GroceryItem[], name: string): GroceryItem | undefined {
  const called = withoutArticle(name).replace(/^(?:amount|quantity|number) of /i, '');
  const [item, ...others] = itemsCalled(items, withoutArticle(called));
  return others.length === 0 ? item : undefined;
}

/** 'the eggs to 24', 'the bread to sourdough bread' */
function changedTo(text: string, items: readonly GroceryItem[]): Changed | undefined {
  const at = text.search(becoming);
  const item = at === -1 ? undefined : only(items, text.slice(0, at));
  const value = text.slice(at).replace(becoming, '').trim();
  if (!item || !value) return undefined;
  return amount.test(value) ? { item, quantity: withoutOwnName(value, items, item) } : { item, name: value };
}

/** '2 dozen eggs' -> '2 dozen' */
function withoutOwnName(value: string, items: readonly GroceryItem[], item: GroceryItem): string {
  const found = amountBefore(value, items);
  return found && 'quantity' in found && found.item.id === item.id ? found.quantity : value;
}

/** 'it 3 gallons of milk' */
function amountBefore(text: string, items: readonly GroceryItem[]): Changed | undefined {
  const words = text.replace(pointing, '').split(' ');
  if (!amount.test(words.join(' '))) return undefined;
  for (let at = 1; at < words.length; at++) {
    const name = words.slice(at).join(' ').replace(/^of /i, '');
    const item = only(items, name);
    if (item) return { item, quantity: words.slice(0, at).join(' ') };
  }
  return undefined;
}

/** 'the eggs 2 dozen' */
function amountBehind(text: string, items: readonly GroceryItem[]): Changed | undefined {
  const words = text.split(' ');
  for (let at = words.length - 1; at > 0; at--) {
    const quantity = words.slice(at).join(' ');
    const item = amount.test(quantity) ? only(items, words.slice(0, at).join(' ')) : undefined;
    if (item) return { item, quantity };
  }
  return undefined;
}

/** 'double the milk': of what stands there, which is one where nobody said how much */
function timesMore(text: string, items: readonly GroceryItem[]): Changed | undefined {
  const [all = '', word = ''] = multiplies.exec(text) ?? [];
  const item = only(items, text.slice(all.length));
  const quantity = item?.quantity || '1';
  const count = wholeNumber.exec(quantity)?.[0];
  if (!item || !count) return undefined;
  const times = word.toLowerCase() === 'double' ? 2 : 3;
  return { item, quantity: `${Number(count) * times}${quantity.slice(count.length)}` };
}
