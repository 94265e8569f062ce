import { type CalendarDate, weekday as weekdayOf } from '#core/dates.ts';
import { inOrder, meantDay, monthNumber, weekdayNumber } from './day-words.ts';
import { isGlued, numberIn, type Token, wordAt } from './tokens.ts';

export interface ReadDay {
  date: CalendarDate;
  /** 'Friday', 'today': it may be a way of speaking. */
  isLoose: boolean;
  /** The token after it. */
  next: number;
  /** Where more numbers may follow: 'Dec 7, 14 and 21'. */
  month?: { month: number; year?: number | undefined };
}

interface Known {
  weekday?: number | undefined;
  written: CalendarDate;
}

/** '3 - Carols', '10th & 11th', 'Thu 3: Carols', at the beginning of a line below the name of a month. */
export function numberedDay(tokens: readonly Token[], month: number, written: CalendarDate): ReadDay | undefined {
  const weekday = weekdayNumber(wordAt(tokens, 0));
  const at = weekday === undefined ? 0 : 1;
  const day = numberIn(wordAt(tokens, at), 2);
  const next = afterSuffix(tokens, at + 1);
  const isAlone = next > at + 1 || weekday !== undefined || weekdayNumber(wordAt(tokens, next)) !== undefined;
  if (!day || isHour(tokens, at) || !(isAlone || afterDayNumber.has(wordAt(tokens, next)))) return undefined;
  const date = meantDay({ month, day, weekday }, written);
  return date ? { date, isLoose: false, next, month: { month } } : undefined;
}
const afterDayNumber = new Set(['-', '–', '—', ':', '&', ',', '.', 'and', '|']);

const ordinals = new Set(['st', 'nd', 'rd', 'th']);
const afterOrdinal = new Set(
  ', . ; : ) ( @ ! ? - – — & at from in and or to through until by for with we please is are when so if'.split(' '),
);

/** 'Nov 20th, 2026', '20 November', 'the 20th', '11/20/26', '2026-11-20'. */
export function exactDay(tokens: readonly Token[], from: number, known: Known): ReadDay | undefined {
  const at = wordAt(tokens, from) === 'the' ? from + 1 : from;
  const named = monthFirst(tokens, at, known) ?? dayFirst(tokens, at, known);
  return named ?? (at === from ? (isoDay(tokens, at) ?? numericDay(tokens, at, known)) : undefined);
}

const afterDot = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === '.' && isGlued(tokens, at - 1) ? at + 1 : at;

const afterSuffix = (tokens: readonly Token[], at: number) =>
  ordinals.has(wordAt(tokens, at)) && isGlued(tokens, at - 1) ? at + 1 : at;

/** The year that may follow, and where the words go on. */
function yearAt(tokens: readonly Token[], at: number): { year?: number; next: number } {
  const comma = wordAt(tokens, at) === ',' ? at + 1 : at;
  const year = wordAt(tokens, comma).length === 4 ? (numberIn(wordAt(tokens, comma), 4) ?? 0) : 0;
  return year >= 1900 && year < 2200 ? { year, next: comma + 1 } : { next: at };
}

/** '6' of '6:30' */
const isHour = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at + 1) === ':' && isGlued(tokens, at + 1) && numberIn(wordAt(tokens, at + 2), 2) !== undefined;

function monthFirst(tokens: readonly Token[], at: number, { weekday, written }: Known): ReadDay | undefined {
  const month = monthNumber(wordAt(tokens, at));
  const dotted = afterDot(tokens, at + 1);
  const isList = wordAt(tokens, dotted) === '(' && /^[,)]$/.test(wordAt(tokens, dotted + 2));
  const number = isList || wordAt(tokens, dotted) === 'the' ? dotted + 1 : dotted;
  const day = numberIn(wordAt(tokens, number), 2);
  if (!month || !day || isHour(tokens, number)) return undefined;
  const { year, next } = yearAt(tokens, afterSuffix(tokens, number + 1));
  const date = meantDay({ month, day, year, weekday }, written);
  return date ? { date, isLoose: false, next, month: { month, year } } : undefined;
}

