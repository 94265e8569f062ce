import type { Clause } from './clause.ts';
import { wordsOf } from './words-between.ts';

/** 'Wednesday: choir, 4:15; supper, 5:30' is two things on the day before them. */
export function timedThings(clause: Clause): Clause[] {
  const { text, start, days, times } = clause;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || times.length < 2 || /\p{L}/u.test(text.slice(0, first.start))) return [clause];
  const cuts = [...text.matchAll(/;\s|\s\/\s/g)].map(({ index }) => index + 1).filter((cut) => cut > last.end);
  const things = [0, ...cuts].map((from, index) => {
    const to = cuts[index] ?? text.length;
    const own = times.filter((time) => time.start >= from && time.start < to);
    return {
      ...clause,
      text: text.slice(from, to),
      start: start + from,
      days: from === 0 ? days : days.map((day) => ({ ...day, start: -1, end: -1 })),
      times: own.map((time) => ({ ...time, start: time.start - from, end: time.end - from })),
    };
  });
  const isWhole = (thing: Clause) =>
    thing.times.some(({ isBefore }) => !isBefore) && /\p{L}{3}/u.test(wordsOf(thing).join(' '));
  return things.every(isWhole) ? things : [clause];
}
