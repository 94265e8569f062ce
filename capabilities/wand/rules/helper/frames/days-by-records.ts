import { addDays, type CalendarDate, dateParts, daysBetween, daysInMonth, weekday } from '#core/dates.ts';
import type { Thing } from '../things.ts';
import { mondayOf, weekdayInWeek } from '../when/calendar.ts';
import { unitNamed } from '../when/durations.ts';
import { numberOf, ordinalAt, type Span, tokensOf } from '../when/tokens.ts';
import { textOf } from './clauses.ts';
import { type Draft, take } from './draft.ts';
import { isSign, isWhenAt } from './meanings.ts';

/** Days that depend on a record: near its date, or counted from it. */

const isFixed =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\b|\d\/|\b(this|next|coming|today|tomorrow|in)\b/u;
const isOrdinal = (said: string) => tokensOf(said).some((_, at, all) => ordinalAt(all, at) !== undefined);
const dayOfWeek = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/;

/** The same weekday in a later week, if that is nearer to the current date. */
const isNearer = (now: CalendarDate, date: CalendarDate) =>
  daysBetween(date, now) >= 7 || (daysBetween(date, now) >= 4 && mondayOf(now) !== mondayOf(date));

/** 'Friday', for an entry that is weeks away, is in its week. */
export function nearTo(now: CalendarDate, date: CalendarDate, said: string): CalendarDate {
  if (isFixed.test(said) || isOrdinal(said)) return inMonthOf(now, date, said);
  const there = dayOfWeek.test(said) && isNearer(now, date) ? weekdayInWeek(mondayOf(now), weekday(date)) : date;
  return there > date ? there : date;
}

/** 'the 27th', for a December entry, is in December too. */
export function inMonthOf(now: CalendarDate, date: CalendarDate, said: string): CalendarDate {
  if (isFixed.test(said) || !isOrdinal(said)) return date;
  const there = `${now.slice(0, 8)}${date.slice(8)}`;
  const { year, month, day } = dateParts(there);
  return there > date && day <= daysInMonth(year, month) ? there : date;
}

/** How the day was written: '22nd', 'Friday'. */
function wordsForDate(draft: Draft, date: string): string {
  const said = draft.found.when.filter((one) => one.kind === 'day' && one.date === date);
  const texts = said.map((one) => textOf(draft, one));
  return texts.join(' ').toLowerCase();
}

const createNearDate =
  (near: (now: string, date: string, said: string) => string) =>
  (draft: Draft, now: string | undefined | null, date: string | undefined): string | undefined => {
    const said = date && wordsForDate(draft, date);
    return date && now && said ? near(now, date, said) : date;
  };

/** 'the 22nd' for a December record is in December, and 'Friday' is in the record's week. */
export const nearDate = createNearDate(nearTo);

/** The same for a task. It can be done on any day, so 'Friday' is the next Friday. */
export const monthDate = createNearDate(inMonthOf);

/** Gifts are bought a week ahead. */
const giftLeadDays = -7;

/**
 * 'the day before the trip', 'ten days before Tom's birthday', 'in time for ...': a day counted from a record's date.
 */
export function takeDayByRecord(draft: Draft): string | undefined {
  const { words, meanings } = draft.found;
  const isFar = (at: number) => /^(?:before|after)$/.test(words[at]?.word ?? '') && !isWhenAt(draft, at);
  const far = words.findIndex((_, at) => isFar(at) && unitNamed(words[at - 1]?.word)?.days);
  const early = meanings.find(({ meaning }) => meaning === 'inTime');
  const at = far >= 0 ? far : early ? early.next - 1 : -1;
  if (at < 0) return undefined;
  const near = { first: at + 1, next: far >= 0 ? clauseEnd(draft, at + 1) : words.length };
  // 'the day before we drive to the lake'
  const behind = recordNamed(draft, near) ? near : { first: at + 1, next: words.length };
  const thing = recordNamed(draft, behind);
  if (!thing?.date) return undefined;
  if (far < 0) {
    if (early) take(draft, early);
    return addDays(thing.date, giftLeadDays);
  }
  const count = numberOf(words[at - 2]?.word) ?? 1;
  const days = count * (unitNamed(words[at - 1]?.word)?.days ?? 1);
  take(draft, {
    first: numberOf(words[at - 2]?.word) || /^(?:the|one)$/.test(words[at - 2]?.word ?? '') ? at - 2 : at - 1,
    next: at + 1,
  });
  for (const place of placesNamed(draft, thing, behind)) draft.used.add(place);
  return addDays(thing.date, words[at]?.word === 'before' ? -days : days);
}

/** Up to punctuation or the next task: 'the trip | to water the plants'. */
function clauseEnd({ found: { words } }: Draft, from: number): number {
  const at = words.findIndex(({ word }, place) => place >= from && (isSign(word) || word === 'to'));
  return at < 0 ? words.length : at;
}

/** The words of a span that occur in a record's title or place. */
const placesNamed = ({ found: { words } }: Draft, thing: Thing, { first, next }: Span): number[] =>
  words.flatMap(({ things }, at) => (at >= first && at < next && things.includes(thing) ? [at] : []));

/** The record with a date that best matches the words of a span. */
function recordNamed(draft: Draft, span: Span): Thing | undefined {
  const dated = draft.family.things.filter(({ kind, date, isPast }) => date && !isPast && kind !== 'task');
  const values = dated.map((thing) => ({ thing, is: placesNamed(draft, thing, span).length }));
  return values.filter(({ is }) => is > 0).toSorted((a, b) => b.is - a.is)[0]?.thing;
}
