import type { Draft } from '../frames/draft.ts';
import { allCards, type Filled } from '../frames/frame.ts';
import { isGeneral, meaningOf } from '../records/find-record.ts';
import type { Thing } from '../things.ts';

/** Words of the request that can't be seen on the cards. */
export function lostWords(filled: Filled, { found, family, used }: Draft, aside: ReadonlySet<number>) {
  if (filled.missing) return { things: 0, words: 0, records: 0, places: [] };
  const values = allCards(filled).flatMap((card) => Object.values(card).flat());
  const text = values.join(' ').toLowerCase();
  const within = new Set(values);
  const isHeld = ({ id, within: trip }: Thing) => within.has(id) || (trip !== undefined && within.has(trip));
  const held = new Set(family.things.filter(isHeld).flatMap(({ title, beside }) => meaningOf(`${title} ${beside}`)));
  const isSeen = ({ word, stem }: { word: string; stem: string }) =>
    held.has(stem) || text.includes(word.slice(0, Math.max(shortest, word.length - 2)));
  const spans = [...found.when, ...found.mentions];
  const isSpan = (at: number) => spans.some(({ first, next }) => first <= at && at < next);
  const isMeant = (at: number) => found.meanings.some((meant) => meant.at.includes(at));
  const unseen = found.words.flatMap((word, at) =>
    isSpan(at) || isSeen(word) || aside.has(at) ? [] : [{ ...word, at }],
  );
  const things = unseen.filter((word) => word.things.length > 0 && !word.things.some(isHeld));
  const words = unseen.filter(({ at, isSmall, word }) => used.has(at) && !isSmall && !/^\d/.test(word) && !isMeant(at));
  const stems = new Set(things.map(({ stem }) => stem));
  const isNamedWhole = ({ title }: Thing) => meaningOf(title).every((one) => stems.has(one) && !isGeneral(one));
  const records = new Set(things.flatMap((word) => word.things.filter(isNamedWhole).map(({ title }) => title)));
  const counted = (all: number) => Math.min(most, all);
  const places = things.filter(({ stem }) => !isGeneral(stem)).map(({ at }) => ({ first: at, next: at + 1 }));
  return { things: counted(things.length), words: counted(words.length), records: counted(records.size), places };
}
const most = 3;
/** A word counts as visible if a word on a card begins with this many of its letters. */
const shortest = 3;
