import type { Proposal } from '../../contract.ts';
import { phrases, plainLetters } from '../plain-phrases.ts';
import { ownerOf } from './conversation-cards.ts';

/** Which of several cards the words name: by what it is about, whose it is, or its place. */

const small = new Set(phrases('with, and, for, from, the, our, his, her, their'));
const wordsOf = (text: string) =>
  plainLetters(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !small.has(word));

const places: Record<string, number> = { first: 0, second: 1, third: 2, last: -1 };
const beside = new Set(
  phrases('the, my, our, his, her, their, that, this, one, card, appointment, appt, event, reminder, task'),
);

/** Several things on one card are not named by one of them. */
const isOfOne = ({ fields }: Proposal) =>
  fields.every(({ kind, value }) => kind !== 'list' || !Array.isArray(value) || value.length < 2);

/** 'yes to the haircut' -> 'yes to it' and the only card that is called so; more where several are. */
export function namedAmong(said: string, cards: readonly Proposal[]): { cards: Proposal[]; said: string } | undefined {
  const found = cards.flatMap((card) => {
    const rest = saidOfIt(said, card, cards);
    return rest === undefined ? [] : [{ card, rest, length: rest.split(' ').length }];
  });
  // 'Leo's haircut' names more of his than of hers.
  const shortest = Math.min(...found.map(({ length }) => length));
  const [first, ...others] = found.filter(({ length }) => length === shortest);
  return first && others.every(({ rest }) => rest === first.rest)
    ? { cards: [first, ...others].map(({ card }) => card), said: first.rest }
    : undefined;
}

function saidOfIt(said: string, card: Proposal, cards: readonly Proposal[]): string | undefined {
  const owner = plainLetters(ownerOf(card) ?? '');
  const own = new Set(isOfOne(card) ? [...wordsOf(card.subject), ...(owner ? [owner, `${owner}s`] : [])] : []);
  const isOwn = (word: string) => own.has(word) || cards.at(places[word] ?? cards.length) === card;
  const words = said.split(' ');
  const plain = words.map((word) => plainLetters(word).replaceAll(/[^a-z]+/g, ''));
  const named = plain.flatMap((word, at) => (isOwn(word) ? [at] : []));
  const isPart = (word = '') => isOwn(word) || beside.has(word);
  let [start, end] = [named[0] ?? -1, named.at(-1) ?? -1];
  if (start < 0 || !plain.slice(start, end).every(isPart)) return undefined;
  while (start > 0 && isPart(plain[start - 1])) start -= 1;
  while (isPart(plain[end + 1])) end += 1;
  return [...words.slice(0, start), 'it', ...words.slice(end + 1)].join(' ');
}
