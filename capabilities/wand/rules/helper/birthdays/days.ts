import { addDays, dateParts, daysBetween } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import { spanIn } from '../when/span.ts';
import { whenIn } from '../when/when.ts';

/** On which day somebody was born, by what is said of the birthday. */

/** 'My cousin had her baby on Nov 12': that day has been. */
export const newborn =
  /\b(?:had (?:her|his|their|a|the) (?:little )?(?:baby|twins)|gave birth|newborn|welcomed (?:her|his|their|a) )/i;
export const lastOf = (date: string, today: string) =>
  date > today ? `${dateParts(today).year - (date.slice(4) > today.slice(4) ? 1 : 0)}${date.slice(4)}` : date;

/** '3/14/88' was in the last century: nobody is born in years to come. */
export function bornBefore(date: string | undefined, today: string): string | undefined {
  if (!date || daysBetween(today, date) <= 366) return date;
  return `${dateParts(date).year - 100}${date.slice(4)}`;
}

export const isLongAgo = (date: string | undefined, today: string) => date !== undefined && date < addDays(today, -300);

const months =
  /\b(?:january|february|march|april|(?<=of )may|may(?= (?:the )?(?:\d|[a-z]{2,12}(?:th|st|nd|rd)\b))|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi;

/** Whether a month is said, be it by its number: '6/12'. */
export const namesMonth = (said: string) => /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d\//i.test(said);

/** 'Nadia has her birthday on March 15 and her son on the 18th': of the same month, where only one is named. */
export function inSameMonth(part: string, date: string | undefined, clock: Clock, message: string): string | undefined {
  const [month, ...others] = new Set(message.toLowerCase().match(months));
  const isOfMonth = date && month && others.length === 0 && /\bthe \S/i.test(part) && !part.match(months);
  return isOfMonth ? whenIn(`${month} ${dateParts(date).day}`, clock).when.date : date;
}

/** 'Jen's birthday is next week': it comes, but on no day yet. */
export const comesSoon = (lower: string, clock: Clock) => /\bsoon$/.test(lower) || spanIn(lower, clock) !== undefined;
