import type { Values } from '../tools/tool.ts';
import { saidInFull } from './alike.ts';
import type { Talk } from './conversation.ts';
import { bareOf } from './correction.ts';
import { foundIn } from './find/found.ts';
import type { Request } from './memory.ts';
import { isOpening } from './rank/asides.ts';
import { readingsAs } from './read.ts';
import { idsIn, type Step } from './steps.ts';

/** The last request again, for another thing: on the same card if that is a list. */

const mostBareWords = 5;

/** 'and a wool hat': nothing but another thing. */
export function isBare({ message, family }: Talk): boolean {
  const { words, when, mentions, meanings } = foundIn(message, family);
  const hasVerb = meanings.some(({ meaning }) => isOpening(meaning));
  return words.length <= mostBareWords && when.length + mentions.length === 0 && !hasVerb;
}

/** 'also a toolbelt': the same request for another thing. */
export function furtherCards({ message, family, open }: Talk, last: Request): Step[] | undefined {
  const { tool = '', text } = last;
  const full = saidInFull(bareOf(message), text, family);
  const [reading] = full ? readingsAs(tool, full, family) : [];
  const { filled, features } = reading ?? {};
  if (!full || !filled || filled.missing || filled.choices || features?.has('left words')) return undefined;
  const request: Request = { ...last, text: full, cards: [], things: filled.cards.flatMap(idsIn) };
  const [former] = last.cards;
  const [list, more] = [listOf(former?.values ?? {}), listOf(filled.cards[0] ?? {})];
  if (former && list && more && open.some(({ id }) => id === former.id))
    return [revisedList(former, list, more, request)];
  return filled.cards.map((values): Step => ({ kind: 'propose', tool, values, quote: message, request }));
}

export type Card = Request['cards'][number];
type List = NonNullable<ReturnType<typeof listOf>>;

export function revisedList({ id = '', values }: Card, list: List, more: List, request: Request): Step {
  const all = [...new Set([...list.all, ...more.all])];
  return { kind: 'revise', id, tool: request.tool ?? '', values: { ...values, [list.name]: all }, request };
}

/** The list on a card: items to add or to check off, or gift ideas. */
export function listOf(values: Values) {
  const name = ['lines', 'items', 'giftIdeas'].find((one) => Array.isArray(values[one]));
  const all = name && values[name];
  return name && Array.isArray(all) ? { name, all } : undefined;
}
