import { addDays, type CalendarDate, dateOf, dateParts, daysBetween, daysInMonth, weekday } from '#core/dates.ts';
import type { WrittenRule } from './written-rule.ts';

/** How many days may still be looked at: a file with thousands of strange rules must not keep everybody waiting. */
export interface Patience {
  days: number;
}

/** The days of any rule from one day to another, found by looking at each; undefined when that would take too long. */
export function ruleDays(
  rule: WrittenRule,
  start: CalendarDate,
  [from, to]: [CalendarDate, CalendarDate],
  patience: Patience,
): CalendarDate[] | undefined {
  // Who counts must begin at the first one, and who takes the last of a period at its beginning.
  const earliest = rule.count === null && from > start ? from : start;
  const first = rule.positions.length > 0 ? dateOf(dateParts(earliest).year, 1, 1) : earliest;
  const length = daysBetween(first, to) + 1;
  if (length > patience.days) return undefined;
  patience.days -= Math.max(0, length);

  const periods = new Map<number, CalendarDate[]>();
  const periodOf = periodsOf(rule, start);
  for (let n = 0; n < length; n++) {
    const day = addDays(first, n);
    const period = periodOf(day);
    if (period % rule.interval !== 0 || !isNamed(rule, start, day)) continue;
    const days = periods.get(period);
    if (days) days.push(day);
    else periods.set(period, [day]);
  }
  const found = [...periods.values()]
    .flatMap((days) => atPositions(days, rule.positions))
    .filter((day) => day >= start);
  return (rule.count === null ? found : found.slice(0, rule.count)).filter((day) => day >= from && day <= to);
}

/** Which day, week, month or year since the first one a day belongs to. */
function periodsOf({ period, weekStart }: WrittenRule, start: CalendarDate) {
  const { year, month } = dateParts(start);
  const firstOfWeek = addDays(start, -((weekday(start) - weekStart + 7) % 7));
  return (day: CalendarDate) => {
    if (period === 'DAILY') return daysBetween(start, day);
    if (period === 'WEEKLY') return Math.floor(daysBetween(firstOfWeek, day) / 7);
    const parts = dateParts(day);
    return period === 'MONTHLY' ? (parts.year - year) * 12 + parts.month - month : parts.year - year;
  };
}

function isNamed(rule: WrittenRule, start: CalendarDate, date: CalendarDate): boolean {
  const { period, weekdays, monthDays, months } = rule;
  const { year, month, day } = dateParts(date);
  const first = dateParts(start);
  const length = daysInMonth(year, month);
  const isFree = weekdays.length === 0 && monthDays.length === 0;

  if (months.length > 0 && !months.includes(month)) return false;
  if (months.length === 0 && period === 'YEARLY' && weekdays.length === 0 && month !== first.month) return false;
  if (monthDays.length > 0 && !monthDays.includes(day) && !monthDays.includes(day - length - 1)) return false;
  if (isFree && period === 'WEEKLY') return weekday(date) === weekday(start);
  if (isFree && period !== 'DAILY') return day === first.day;
  if (weekdays.length === 0) return true;

  // 'The second Tuesday' is counted within the month, or within the year where no month is named.
  const isOfYear = period === 'YEARLY' && months.length === 0;
  const place = isOfYear ? daysBetween(dateOf(year, 1, 1), date) : day - 1;
  const whole = isOfYear ? daysBetween(dateOf(year, 1, 1), dateOf(year + 1, 1, 1)) : length;
  const nth = Math.floor(place / 7) + 1;
  const nthFromEnd = -(Math.floor((whole - 1 - place) / 7) + 1);
  return weekdays.some(
    (named) => named.weekday === weekday(date) && (named.nth === 0 || named.nth === nth || named.nth === nthFromEnd),
  );
}

const atPositions = (days: CalendarDate[], positions: readonly number[]) =>
  positions.length === 0
    ? days
    : days.filter((_, place) => positions.includes(place + 1) || positions.includes(place - days.length));
