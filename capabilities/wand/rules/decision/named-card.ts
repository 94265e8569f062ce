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
  const ownWords = new Set(
    isAboutOneThing(card) ? [...wordsOf(card.subject), ...(owner ? [owner, `${owner}s`] : [])] : [],
  );
  const isOwnWord = (word: string) => ownWords.has(word) || cards.at(places[word] ?? cards.length) === card;
  const words = text.split(' ');
  const normalized = words.map((word) => normalizeSpelling(word).replaceAll(/[^a-z]+/g, ''));
  const positions = normalized.flatMap((word, at) => (isOwnWord(word) ? [at] : []));
  const isNamePart = (word = '') => isOwnWord(word) || fillerWords.has(word);
  let [start, end] = [positions[0] ?? -1, positions.at(-1) ?? -1];
  if (start < 0 || !normalized.slice(start, end).every(isNamePart)) return undefined;
  while (start > 0 && isNamePart(normalized[start - 1])) start -= 1;
  while (isNamePart(normalized[end + 1])) end += 1;
  return [...words.slice(0, start), 'it', ...words.slice(end + 1)].join(' ');
}
