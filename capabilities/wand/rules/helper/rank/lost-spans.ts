import type { Draft } from '../frames/draft.ts';
import { allCards, type Filled } from '../frames/frame.ts';

/** Days, times, people and numbers that a frame used but that are on no card. */
export function lostIn(filled: Filled, { found, family, used }: Draft) {
  const all = allCards(filled);
  const values = all.flatMap((card) =>
    Object.values(card).flatMap((value) => (Array.isArray(value) ? value : [value])),
  );
  const text = values.join(' ').toLowerCase();
  const things = family.things.filter(({ id }) => values.includes(id));
  const isUsed = ({ first, next }: { first: number; next: number }) => used.has(first) || used.has(next - 1);
  const isOfWho = (id: string, name: string) =>
    text.includes(id.toLowerCase()) ||
    text.includes(name.toLowerCase()) ||
    things.some((thing) => thing.people.includes(name));
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
