import { addDays, addMonths, type CalendarDate, firstOfMonth, lastOfMonth } from '#core/dates.ts';
import { mondayOf, monthNamed, weekdayFrom, weekdayNamed } from './when-calendar.ts';
import { ordinalAt, type Read, standsAt, type Token } from './when-tokens.ts';

/** Weeks, weekends and months, days that are said by them, and what is over. */

export type Relative =
  | { kind: 'day'; date: CalendarDate; weekday?: number; isBare?: boolean; isName?: boolean }
  | { kind: 'week' | 'weekend' | 'month'; date: CalendarDate }
  /** No day to plan for, or none that can be kept; the words stay. */
  | { kind: 'other' };

/** The first day of a month that is not over. */
export function monthAhead(today: CalendarDate, month: number): CalendarDate {
  const thisYear = `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  return thisYear >= firstOfMonth(today) ? thisYear : addMonths(thisYear, 12);
}

function week(tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined {
  const monday = mondayOf(today);
  const isNext = standsAt(tokens, at, 'next');
  if (standsAt(tokens, at, 'week|weekend', 'after', 'next')) {
    const kind = standsAt(tokens, at, 'week') ? 'week' : 'weekend';
    return { next: at + 3, is: { kind, date: addDays(monday, kind === 'week' ? 14 : 19) } };
  }
  if (standsAt(tokens, at, 'this|next|coming', "week|weeks|week's"))
    return { next: at + 2, is: { kind: 'week', date: isNext ? addDays(monday, 7) : monday } };
  if (standsAt(tokens, at, 'this|next|the|coming', "weekend|weekends|weekend's"))
    return { next: at + 2, is: { kind: 'weekend', date: addDays(monday, isNext ? 12 : 5) } };
  if (standsAt(tokens, at, 'this|next|the|coming', "month|month's|months"))
    return { next: at + 2, is: { kind: 'month', date: addMonths(firstOfMonth(today), isNext ? 1 : 0) } };
  return undefined;
}

const beforeMonth = /^(in|until|till|til|through|thru|by|from|starting|of|since|next|this|during|for|early|late|mid)$/;

/** 'in December', 'until June', 'starting January'; alone it could be somebody's name. */
function namedMonth(tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined {
  const month = monthNamed(tokens[at]?.word);
  if (!month || !beforeMonth.test(tokens[at - 1]?.word ?? '')) return undefined;
  return { next: at + 1, is: { kind: 'month', date: monthAhead(today, month) } };
}

/** 'the end of January', 'end of the month', 'the end of next week', which is its Friday. */
function endOf(tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined {
  if (!standsAt(tokens, at, 'end', 'of')) return undefined;
  const isThe = standsAt(tokens, at + 2, 'the|this|next');
  const noun = tokens[isThe ? at + 3 : at + 2]?.word ?? '';
  const next = isThe ? at + 4 : at + 3;
  const isNext = standsAt(tokens, at + 2, 'next');
  const month = monthNamed(noun);
  if (month) return { next, is: { kind: 'day', date: lastOfMonth(monthAhead(today, month)) } };
  if (noun === 'month')
    return { next, is: { kind: 'day', date: lastOfMonth(addMonths(firstOfMonth(today), isNext ? 1 : 0)) } };
  const friday = addDays(mondayOf(today), isNext ? 11 : 4);
  return noun === 'week' ? { next, is: { kind: 'day', date: friday > today ? friday : today } } : undefined;
}

/** 'the start of December', 'mid December', 'in the new year' */
function beginningOf(tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined {
  if (standsAt(tokens, at, 'in', 'the', 'new', 'year'))
    return { next: at + 4, is: { kind: 'day', date: monthAhead(addMonths(today, 1), 1) } };
  const isMiddle = standsAt(tokens, at, 'mid') || standsAt(tokens, at, 'middle', 'of');
  const isStart = standsAt(tokens, at, 'start|beginning', 'of');
  if (!isMiddle && !isStart) return undefined;
  const from = at + (standsAt(tokens, at + 1, 'of|-') ? 2 : 1);
  const month = monthNamed(tokens[from]?.word);
  const isNext = standsAt(tokens, from, 'next', 'month');
  if (!month && !isNext) return undefined;
  const first = month ? monthAhead(today, month) : addMonths(firstOfMonth(today), 1);
  return { next: month ? from + 1 : from + 2, is: { kind: 'day', date: isMiddle ? addDays(first, 14) : first } };
}

/** 'the first Monday of December'; one of every month is nothing that can be kept. */
function weekdayOfMonth(tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined {
  const isEvery = standsAt(tokens, at, 'every|each');
  const begin = isEvery || standsAt(tokens, at, 'the') ? at + 1 : at;
  const count = standsAt(tokens, begin, 'last') ? { next: begin + 1, is: 5 } : ordinalAt(tokens, begin);
  const day = count && weekdayNamed(tokens[count.next]?.word);
  if (!count || day === undefined || count.is > 5) return undefined;
  const isOf = standsAt(tokens, count.next + 1, 'of|in');
  const noun = isOf
    ? standsAt(tokens, count.next + 2, 'the|every|each|next|this')
      ? count.next + 3
      : count.next + 2
    : 0;
  if (isEvery || (isOf && standsAt(tokens, noun - 1, 'the|every|each') && standsAt(tokens, noun, 'month')))
    return isOf || count.is !== 2 ? { next: isOf ? noun + 1 : count.next + 1, is: { kind: 'other' } } : undefined;
  const month = monthNamed(tokens[noun]?.word);
  const isMonth = isOf && standsAt(tokens, noun, 'month');
  if (!isOf || !(month || isMonth)) return undefined;
  const first = month
    ? monthAhead(today, month)
    : addMonths(firstOfMonth(today), standsAt(tokens, noun - 1, 'next') ? 1 : 0);
  const date = addDays(weekdayFrom(first, day), (count.is - 1) * 7);
  return { next: noun + 1, is: { kind: 'day', date: date > lastOfMonth(first) ? addDays(date, -7) : date } };
}

function past(tokens: readonly Token[], at: number): Read<Relative> | undefined {
  if (standsAt(tokens, at, "yesterday|yesterday's|yesterdays")) return { next: at + 1, is: { kind: 'other' } };
  const word = tokens[at + 1]?.word ?? '';
  const isTime =
    weekdayNamed(word) !== undefined || monthNamed(word) || /^(week|weeks|week's|weekend|month|year|night)$/.test(word);
  return standsAt(tokens, at, 'last') && isTime ? { next: at + 2, is: { kind: 'other' } } : undefined;
}

export const stretchAt = (tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined =>
  endOf(tokens, at, today) ??
  beginningOf(tokens, at, today) ??
  weekdayOfMonth(tokens, at, today) ??
  past(tokens, at) ??
  week(tokens, at, today) ??
  namedMonth(tokens, at, today);
