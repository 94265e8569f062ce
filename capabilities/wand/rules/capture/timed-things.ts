import type { Clause } from './clause.ts';
import { partsBetween } from './words-between.ts';

/** 'Wednesday: choir, 4:15; supper, 5:30' and 'Saturday: 8:00 Mites, 9:15 Squirts' are two things on the day before them. */
export function splitByTimes(clause: Clause): Clause[] {
  const { text, start, days, times } = clause;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || times.length < 2 || /\p{L}/u.test(text.slice(0, first.start))) return [clause];
  const isTimeFirst = !/\p{L}/u.test(text.slice(last.end, times[0]?.start));
  const cuts = times.slice(1).flatMap((time, index) => {
    const from = times[index]?.end ?? 0;
    const signs = [...text.slice(from, time.start).matchAll(/[;,]\s|\s\/\s/g)];
    const sign = isTimeFirst ? signs.at(-1) : signs[0];
    return sign && from > last.end ? [from + sign.index + 1] : [];
  });
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
    thing.times.some(({ isBefore, isEnd }) => !isBefore && !isEnd) && /\p{L}{3}/u.test(partsBetween(thing).join(' '));
  return cuts.length === times.length - 1 && things.every(isWhole) ? things : [clause];
}
