import type { Proposal } from '../../contract.ts';
import { normalizeSpelling, phrases } from '../plain-phrases.ts';
import { ownerOf } from './conversation-cards.ts';

/** Finds which of several cards a message names: by subject, person or position. */

const stopWords = new Set(phrases('with, and, for, from, the, our, his, her, their'));
const wordsOf = (text: string) =>
  normalizeSpelling(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !stopWords.has(word));

const places: Record<string, number> = { first: 0, second: 1, third: 2, last: -1 };
const fillerWords = new Set(
  phrases('the, my, our, his, her, their, that, this, one, card, appointment, appt, event, reminder, task'),
);

/** False for a card with a list of things: naming one of them doesn't name the card. */
const isAboutOneThing = ({ fields }: Proposal) =>
  fields.every(({ kind, value }) => kind !== 'list' || !Array.isArray(value) || value.length < 2);

/** 'yes to the haircut' -> the text 'yes to it' and the haircut cards (several if the name is ambiguous). */
export function findNamedCards(
  text: string,
  cards: readonly Proposal[],
): { cards: Proposal[]; text: string } | undefined {
  const found = cards.flatMap((card) => {
    const rest = replaceNameWithIt(text, card, cards);
    return rest === undefined ? [] : [{ card, rest, length: rest.split(' ').length }];
  });
  // 'Leo's haircut' matches more words of Leo's card than of Mia's.
  const shortest = Math.min(...found.map(({ length }) => length));
  const [first, ...others] = found.filter(({ length }) => length === shortest);
  return first && others.every(({ rest }) => rest === first.rest)
    ? { cards: [first, ...others].map(({ card }) => card), text: first.rest }
    : undefined;
}

function replaceNameWithIt(text: string, card: Proposal, cards: readonly Proposal[]): string | undefined {
  const owner = normalizeSpelling(ownerOf(card) ?? '');
  const own = new Set(isAboutOneThing(card) ? [...wordsOf(card.subject), ...(owner ? [owner, `${owner}s`] : [])] : []);
  const isOwn = (word: string) => own.has(word) || cards.at(places[word] ?? cards.length) === card;
  const words = text.split(' ');
  const plain = words.map((word) => normalizeSpelling(word).replaceAll(/[^a-z]+/g, ''));
  const named = plain.flatMap((word, at) => (isOwn(word) ? [at] : []));
  const isPart = (word = '') => isOwn(word) || fillerWords.has(word);
  let [start, end] = [named[0] ?? -1, named.at(-1) ?? -1];
  if (start < 0 || !plain.slice(start, end).every(isPart)) return undefined;
  while (start > 0 && isPart(plain[start - 1])) start -= 1;
  while (isPart(plain[end + 1])) end += 1;
  return [...words.slice(0, start), 'it', ...words.slice(end + 1)].join(' ');
}
