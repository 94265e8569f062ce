import { addDays, addMonths, type CalendarDate, dateOf, daysInMonth, firstOfMonth } from '#core/dates.ts';
import { says } from '../words/says.ts';
import { monthDay, monthNamed } from './calendar.ts';
import { numberOf, ordinalAt, type Read, standsAt, type Token, type Tokens } from './tokens.ts';

/** Dates with month and number: 'Dec 8', '8th of December 2026', '12/8', '2026-12-08', 'Dec 19-23'. */

interface DatedDay {
  date: CalendarDate;
  endDate?: CalendarDate;
}

const joins = '-|to|through|thru|until|till|til';
const isHalf = (token?: Token) => token !== undefined && /^(am|pm|a|p)$/.test(token.word);

/** A number that can be a day of the month, with or without 'th'. */
function dayNumberAt(tokens: Tokens, from: number): Read<number> | undefined {
  const at = standsAt(tokens, from, 'the') ? from + 1 : from;
  const ordinal = ordinalAt(tokens, at);
  if (ordinal) return ordinal;
  const number = /^\d{1,2}$/.test(tokens[at]?.word ?? '') ? numberOf(tokens[at]?.word) : undefined;
  const after = tokens[at + 1];
  if (!number || number > 31 || isHalf(after) || (after?.isGlued && /^\p{L}/u.test(after.word))) return undefined;
  return { next: at + 1, is: number };
}

function yearAt(tokens: Tokens, at: number): Read<number> | undefined {
  let from = standsAt(tokens, at, ',') ? at + 1 : at;
  // 'July 7, born in 1992'
  while (standsAt(tokens, from, 'born|in') && from < at + 4) from += 1;
  const word = tokens[from]?.word ?? '';
  return /^(19|20)\d\d$/.test(word) ? { next: from + 1, is: Number(word) } : undefined;
}

const onDay = (today: CalendarDate, month: number, day: number, year?: number) => {
  if (year === undefined) return monthDay(today, month, day);
  return day >= 1 && day <= daysInMonth(year, month) ? dateOf(year, month, day) : undefined;
};

function monthFirst(tokens: Tokens, at: number, today: CalendarDate): Read<DatedDay> | undefined {
  const month = monthNamed(tokens[at]?.word);
  if (!month) return undefined;
  // 'Dec. 8', 'January, the 8th'
  const isPointed = (standsAt(tokens, at + 1, '.') && tokens[at + 1]?.isGlued) || standsAt(tokens, at + 1, ',', 'the');
  const day = dayNumberAt(tokens, isPointed ? at + 2 : at + 1);
  if (!day) return undefined;
  const last = standsAt(tokens, day.next, joins) ? dayNumberAt(tokens, day.next + 1) : undefined;
  const isRange = last && last.is > day.is && !monthNamed(tokens[last.next]?.word) && !isHalf(tokens[last.next]);
  const end = isRange ? last.next : day.next;
  const year = yearAt(tokens, end);
  const date = onDay(today, month, day.is, year?.is);
  const endDate = isRange ? onDay(date ?? today, month, last.is, year?.is) : undefined;
  return date ? { next: year?.next ?? end, is: { date, ...(endDate && { endDate }) } } : undefined;
}

function dayFirst(tokens: Tokens, at: number, today: CalendarDate): Read<DatedDay> | undefined {
  const first = dayNumberAt(tokens, at);
  if (!first) return undefined;
  const join = standsAt(tokens, at - 1, 'between') ? 'and' : joins;
  const last = standsAt(tokens, first.next, join) ? dayNumberAt(tokens, first.next + 1) : undefined;
  const day = last && last.is > first.is ? last : first;
  const from = standsAt(tokens, day.next, 'of') ? day.next + 1 : day.next;
  const year = yearAt(tokens, from + 1);
  const month = monthNamed(tokens[from]?.word);
  if (month) {
    const date = onDay(today, month, first.is, year?.is);
    const endDate = day === last ? onDay(date ?? today, month, day.is, year?.is) : undefined;
    return date ? { next: year?.next ?? from + 1, is: { date, ...(endDate && { endDate }) } } : undefined;
  }
  if (!standsAt(tokens, from, 'this|next|the', 'month')) return undefined;
  const begin = addMonths(firstOfMonth(today), standsAt(tokens, from, 'next') ? 1 : 0);
  const date = addDays(begin, first.is - 1);
  return { next: from + 2, is: { date: date < today ? addMonths(date, 1) : date } };
}

