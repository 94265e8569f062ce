import { type CalendarDate, weekday as weekdayOf } from '#core/dates.ts';
import { meantDay, meantMonthAndDay } from './day-words.ts';
import { isGlued, numberIn, type Token, wordAt } from './tokens.ts';

export interface ReadDay {
  date: CalendarDate;
  /** Whether it may be a figure of speech, as with 'Friday' or 'today'. */
  isLoose: boolean;
  /** Index of the next token. */
  next: number;
  /** The month, if more day numbers may follow: 'Dec 7, 14 and 21'. */
  month?: { month: number; year?: number | undefined };
}

export interface DateHints {
  weekday?: number | undefined;
  written: CalendarDate;
}

/** '2026-11-20' */
export function isoDay(tokens: readonly Token[], at: number): ReadDay | undefined {
  const [year, dash, month, second, day] = [0, 1, 2, 3, 4].map((more) => wordAt(tokens, at + more));
  if (year?.length !== 4 || dash !== '-' || second !== '-') return undefined;
  const parts = { year: numberIn(year, 4), month: numberIn(month, 2), day: numberIn(day, 2) };
  const { year: y, month: m, day: d } = parts;
  const date = y && m && d ? meantDay({ year: y, month: m, day: d }, '') : undefined;
  return date ? { date, isLoose: false, next: at + 5 } : undefined;
}

const fractionTexts = new Set(['1/2', '1/3', '2/3', '1/4', '3/4', '24/7']);
const amountWords = new Set(['day', 'days', 'cup', 'cups', 'price', 'hour', 'hours', 'inch', 'mile', 'off', 'of']);

/** '1/2 cup', 'a 1/4 page', '1/2 page $75' */
const isAmount = (tokens: readonly Token[], at: number) =>
  amountWords.has(wordAt(tokens, at + 3)) ||
  wordAt(tokens, at - 1) === 'a' ||
  [4, 5].some((next) => wordAt(tokens, at + next) === '$');

/** '11/20', '11/20/26', '11-20' after a weekday, '20.11.2026'. */
export function numericDay(tokens: readonly Token[], at: number, { weekday, written }: DateHints): ReadDay | undefined {
  const [first, sign, second] = [
    numberIn(wordAt(tokens, at), 2),
    wordAt(tokens, at + 1),
    numberIn(wordAt(tokens, at + 2), 2),
  ];
  if (!first || !second || !isGlued(tokens, at) || !isGlued(tokens, at + 1)) return undefined;
  const isEnd = wordAt(tokens, at - 1) === '-' && wordAt(tokens, at - 3) === '/';
  const isCut = !isEnd && isGlued(tokens, at - 1) && /^[\p{L}\d/.$-]+$/u.test(wordAt(tokens, at - 1));
  if (isCut || (fractionTexts.has(`${first}${sign}${second}`) && isAmount(tokens, at))) return undefined;
  const hasYear = wordAt(tokens, at + 3) === sign && isGlued(tokens, at + 2) && isGlued(tokens, at + 3);
  const written4 = hasYear ? numberIn(wordAt(tokens, at + 4), 4) : undefined;
  const year = written4 !== undefined && written4 < 100 ? 2000 + written4 : written4;
  const isDay = sign === '/' || (sign === '-' && weekday !== undefined) || (sign === '.' && (year ?? 0) > 1900);
  if (!isDay || (hasYear && year === undefined)) return undefined;
  const date = meantMonthAndDay(first, second, { year, weekday }, written);
  // 'Sat 9-1' is when a shop is open.
  if (sign === '-' && (!date || weekdayOf(date) !== weekday || Number(date.slice(5, 7)) !== first)) return undefined;
  const next = at + (hasYear ? 5 : 3);
  const isAddress = streetWords.has(wordAt(tokens, next)) || streetWords.has(wordAt(tokens, next + 1));
  return date && !isAddress ? { date, isLoose: false, next } : undefined;
}

/** '12/24 Church Street' */
const streetWords = new Set(['street', 'st', 'road', 'rd', 'avenue', 'ave', 'lane', 'drive', 'blvd']);
