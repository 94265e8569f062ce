import type { GroceryItem } from '#capabilities/groceries/item-contract.ts';
import { currentGroceries } from '../tools/current-groceries.ts';
import { aboutItems, findItems, isEverything, itemsIn } from './grocery-list.ts';
import { type GroceryWords, onTheWay } from './grocery-words.ts';
import { after, before, without } from './phrases.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { listed } from './words.ts';

const bought =
  /^(?:(?:i|we|i've|we've|ive|weve|i have|we have|\p{Lu}\p{L}{1,30}) )?(?:already |just |also )?(?:got|bought|picked up|grabbed|purchased|found) /iu;
const ticks = /^(?:tick|check|cross|mark)(?: off)? (?!if\b|whether\b|out\b|with\b|on\b)/i;
const tickedBehind =
  / off$| ?[-–:]? (?:done|got it|got them|bought)$| as (?:bought|done|got|checked|purchased|ticked)(?: off)?$|(?: is| are|(?<!that)'s) (?:already )?(?:bought|in the (?:cart|trolley|basket|bag|car)|checked off|ticked off|taken care of)$/i;
const unticks =
  /^(?:untick|uncheck|un-tick|un-check|unmark|uncross) |^(?:i |we )?(?:didn't|did not|didnt|couldn't|couldnt|forgot to|haven't|havent) (?:actually )?(?:get|buy|find|pick up|grab|bought|gotten|got) |^(?:i|we) forgot the /i;
const putBack = /^(?:put|add|bring|move) (?=.* back$)/i;
const removes =
  /^(?:remove|delete|take|drop|erase|get rid of|skip|forget(?: about)?|lose|ditch|strike|scratch|clear|empty|cancel|leave|scrap|never ?mind)(?: off| out)? |^(?:(?:we|i) )?(?:don't|dont|do not|no longer) (?:really |actually )?(?:need|want) |^(?:there's |theres )?no need (?:for|to (?:buy|get|list)) |^(?:don't|dont|do not) (?:buy|get|list) |^no more (?=.* needed$)/i;
const removedBehind =
  / (?:off|out|any ?more|after all|this week|needed|so (?:there's |we )?(?:no need to|(?:don't|dont)(?: need to)?))$/i;
const mayGo = / (?:can|could|should|may) (?:come|go|be (?:taken|removed|deleted))(?: off)?$/i;
/** What is at home need not be bought. */
const atHome =
  /^(?:(?:i|we)(?:'ve|ve)? )(?:already have|already own|still have|still got|have(?: got)? (?:enough|plenty of|loads of|lots of|tons of)|(?:got )?(?:enough|plenty of|loads of|lots of)) /i;

/** What she wants done with 'it' or 'them', of which she spoke before. */
const asides: [string, RegExp][] = [
  ['untick_groceries', /\bun-?(?:tick|check|mark|cross)\b|\b(?:put|add) (?:it|them) back\b/i],
  ['tick_groceries', /\b(?:tick|check|cross|mark)\b|\b(?:cart|trolley|basket)\b/i],
  [
    'remove_groceries',
    /\b(?:take|remove|delete|drop|scratch|strike|leave|erase) (?:it|them|that|those)\b|\b(?:don't|dont|no) need\b/i,
  ],
];

/** 'got the milk', 'uncheck the bread', 'take bananas off the list', 'we already have lemons, take them off' */
export async function onTheList(words: GroceryWords, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const wish = asides.find(([, aside]) => aside.test(words.aside))?.[0];
  const mark = markIn(words.rest, clause.lower);
  // The list is looked up only for words that could be about it.
  if (!wish && !mark) return undefined;
  const list = await currentGroceries(context.asked);
  const items = list?.items ?? [];
  return spokenOf(items, wish, words, clause) ?? (mark && marked(items, mark, words, clause));
}

function spokenOf(
  items: readonly GroceryItem[],
  tool: string | undefined,
  { rest }: GroceryWords,
  { text }: Clause,
): Reading[] | undefined {
  const spoken = tool ? itemsIn(items, rest) : [];
  if (!tool || spoken.length === 0) return undefined;
  return alreadySo(tool, spoken) ?? aboutItems(tool, { sure: spoken, unsure: [], unknown: [] }, text);
}

interface Mark {
  tool: string;
  told: string;
  isBack: boolean;
}

/** What is to be done with which things, by the words alone. */
function markIn(rest: string, lower: string): Mark | undefined {
  const back =
    after(rest, putBack) ?? (/ back (?:on|to|onto) /i.test(lower) ? after(rest, /^(?:put|add) /i) : undefined);
  const tells: [string, string | undefined][] = [
    ['untick_groceries', after(rest, unticks) ?? (back && without(back, / back$/i))],
    ['remove_groceries', after(rest, atHome)],
    ['tick_groceries', after(rest, ticks) ?? after(rest, bought)],
    ['remove_groceries', after(rest, removes) ?? before(rest, mayGo)],
    ['tick_groceries', boughtIn(rest)],
  ];
  const [tool, told] = tells.find(([, names]) => names !== undefined) ?? [];
  return tool && told !== undefined ? { tool, told, isBack: back !== undefined } : undefined;
}

function marked(
  items: readonly GroceryItem[],
  { tool, told, isBack }: Mark,
  { isNamed }: GroceryWords,
  { lower, text }: Clause,
): Reading[] | undefined {
  const names = [already, tickedBehind, removedBehind, places, onTheWay].reduce(without, told);
  if (tool === 'remove_groceries' && isEverything(names) && !saysGroceries.test(lower)) return whichList(lower, text);
  const found = findItems(items, names);
  if (isBack && found.sure.length === 0) return undefined;
  const isClear = isNamed || found.unknown.length === 0 || (found.sure.length > 0 && tool !== 'remove_groceries');
  if (!isClear || !names) return undefined;
  return alreadySo(tool, found.sure) ?? aboutItems(tool, found, text);
}

/** "milk's bought, eggs too" */
function boughtIn(rest: string): string | undefined {
  const things = rest.split(', ');
  const names = things.map((thing) => without(without(thing, / (?:too|as well)$/i), tickedBehind));
  return names.some((name, index) => name !== things[index] && tickedBehind.test(things[index] ?? ''))
    ? names.join(', ')
    : undefined;
}

const already = / (?:already|now|just now)$/i;
const places = / (?:at home|in the (?:house|fridge|freezer|pantry|cupboard))$/i;
const saysGroceries = /\b(?:grocery|groceries|shopping|supermarket|food)\b/;

/** Too much to guess: there are the groceries, the planner and what to pack. */
function whichList(lower: string, quote: string): Reading[] | undefined {
  if (!/\blist\b/.test(lower)) return undefined;
  const question = "Which list do you mean? For all groceries, say 'clear the grocery list'.";
  return [{ kind: 'ask', question, waiting: { kind: 'choice', choices: [], quote } }];
}

/** Nothing is proposed that would change nothing. */
function alreadySo(tool: string, items: readonly GroceryItem[]): Reading[] | undefined {
  if (tool === 'remove_groceries' || items.length === 0) return undefined;
  const isTicking = tool === 'tick_groceries';
  if (items.some(({ checked }) => checked !== isTicking)) return undefined;
  const names = listed(items.map(({ name }) => name));
  return [{ kind: 'answer', text: isTicking ? `Ticked off already: ${names}.` : `Still on the list: ${names}.` }];
}