function dayFirst(tokens: readonly Token[], at: number, { weekday, written }: Known): ReadDay | undefined {
  const day = numberIn(wordAt(tokens, at), 2);
  if (!day) return undefined;
  const after = afterSuffix(tokens, at + 1);
  const named = wordAt(tokens, after) === 'of' ? after + 1 : after;
  const month = monthNumber(wordAt(tokens, named));
  if (month && (wordAt(tokens, at - 1) !== ':' || !isGlued(tokens, at - 1))) {
    const { year, next } = yearAt(tokens, afterDot(tokens, named + 1));
    const date = meantDay({ month, day, year, weekday }, written);
    return date ? { date, isLoose: false, next } : undefined;
  }
  const isOrdinal = after > at + 1;
  // 'Sat 21 haircut', but 'Sat 9-1' and 'Sat 9 am' are hours.
  const isNumbered = weekday !== undefined && day > 12 && /^(?:\p{L}{3,}|)$/u.test(wordAt(tokens, after));
  const isClear = weekday !== undefined || wordAt(tokens, at - 1) === 'the';
  const standsAlone = weekday !== undefined || after >= tokens.length || afterOrdinal.has(wordAt(tokens, after));
  const date = (isOrdinal ? isClear && standsAlone : isNumbered) ? meantDay({ day, weekday }, written) : undefined;
  return date ? { date, isLoose: false, next: after } : undefined;
}

function isoDay(tokens: readonly Token[], at: number): ReadDay | undefined {
  const [year, dash, month, second, day] = [0, 1, 2, 3, 4].map((more) => wordAt(tokens, at + more));
  if (year?.length !== 4 || dash !== '-' || second !== '-') return undefined;
  const parts = { year: numberIn(year, 4), month: numberIn(month, 2), day: numberIn(day, 2) };
  const { year: y, month: m, day: d } = parts;
  const date = y && m && d ? meantDay({ year: y, month: m, day: d }, '') : undefined;
  return date ? { date, isLoose: false, next: at + 5 } : undefined;
}

const fractions = new Set(['1/2', '1/3', '2/3', '1/4', '3/4', '24/7']);
const amounts = new Set(['day', 'days', 'cup', 'cups', 'price', 'hour', 'hours', 'inch', 'mile', 'off', 'of']);

/** '1/2 cup', 'a 1/4 page', '1/2 page $75' */
const isAmount = (tokens: readonly Token[], at: number) =>
  amounts.has(wordAt(tokens, at + 3)) ||
  wordAt(tokens, at - 1) === 'a' ||
  [4, 5].some((next) => wordAt(tokens, at + next) === '$');

/** '11/20', '11/20/26', '11-20' after a weekday, '20.11.2026'. */
function numericDay(tokens: readonly Token[], at: number, { weekday, written }: Known): ReadDay | undefined {
  const [first, sign, second] = [
    numberIn(wordAt(tokens, at), 2),
    wordAt(tokens, at + 1),
    numberIn(wordAt(tokens, at + 2), 2),
  ];
  if (!first || !second || !isGlued(tokens, at) || !isGlued(tokens, at + 1)) return undefined;
  const isEnd = wordAt(tokens, at - 1) === '-' && wordAt(tokens, at - 3) === '/';
  const isCut = !isEnd && isGlued(tokens, at - 1) && /^[\p{L}\d/.$-]+$/u.test(wordAt(tokens, at - 1));
  if (isCut || (fractions.has(`${first}${sign}${second}`) && isAmount(tokens, at))) return undefined;
  const hasYear = wordAt(tokens, at + 3) === sign && isGlued(tokens, at + 2) && isGlued(tokens, at + 3);
  const written4 = hasYear ? numberIn(wordAt(tokens, at + 4), 4) : undefined;
  const year = written4 !== undefined && written4 < 100 ? 2000 + written4 : written4;
  const isDay = sign === '/' || (sign === '-' && weekday !== undefined) || (sign === '.' && (year ?? 0) > 1900);
  if (!isDay || (hasYear && year === undefined)) return undefined;
  const date = inOrder(first, second, { year, weekday }, written);
  // 'Sat 9-1' is when a shop is open.
  if (sign === '-' && (!date || weekdayOf(date) !== weekday || Number(date.slice(5, 7)) !== first)) return undefined;
  const next = at + (hasYear ? 5 : 3);
  const isAddress = streets.has(wordAt(tokens, next)) || streets.has(wordAt(tokens, next + 1));
  return date && !isAddress ? { date, isLoose: false, next } : undefined;
}

/** '12/24 Church Street' */
const streets = new Set(['street', 'st', 'road', 'rd', 'avenue', 'ave', 'lane', 'drive', 'blvd']);