/** '12/8', '12/8/26': month first, or day first if that isn't possible. */
function slashed(tokens: Tokens, at: number, today: CalendarDate): Read<DatedDay> | undefined {
  const [, one = '', two = '', year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d\d))?$/.exec(tokens[at]?.word ?? '') ?? [];
  if (!one || says(tokens[at + 1]?.word ?? '', 'measures')) return undefined;
  const [month, day] = Number(one) > 12 ? [Number(two), Number(one)] : [Number(one), Number(two)];
  if (month < 1 || month > 12) return undefined;
  const fullYear = year && (year.length === 2 ? 2000 + Number(year) : Number(year));
  const date = onDay(today, month, day, fullYear || undefined);
  return date ? { next: at + 1, is: { date } } : undefined;
}

function iso(tokens: Tokens, at: number): Read<DatedDay> | undefined {
  if (!standsAt(tokens, at + 1, '-')) return undefined;
  const [year, , month, , day] = tokens.slice(at, at + 5).map(({ word }) => word);
  if (!/^(19|20)\d\d$/.test(year ?? '')) return undefined;
  if (!/^\d\d$/.test(month ?? '') || !/^\d\d$/.test(day ?? '')) return undefined;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const isReal = m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(y, m);
  return isReal ? { next: at + 5, is: { date: dateOf(y, m, d) } } : undefined;
}

export function datedDayAt(tokens: Tokens, at: number, today: CalendarDate) {
  const read =
    iso(tokens, at) ?? slashed(tokens, at, today) ?? monthFirst(tokens, at, today) ?? dayFirst(tokens, at, today);
  return read && { next: read.next, is: { kind: 'day' as const, exact: 3 as const, ...read.is } };
}

/** 'the 24th', 'on the third', 'the 1st of every month': a day of an unnamed month. */
export function numberedDayAt(tokens: Tokens, at: number, isAfterDay: boolean): Read<number> | undefined {
  const hasThe = standsAt(tokens, at, 'the');
  const day = ordinalAt(tokens, hasThe ? at + 1 : at);
  if (!day) return undefined;
  const before = tokens[at - 1]?.word ?? '';
  const isLed = /^(on|by|until|till|til|from|before|since|to|through|starting|due|for|-)$/.test(before);
  const after = tokens[day.next]?.word;
  const isDigits = /^\d/.test(tokens[hasThe ? at + 1 : at]?.word ?? '');
  // 'thanksgiving at my mom's 26th 3pm'
  const isByHour = isDigits && day.is > 5 && /^(at|@|\d.*)$/.test(after ?? '');
  if (!hasThe && !isAfterDay && !isLed && !isByHour) return undefined;
  const isOfEach = standsAt(tokens, day.next, 'of', 'every|each', 'month');
  if (after !== undefined && says(after, 'countedThings') && !isOfEach) return undefined;
  const isPlain =
    after === undefined || says(after, 'afterDayNumber') || /^[-,.?!;:)]$/.test(after) || /^\d/.test(after);
  // 'the 28th haircut' is a date; 'the 2nd haircut' is the second one.
  const isTooMany = hasThe && isDigits && day.is > 5;
  return isPlain || isAfterDay || isOfEach || isTooMany || (isLed && isDigits) ? day : undefined;
}

/** 'the 3rd to the 8th' may end in the next month. */
export function notBefore(date: CalendarDate, from: CalendarDate, step: { days?: number; months?: number }) {
  let day = date;
  while (day < from) day = step.days ? addDays(day, step.days) : addMonths(day, step.months ?? 12);
  return day;
}
