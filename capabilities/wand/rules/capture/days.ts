import { type CalendarDate, dateParts } from '#core/dates.ts';
import { clockAt } from './clock.ts';
import { meantDay, type WhichWeek, weekdayNumber } from './day-words.ts';
import { exactDay, numberedDay } from './exact-day.ts';
import type { ReadDay } from './numeric-day.ts';
import { bareWeekday, isRelativeDay, relativeDay } from './spoken-day.ts';
import { dashes, isGlued, numberIn, spanOf, type Token, wordAt } from './tokens.ts';

/** A day, or a range of days, in a text. */
export interface DayMention {
  start: number;
  end: number;
  date: CalendarDate;
  endDate?: CalendarDate;
  isLoose: boolean;
}

/** The reference for relative days: the day of writing, and the month of the heading above. */
interface DayContext {
  written: CalendarDate;
  month?: number | undefined;
}

/** A line with more days than this is not a note to a family. */
export const maxMentions = 100;

/** All days in a text, in order; the days of a list are separate. */
export function daysIn(text: string, tokens: readonly Token[], { written, month }: DayContext): DayMention[] {
  const found: DayMention[] = [];
  let index = 0;
  while (index < tokens.length && found.length < maxMentions) {
    const last = found.at(-1)?.date;
    const first =
      (index === 0 && month && numberedDay(tokens, month, written)) ||
      dayAt(text, tokens, index, last && isRelativeDay(tokens, index) ? last : written);
    if (!first) {
      index++;
      continue;
    }
    const { next, endDate } = rangeEnd(text, tokens, first, written);
    const { date, isLoose } = first;
    if (date) found.push({ ...spanOf(tokens, index, next), date, ...(endDate && { endDate }), isLoose });
    index = first.month ? furtherDays(tokens, next, { ...first, date: endDate ?? date, written }, found) : next;
  }
  return found;
}

function dayAt(text: string, tokens: readonly Token[], at: number, written: CalendarDate): ReadDay | undefined {
  const which = whichAt(tokens, at);
  const named = which ? at + 1 : at;
  const said = weekdayNumber(wordAt(tokens, named));
  if (said === undefined) {
    return (which ? undefined : exactDay(tokens, at, { written })) ?? relativeDay(tokens, at, written);
  }
  let next = named + 1;
  while (/^([.,(]|after|the|evening|morning|afternoon|night)$/.test(wordAt(tokens, next))) next++;
  const isThe = wordAt(tokens, next - 1) === 'the';
  const exact = exactDay(tokens, isThe ? next - 1 : next, { weekday: said, written });
  return exact ?? bareWeekday(text, tokens, named, { said, which, written });
}

function whichAt(tokens: readonly Token[], at: number): WhichWeek {
  const word = wordAt(tokens, at);
  if (word === 'next' || word === 'last') return word;
  return word === 'this' || word === 'coming' ? 'this' : undefined;
}

/** Whether the number before belongs to a time: '6:30', '6 pm', '6.30'. */
const isTimeAfter = (tokens: readonly Token[], at: number) =>
  /^(?:[ap]|am|pm|noon|o)$/.test(wordAt(tokens, at)) ||
  (/^[:.]$/.test(wordAt(tokens, at)) &&
    isGlued(tokens, at) &&
    isGlued(tokens, at - 1) &&
    numberIn(wordAt(tokens, at + 1), 2) !== undefined);

/** 'Nov 26-27', 'Dec 21 - Jan 1', 'from Thursday, November 26 through Friday, November 27' */
function rangeEnd(text: string, tokens: readonly Token[], first: ReadDay, written: CalendarDate) {
  const { next, date, month } = first;
  const joint = wordAt(tokens, next);
  if (!date || !(dashes.has(joint) || /^(to|through|thru|until|till)$/.test(joint))) return { next };
  const later = dayAt(text, tokens, next + 1, date);
  if (later && later.date > date) return { next: later.next, endDate: later.date };
  const number = numberIn(wordAt(tokens, next + 1), 2);
  // '11/25-27', but not '11/25 - 27 children'.
  const isTight = isGlued(tokens, next - 1) && isGlued(tokens, next);
  if (!(month || isTight) || !number || isTimeAfter(tokens, next + 2)) return { next };
  const { month: same, year } = dateParts(date);
  const end = meantDay({ month: same, ...month, day: number, year }, written);
  const suffix = /^(st|nd|rd|th)$/.test(wordAt(tokens, next + 2)) ? 3 : 2;
  return end && end > date ? { next: next + suffix, endDate: end } : { next };
}

const wordsAfterNumber =
  /^(|[,.;:)&!•·|]|and|at|from|in|after|with|for|before|both|between|starting|if|so|we|is|are|st|nd|rd|th|[–—-])$/;

/** 'Dec 7, 14 and 21': each further number is a day of its own. */
function furtherDays(
  tokens: readonly Token[],
  from: number,
  { month, date, written }: ReadDay & { written: CalendarDate },
  found: DayMention[],
): number {
  let [at, last] = [from, date];
  for (;;) {
    let number = at;
    while (/^([,&]|and)$/.test(wordAt(tokens, number))) number++;
    const day = numberIn(wordAt(tokens, number), 2);
    const isTimed = clockAt(tokens, number + 1)?.isSure || clockAt(tokens, number + 3)?.isSure;
    if (number === at || !month || !day || !(isTimed || wordsAfterNumber.test(wordAt(tokens, number + 1)))) return at;
    if (isTimeAfter(tokens, number + 1)) return at;
    const next = meantDay({ ...month, day, year: Number(date.slice(0, 4)) }, written);
    if (!next || next <= last) return at;
    const until = dashes.has(wordAt(tokens, number + 1)) ? numberIn(wordAt(tokens, number + 2), 2) : undefined;
    if (until !== undefined) {
      // 'Dec 21-23, 28-30', but the rest of 'Dec 5, 9-12' are hours.
      if (!found.at(-1)?.endDate) return at;
      const endDate = isTimeAfter(tokens, number + 3)
        ? undefined
        : meantDay({ ...month, day: until, year: Number(date.slice(0, 4)) }, written);
      if (!endDate || endDate <= next) return at;
      found.push({ ...spanOf(tokens, number, number + 3), date: next, endDate, isLoose: false });
      [at, last] = [number + 3, endDate];
      continue;
    }
    const end = /^(st|nd|rd|th)$/.test(wordAt(tokens, number + 1)) ? number + 2 : number + 1;
    found.push({ ...spanOf(tokens, number, end), date: next, isLoose: false });
    [at, last] = [end, next];
  }
}
