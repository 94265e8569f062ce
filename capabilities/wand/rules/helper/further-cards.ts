import type { Values } from '../tools/tool.ts';
import { saidInFull } from './alike.ts';
import type { Talk } from './conversation.ts';
import { bareOf } from './correction.ts';
import { foundIn } from './find/found.ts';
import { isWhole } from './frames/frame.ts';
import type { Request } from './memory.ts';
import { isOpening } from './rank/asides.ts';
import { readingsAs } from './read.ts';
import { idsIn, proposed, type Step } from './steps.ts';

/** The last request again, for another thing: on the same card if that is a list. */

const mostBareWords = 5;

/** 'and a wool hat': nothing but another thing. */
export function isBare({ message, family }: Talk): boolean {
  const { words, when, mentions, meanings } = foundIn(message, family);
  const hasVerb = meanings.some(({ meaning }) => isOpening(meaning));
  return words.length <= mostBareWords && when.length + mentions.length === 0 && !hasVerb;
}

/** 'also a toolbelt': the same request for another thing. */
export function furtherCards(talk: Talk, last: Request): Step[] | undefined {
  const { message, family } = talk;
  const { tool = '', text } = last;
  const full = saidInFull(bareOf(message), text, family);
  const [reading] = full ? readingsAs(tool, full, family) : [];
  const { filled, features } = reading ?? {};
  if (!full || !isWhole(filled) || features?.has('left words')) return undefined;
  const request: Request = { ...last, text: full, cards: [], things: filled.cards.flatMap(idsIn) };
  return besideCard(talk, last.cards[0], filled.cards, request);
}

export type Card = Request['cards'][number];

/** 'and eggs': goes on the same card if that is a list, or else on a new card. */
export function besideCard(
  { message, open }: Talk,
  card: Card | undefined,
  cards: readonly Values[],
  request: Request,
): Step[] {
  const { tool = '' } = request;
  const [only = {}, ...others] = cards;
  const [list, more] = [listOf(card?.values ?? {}), listOf(only)];
  if (!card?.id || !list || !more || others.length > 0 || !open.some(({ id }) => id === card.id))
    return proposed(tool, cards, message, request);
  const values = { ...card.values, [list.name]: [...new Set([...list.all, ...more.all])] };
  return [{ kind: 'revise', id: card.id, tool, values, request }];
}

/** The list on a card: items to add or to check off, or gift ideas. */
function listOf(values: Values) {
  const name = ['lines', 'items', 'giftIdeas'].find((one) => Array.isArray(values[one]));
  const all = name && values[name];
  return name && Array.isArray(all) ? { name, all } : undefined;
}
