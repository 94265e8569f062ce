import type { Proposal } from '../../../contract.ts';
import { openCards } from '../../decision/conversation-cards.ts';
import { findNamedCards } from '../../decision/named-card.ts';
import type { Context, Step } from '../reader.ts';
import { type Led, ledBy } from './words.ts';

/** Which of several open cards she means: 'the first one at 4', 'both on Sunday', 'not the karate'. */

const places: Record<string, number> = { first: 0, '1st': 0, second: 1, '2nd': 1, third: 2, '3rd': 2, last: -1 };
const placed =
  /^(?:(?:move|change|push|shift|reschedule|switch) )?(?:the )?(first|1st|second|2nd|third|3rd|last)(?: one)?\b(?! of\b)(?:'s| is)?,? ?/i;
const every = /^(?:(?:move|change|push|shift) )?(?:both|all)(?: of (?:them|those))?\b,? ?/i;

/** The cards, and what is said of them; undefined where the words point to none by its place. */
export function pointedAt(cards: readonly Proposal[], led: Led): { cards: readonly Proposal[]; led: Led } | undefined {
  const [, place] = placed.exec(led.text) ?? [];
  const meant = place ? cards.at(places[place.toLowerCase()] ?? 0) : undefined;
  const isEvery = every.test(led.text);
  if (cards.length < 2 || (!meant && !isEvery)) return undefined;
  const rest = ledBy(led.text.replace(isEvery ? every : placed, ''));
  return rest.text === '' ? undefined : { cards: meant ? [meant] : cards, led: { ...led, text: rest.text } };
}

/** 'make the pediatrician at 11', "Mia's is at 11", 'move the first one': with what belongs to it, and no request of its own. */
const pointing =
  /^(?:(?:no|and|but|oh|sorry|actually|wait|then|ok|okay|please|can you|could you),? ){0,3}(?:(?:make|move|change|push|shift|reschedule|switch|set|put|bump) |(?:the|that|my) |\p{L}{2,20}'s )/iu;

/** The only open card of the conversation that the words name, and what they say of it; nothing where no other is open. */
export function namedOpen(context: Context): { card: Proposal; context: Context } | undefined {
  const { asked } = context;
  const cards = openCards(asked.past);
  const named = cards.length > 1 && pointing.test(asked.message) ? findNamedCards(asked.message, cards) : undefined;
  const [card, ...others] = named?.cards ?? [];
  if (!named || !card || others.length > 0) return undefined;
  // After 'and' it is still said of that one, and no further one.
  const message = named.text.replace(/^and /i, '');
  return { card, context: { ...context, asked: { ...asked, message } } };
}

const leaving =
  /^(?:no,? |but )?(?:only|just|not|without|drop|skip|remove|leave out|forget|cancel|delete|scrap) (?:the |that )?(.{3,40}?)(?: one)?[.!]?$/i;

/** What is left out is hers to say: a card goes only by her own hand. */
export function leftOut(cards: readonly Proposal[], message: string): Step[] | undefined {
  const [, said = ''] = leaving.exec(message.trim()) ?? [];
  const named = said.toLowerCase();
  const open = cards.filter(({ status }) => status === 'open');
  const isMeant = Object.hasOwn(places, named) || open.some(({ subject }) => subject.toLowerCase() === named);
  if (open.length < 2 || !isMeant) return undefined;
  return [
    {
      kind: 'answer',
      text: 'Please decide about each of them on its card: approve what you want, and leave the rest.',
    },
  ];
}
