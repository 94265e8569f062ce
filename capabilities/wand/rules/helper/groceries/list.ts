import type { GroceryItem } from '#capabilities/groceries/item-contract.ts';
import { foodKey } from '#food/names.ts';
import { categoryWords } from '#food/shelves.ts';
import type { Value } from '../../tools/tool.ts';
import { choosing } from '../question-back.ts';
import type { Reading } from '../reader.ts';
import { after } from '../words/phrases.ts';
import { linesIn } from './words.ts';

/** Lines of the list of now, by what she calls them. */

/** Called otherwise elsewhere. */
const alsoCalled = new Map(Object.entries({ nappies: 'diapers', nappy: 'diapers', mince: 'ground beef' }));

/** The lines that a name means: those of the same food, or else those whose name has all of its words ('cheese'). */
export function itemsCalled(items: readonly GroceryItem[], said: string): GroceryItem[] {
  const called = itemsOf(items, said);
  const other = alsoCalled.get(said.toLowerCase());
  return called.length === 0 && other ? itemsOf(items, other) : called;
}

function itemsOf(items: readonly GroceryItem[], name: string): GroceryItem[] {
  const key = foodKey(name);
  const same = items.filter((item) => foodKey(item.name) === key);
  if (same.length > 0) return same;
  const words = categoryWords(name);
  return items.filter((item) => {
    const own = categoryWords(item.name);
    return words.length > 0 && words.every((word) => own.includes(word));
  });
}

const everything =
  /^(?:everything|all|all of (?:it|them)|(?:the |my |our )?(?:(?:whole|entire) )?(?:grocery |shopping )?(?:list|thing)|all (?:the )?(?:items|things|groceries))(?: clean| completely| entirely)?$/i;
export const isEverything = (text: string) => everything.test(text);
const ticked =
  /^(?:(?:all|everything|every|the|of|items|things|groceries|stuff|ones|what|whatever|that|that's|thats|is|are|was|were|i|we|i've|ive|we've|have|has|already|been) ){0,7}(?:ticked|checked|crossed|bought|done|got)(?: off)?(?: (?:items|things|groceries|ones|stuff|already))?$/i;
const allBut =
  /^(?:everything|all(?: of (?:it|them))?)(?: else)?,? (?:except(?: for)?|but|apart from|besides|other than) /i;
/** Names no line, but all of them, or all that are bought. */
export const isWholeList = (text: string) => isEverything(text) || ticked.test(text) || allBut.test(text);

interface Found {
  sure: GroceryItem[];
  /** Each of these names may mean several lines. */
  unsure: { name: string; items: GroceryItem[] }[];
  unknown: string[];
}

export function findItems(items: readonly GroceryItem[], text: string): Found {
  if (isEverything(text)) return { sure: [...items], unsure: [], unknown: [] };
  if (ticked.test(text)) return { sure: items.filter(({ checked }) => checked), unsure: [], unknown: [] };
  const but = after(text, allBut);
  if (but !== undefined) {
    const { sure, ...others } = findItems(items, but);
    return { ...others, sure: items.filter((item) => !sure.includes(item)) };
  }
  const found: Found = { sure: [], unsure: [], unknown: [] };
  for (const name of linesIn(text.replaceAll(/ (?:or|nor) /gi, ', '))) {
    const called = itemsCalled(items, name);
    const isSure =
      called.length === 1 || (called.length > 1 && called.every((item) => foodKey(item.name) === foodKey(name)));
    if (isSure) found.sure.push(...called);
    else if (called.length > 1) found.unsure.push({ name, items: called });
    else {
      const several = runOf(items, name);
      if (several) found.sure.push(...several);
      else found.unknown.push(name);
    }
  }
  return found;
}

/** 'milk bananas cheddar': lines of the list one after the other, and nothing else. */
function runOf(items: readonly GroceryItem[], name: string): GroceryItem[] | undefined {
  const words = name.split(' ');
  const found: GroceryItem[] = [];
  for (let from = 0; from < words.length; ) {
    const read = itemAt(items, words, from);
    if (!read) return undefined;
    found.push(read.item);
    from = read.next;
  }
  return found;
}

/** The only line that is named at a place, the longest name first. */
export function itemAt(items: readonly GroceryItem[], words: readonly string[], from: number) {
  for (const length of [3, 2, 1]) {
    const called = from + length > words.length ? [] : itemsCalled(items, words.slice(from, from + length).join(' '));
    const [item, ...others] = called;
    if (item && others.length === 0) return { item, next: from + length };
  }
  return undefined;
}

const ids = (items: readonly GroceryItem[]): Value => [...new Set(items.map(({ id }) => id))];

/** What is done with lines of the list: one card for all, one question where a name means several. */
export function aboutItems(tool: string, { sure, unsure, unknown }: Found, quote: string): Reading[] {
  const [open] = unsure;
  if (open) {
    const choices = open.items.map((item) => ({ label: item.name, tool, values: { items: ids([...sure, item]) } }));
    const names = open.items.map(({ name }) => name);
    const question = `Which ${open.name} do you mean: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`;
    return choosing(question, choices, quote);
  }
  const answer: Reading = { kind: 'answer', text: `There is no ${unknown.join(' and no ')} on your grocery list.` };
  return [
    ...(sure.length > 0 ? [{ kind: 'propose' as const, tool, values: { items: ids(sure) }, quote }] : []),
    ...(unknown.length > 0 ? [answer] : []),
  ];
}
