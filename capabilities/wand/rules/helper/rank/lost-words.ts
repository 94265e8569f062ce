import type { Draft } from '../frames/draft.ts';
import { allCards, type Filled } from '../frames/frame.ts';
import { isGeneral, meaningOf } from '../records/find-record.ts';
import type { Thing } from '../things.ts';

/** Days, times, people and numbers that a frame used but that are on no card. */
export function lostIn(filled: Filled, { found, family, used }: Draft) {
  const all = allCards(filled);
  const values = all.flatMap((card) =>
    Object.values(card).flatMap((value) => (Array.isArray(value) ? value : [value])),
  );
  const text = values.join(' ').toLowerCase();
  const things = family.things.filter(({ id }) => values.includes(id));
  const isUsed = ({ first, next }: { first: number; next: number }) => used.has(first) || used.has(next - 1);
  const isOfTravelers = all.some(({ travelers }) => Array.isArray(travelers));
  const isOfWho = (id: string, name: string) =>
    text.includes(id.toLowerCase()) ||
    text.includes(name.toLowerCase()) ||
    // Who leaves a trip isn't on the card, but was on the trip.
    things.some(
      ({ people, beside }) => people.includes(name) || (isOfTravelers && ` ${beside} `.includes(` ${name} `)),
    );
  const isHeldTime = (hour: number, minute: number) =>
    [...text.matchAll(/(\d\d):(\d\d)/g)].some(([, h, m]) => Number(h) % 12 === hour % 12 && Number(m) === minute) ||
    things.some(({ time }) => time && Number(time.slice(0, 2)) % 12 === hour % 12);
  const isHeldDay = (date: string) =>
    text.includes(date.slice(5)) ||
    /\d{4}-\d\d-\d\d/.test(text) ||
    things.some((thing) => thing.isOn?.(date) || thing.date === date);
  const isWhen = (at: number) => found.when.some(({ first, next }) => first <= at && at < next);
  const isHeldNumber = (word: string) =>
    text.includes(word.replace(/[.,]\d\d$/, '')) || text.includes(word.replace(/\D/g, ''));
  const written = all
    .flatMap(({ title, name, note, lines, ingredients, giftIdeas, notes, key }) =>
      [title, name, note, lines, ingredients, giftIdeas, notes, key].flat(),
    )
    .filter((value) => typeof value === 'string')
    .join('\n')
    .toLowerCase();
  const wordsOf = ({ first, next }: { first: number; next: number }) =>
    found.text.slice(found.words[first]?.from, found.words[next - 1]?.to).toLowerCase();
  return {
    inText: found.when
      .filter((one) => one.kind === 'day' || one.kind === 'time')
      .filter((one) => written.includes(wordsOf(one))),
    people: found.mentions.filter(
      (mention) =>
        isUsed(mention) &&
        !mention.who.every(({ id, name }) => isOfWho(id, name)) &&
        // 'Dad's tablets' is in the title as typed.
        !written.includes(wordsOf(mention)),
    ),
    times: found.when.filter(
      (one) =>
        one.kind === 'time' &&
        one.role !== 'not' &&
        one.role !== 'start' &&
        isUsed(one) &&
        !isHeldTime(one.from.hour, one.from.minute) &&
        // A phone number may look like a time.
        !text.includes(wordsOf(one)),
    ),
    days: found.when.filter((one) => one.kind === 'day' && one.role !== 'not' && isUsed(one) && !isHeldDay(one.date)),
    weeks: found.when.filter(
      (one) => /^(?:week|weekend|month)$/.test(one.kind) && isUsed(one) && !/\d{4}-\d\d-\d\d/.test(text),
    ),
    numbers: found.words.flatMap(({ word }, first) =>
      /^\d/.test(word) && used.has(first) && !isWhen(first) && !isHeldNumber(word) ? [{ first, next: first + 1 }] : [],
    ),
  };
}

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
