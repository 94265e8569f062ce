import { addDays, addMonths, type CalendarDate, firstOfMonth, lastOfMonth } from '#core/dates.ts';
import { mondayOf, monthNamed, weekdayFrom, weekdayNamed, wellKnownDay } from './calendar.ts';
import type { Said } from './parts.ts';
import { ordinalAt, type Read, standsAt, type Tokens } from './tokens.ts';

/** The first day of a month, this year or the next if it is past. */
export function monthAhead(today: CalendarDate, month: number): CalendarDate {
  const thisYear = `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  return thisYear >= firstOfMonth(today) ? thisYear : addMonths(thisYear, 12);
}

/** 'Christmas Eve', as a day that others are counted from. */
export function knownAt(tokens: Tokens, at: number, today: CalendarDate): Read<CalendarDate> | undefined {
  const day = wellKnownDay(
    tokens.slice(at, at + 4).map(({ word }) => word),
    today,
  );
  return day && { next: at + day.length, is: day.date };
}

function week(tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined {
  if (!standsAt(tokens, at, 'this|next|the|coming|week|weekend')) return undefined;
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

/** 'in December', 'until June', 'starting January'; without such a word it could be a name. */
function namedMonth(tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined {
  const month = monthNamed(tokens[at]?.word);
  if (!month || !beforeMonth.test(tokens[at - 1]?.word ?? '')) return undefined;
  return { next: at + 1, is: { kind: 'month', date: monthAhead(today, month) } };
}

/** 'the end of January', 'the last day of the month', 'mid December'; the end of a week is Friday. */
function edgeOf(tokens: Tokens, from: number, today: CalendarDate): Read<Said> | undefined {
  const isLast = standsAt(tokens, from, 'last', 'day', 'of');
  const isPart = standsAt(tokens, from, 'end|start|beginning|middle', 'of');
  if (!isLast && !isPart && !standsAt(tokens, from, 'mid|early')) return undefined;
  const at = from + (isLast ? 3 : isPart || standsAt(tokens, from + 1, '-') ? 2 : 1);
  const noun = standsAt(tokens, at, 'the|this|next') ? at + 1 : at;
  const isNext = standsAt(tokens, at, 'next');
  const isEnd = isLast || standsAt(tokens, from, 'end');
  const is = (date: CalendarDate): Read<Said> => ({ next: noun + 1, is: { kind: 'day', date, exact: 2 } });
  const friday = addDays(mondayOf(today), isNext ? 11 : 4);
  if (isEnd && standsAt(tokens, noun, 'week')) return is(friday > today ? friday : today);
  const thisYear = Number(today.slice(0, 4));
  if (isEnd && standsAt(tokens, noun, 'year')) return is(`${thisYear + (isNext ? 1 : 0)}-12-31`);
  const month = monthNamed(tokens[noun]?.word);
  if (!month && !(standsAt(tokens, noun, 'month') && (isEnd || isNext))) return undefined;
  const first = month ? monthAhead(today, month) : addMonths(firstOfMonth(today), isNext ? 1 : 0);
  return is(isEnd ? lastOfMonth(first) : standsAt(tokens, from, 'mid|middle') ? addDays(first, 14) : first);
}

/**
 * 'the first Monday of December', 'the last weekend of next month'; 'of every month' is a rhythm that can't be saved.
 */
function nthOfMonth(tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined {
  const isEvery = standsAt(tokens, at, 'every|each');
  const begin = isEvery || standsAt(tokens, at, 'the') ? at + 1 : at;
  const count = standsAt(tokens, begin, 'last') ? { next: begin + 1, is: 5 } : ordinalAt(tokens, begin);
  const kind = count && standsAt(tokens, count.next, 'week|weekend') ? tokens[count.next]?.word : 'day';
  const day = count && (kind === 'day' ? weekdayNamed(tokens[count.next]?.word) : 6);
  if (!count || day === undefined || count.is > 5) return undefined;
  const isOf = standsAt(tokens, count.next + 1, 'of|in');
  const which = count.next + (isOf ? 2 : 1);
  const noun = standsAt(tokens, which, 'the|every|each|next|this') ? which + 1 : which;
  const isMonth = isOf && standsAt(tokens, noun, 'month');
  if (isEvery || (isMonth && standsAt(tokens, which, 'the|every|each')))
    return isOf || count.is !== 2 ? { next: isOf ? noun + 1 : count.next + 1, is: { kind: 'other' } } : undefined;
  const month = isOf ? monthNamed(tokens[noun]?.word) : undefined;
  if (!month && !isMonth) return undefined;
  const first = month
    ? monthAhead(today, month)
    : addMonths(firstOfMonth(today), standsAt(tokens, which, 'next') ? 1 : 0);
  const nth = addDays(kind === 'week' ? first : weekdayFrom(first, day), (count.is - 1) * 7);
  const date = nth > lastOfMonth(first) ? addDays(nth, -7) : nth;
  const next = noun + 1;
  if (kind === 'week') return { next, is: { kind, date: mondayOf(date) } };
  return { next, is: kind === 'weekend' ? { kind, date } : { kind: 'day', date, exact: 2 } };
}

/** 'yesterday', 'last Saturday', 'last week': in the past. */
function past(tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined {
  if (standsAt(tokens, at, "yesterday|yesterday's|yesterdays"))
    return { next: at + 1, is: { kind: 'other', date: addDays(today, -1) } };
  if (!standsAt(tokens, at, 'last')) return undefined;
  const word = tokens[at + 1]?.word ?? '';
  const weekday = weekdayNamed(word);
  if (weekday !== undefined)
    return { next: at + 2, is: { kind: 'other', date: weekdayFrom(addDays(today, -7), weekday) } };
  if (/^(?:night|nite)s?$/.test(word)) return { next: at + 2, is: { kind: 'other', date: addDays(today, -1) } };
  const isTime = monthNamed(word) || /^(week|weeks|week's|weekend|month|year)$/.test(word);
  return isTime ? { next: at + 2, is: { kind: 'other' } } : undefined;
}

export const stretchAt = (tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined =>
  edgeOf(tokens, at, today) ??
  nthOfMonth(tokens, at, today) ??
  past(tokens, at, today) ??
  week(tokens, at, today) ??
  namedMonth(tokens, at, today);
