import type { CalendarDate } from '#core/dates.ts';
import { meantDay, monthNumber, weekdayNumber } from './day-words.ts';
import { type DateHints, isoDay, numericDay, type ReadDay } from './numeric-day.ts';
import { isGlued, numberIn, type Token, wordAt, wordSet } from './tokens.ts';

/** '3 - Carols', '10th & 11th', 'Thu 3: Carols', at the beginning of a line below the name of a month. */
export function numberedDay(tokens: readonly Token[], month: number, written: CalendarDate): ReadDay | undefined {
  const weekday = weekdayNumber(wordAt(tokens, 0));
  const at = weekday === undefined ? 0 : 1;
  const day = numberIn(wordAt(tokens, at), 2);
  const next = afterSuffix(tokens, at + 1);
  const word = wordAt(tokens, next);
  const isAlone = next > at + 1 || weekday !== undefined || weekdayNumber(word) !== undefined;
  const isNamed = afterDayNumber.has(word) || (/^\p{L}{2}/u.test(word) && !wordsOfQuantities.has(word));
  if (!day || isHour(tokens, at) || monthNumber(word) || !(isAlone || isNamed)) return undefined;
  const date = meantDay({ month, day, weekday }, written);
  return date ? { date, isLoose: false, next, month: { month } } : undefined;
}
const wordsOfQuantities = wordSet(
  'am pm of dozen people kids children students families volunteers days weeks hours years',
);
const afterDayNumber = new Set(['-', '–', '—', ':', '&', ',', '.', 'and', '|']);

const ordinalSuffixes = new Set(['st', 'nd', 'rd', 'th']);
const afterOrdinal = wordSet(
  ', . ; : ) ( @ ! ? - – — & at from in and or to through until by for with we please is are when so if',
);

/** 'Nov 20th, 2026', '20 November', 'the 20th', '11/20/26', '2026-11-20'. */
export function exactDay(tokens: readonly Token[], from: number, known: DateHints): ReadDay | undefined {
  const at = wordAt(tokens, from) === 'the' ? from + 1 : from;
  const named = monthFirst(tokens, at, known) ?? dayFirst(tokens, at, known);
  return named ?? (at === from ? (isoDay(tokens, at) ?? numericDay(tokens, at, known)) : undefined);
}

const afterDot = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === '.' && isGlued(tokens, at - 1) ? at + 1 : at;

const afterSuffix = (tokens: readonly Token[], at: number) =>
  ordinalSuffixes.has(wordAt(tokens, at)) && isGlued(tokens, at - 1) ? at + 1 : at;

/** The year that may follow, and where the words go on. */
function yearAt(tokens: readonly Token[], at: number): { year?: number; next: number } {
  const comma = wordAt(tokens, at) === ',' ? at + 1 : at;
  const year = wordAt(tokens, comma).length === 4 ? (numberIn(wordAt(tokens, comma), 4) ?? 0) : 0;
  return year >= 1900 && year < 2200 ? { year, next: comma + 1 } : { next: at };
}

/** '6' of '6:30' */
const isHour = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at + 1) === ':' && isGlued(tokens, at + 1) && numberIn(wordAt(tokens, at + 2), 2) !== undefined;

function monthFirst(tokens: readonly Token[], at: number, { weekday, written }: DateHints): ReadDay | undefined {
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

function dayFirst(tokens: readonly Token[], at: number, { weekday, written }: DateHints): ReadDay | undefined {
  const day = numberIn(wordAt(tokens, at), 2);
  if (!day) return undefined;
  const after = afterSuffix(tokens, at + 1);
  const named = wordAt(tokens, after) === 'of' ? after + 1 : after;
  const own = monthNumber(wordAt(tokens, named));
  const month = own || monthAhead(tokens, after);
  if (month && (wordAt(tokens, at - 1) !== ':' || !isGlued(tokens, at - 1))) {
    const { year, next } = own ? yearAt(tokens, afterDot(tokens, named + 1)) : { next: after };
    const date = meantDay({ month, day, year, weekday }, written);
    return date ? { date, isLoose: false, next } : undefined;
  }
  const isOrdinal = after > at + 1;
  const isNumbered = weekday !== undefined && isDayNumber(tokens, at, day);
  const isClear = weekday !== undefined || wordAt(tokens, at - 1) === 'the';
  const standsAlone = weekday !== undefined || after >= tokens.length || afterOrdinal.has(wordAt(tokens, after));
  const date = (isOrdinal ? isClear && standsAlone : isNumbered) ? meantDay({ day, weekday }, written) : undefined;
  const further = isOrdinal && date && { month: { month: Number(date.slice(5, 7)) } };
  return date ? { date, isLoose: false, next: after, ...further } : undefined;
}

/** November, behind the 23 of '23-25 Nov' and 'Mon 23 and Tue 24 November'. */
function monthAhead(tokens: readonly Token[], at: number): number {
  if (!rangeWords.has(wordAt(tokens, at))) return 0;
  const number = weekdayNumber(wordAt(tokens, at + 1)) === undefined ? at + 1 : at + 2;
  const month = afterSuffix(tokens, number + 1);
  return numberIn(wordAt(tokens, number), 2) ? monthNumber(wordAt(tokens, month)) : 0;
}
const rangeWords = new Set(['-', '–', '—', '&', 'and', 'to']);

/** 'Sat 21 haircut', 'Wed 2: choir', but 'Sat 9-1', 'Sat 9:30' and 'Sat 9 am' are hours. */
function isDayNumber(tokens: readonly Token[], at: number, day: number): boolean {
  const [sign, word] = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  const isNamed = /^[:–—)-]$/.test(sign) && /^\p{L}{3,}$/u.test(word) && !/^(?:noon|midnight)$/.test(word);
  return isNamed || (day > 12 && /^(?:\p{L}{3,}|)$/u.test(sign));
}
