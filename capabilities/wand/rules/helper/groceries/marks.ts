import type { GroceryItem } from '#capabilities/groceries/item-contract.ts';
import { currentGroceries } from '../../tools/current-groceries.ts';
import { choosing } from '../question-back.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { listed } from '../words/words.ts';
import { aboutItems, findItems, isEverything } from './list.ts';
import type { GroceryWords } from './naming.ts';
import type { Wish } from './parts.ts';

/** 'got the milk', 'uncheck the bread', 'take bananas off the list': lines that are there; undefined where none is meant. */
export async function onTheList(
  { deed, isBack, things }: Wish,
  { isNamed, direction }: GroceryWords,
  { lower, text }: Clause,
  { asked }: Context,
): Promise<Reading[] | undefined> {
  if (deed === 'remove_groceries' && isEverything(things) && !saysGroceries.test(lower)) return whichList(lower, text);
  if (deed === 'add_groceries') return undefined;
  const found = findItems((await currentGroceries(asked))?.items ?? [], things);
  if ((isBack || (deed === 'untick_groceries' && !isNamed)) && found.sure.length === 0) return undefined;
  // 'cancel my dentist, and eggs on the list' takes nothing off it.
  const isBeside = deed === 'remove_groceries' && direction === 'on' && found.unknown.length > 0;
  if (isBeside) return undefined;
  const isClear = isNamed || found.unknown.length === 0 || (found.sure.length > 0 && deed !== 'remove_groceries');
  return isClear ? (alreadySo(deed, found.sure) ?? aboutItems(deed, found, text)) : undefined;
}

const saysGroceries = /\b(?:grocery|groceries|shopping|supermarket|food)\b/;

/** Too much to guess: there are the groceries, the planner and what to pack. */
function whichList(lower: string, quote: string): Reading[] | undefined {
  if (!/\blist\b/.test(lower)) return undefined;
  return choosing("Which list do you mean? For all groceries, say 'clear the grocery list'.", [], quote);
}

/** Nothing is proposed that would change nothing. */
function alreadySo(tool: string, items: readonly GroceryItem[]): Reading[] | undefined {
  if (tool === 'remove_groceries' || items.length === 0) return undefined;
  const isTicking = tool === 'tick_groceries';
  if (items.some(({ checked }) => checked !== isTicking)) return undefined;
  const names = listed(items.map(({ name }) => name));
  return [{ kind: 'answer', text: isTicking ? `Ticked off already: ${names}.` : `Still on the list: ${names}.` }];
}
