import { type CalendarDate, dateParts, daysBetween, daysInMonth, weekday } from '#core/dates.ts';
import { mondayOf, weekdayInWeek } from './calendar.ts';
import { ordinalAt, tokensOf } from './tokens.ts';

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
