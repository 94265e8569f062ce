import { addDays, type CalendarDate, dateOf, dateParts, daysBetween, daysInMonth, weekday } from '#core/dates.ts';
import type { IcsRule } from './parse-rule.ts';

/** How many days may still be checked, so that a file with thousands of unusual rules can't block the server. */
export interface DayBudget {
  days: number;
}

/** The days of any rule between two dates, found by checking each day; undefined if that exceeds the budget. */
export function ruleDays(
  rule: IcsRule,
  start: CalendarDate,
  [from, to]: [CalendarDate, CalendarDate],
  budget: DayBudget,
): CalendarDate[] | undefined {
  // COUNT requires starting at the first occurrence, and BYSETPOS at the start of a period.
  const earliest = rule.count === null && from > start ? from : start;
  const first = rule.positions.length > 0 ? dateOf(dateParts(earliest).year, 1, 1) : earliest;
  const length = daysBetween(first, to) + 1;
  if (length > budget.days) return undefined;
  budget.days -= Math.max(0, length);

  const periods = new Map<number, CalendarDate[]>();
  const periodNumber = periodNumbering(rule, start);
  for (let n = 0; n < length; n++) {
    const day = addDays(first, n);
    const period = periodNumber(day);
    if (period % rule.interval !== 0 || !matchesRule(rule, start, day)) continue;
    const days = periods.get(period);
    if (days) days.push(day);
    else periods.set(period, [day]);
  }
  const found = [...periods.values()]
    .flatMap((days) => atPositions(days, rule.positions))
    .filter((day) => day >= start);
  return (rule.count === null ? found : found.slice(0, rule.count)).filter((day) => day >= from && day <= to);
}

/** Returns a function that numbers the period (day, week, month or year) of a day, counted from the start. */
function periodNumbering({ period, weekStart }: IcsRule, start: CalendarDate) {
  const { year, month } = dateParts(start);
  const firstOfWeek = addDays(start, -((weekday(start) - weekStart + 7) % 7));
  return (day: CalendarDate) => {
    if (period === 'DAILY') return daysBetween(start, day);
    if (period === 'WEEKLY') return Math.floor(daysBetween(firstOfWeek, day) / 7);
    const parts = dateParts(day);
    return period === 'MONTHLY' ? (parts.year - year) * 12 + parts.month - month : parts.year - year;
  };
}

function matchesRule(rule: IcsRule, start: CalendarDate, date: CalendarDate): boolean {
  const { period, weekdays, monthDays, months } = rule;
  const { year, month, day } = dateParts(date);
  const first = dateParts(start);
  const length = daysInMonth(year, month);
  const hasNoDayPart = weekdays.length === 0 && monthDays.length === 0;

  if (months.length > 0 && !months.includes(month)) return false;
  if (months.length === 0 && period === 'YEARLY' && weekdays.length === 0 && month !== first.month) return false;
  if (monthDays.length > 0 && !monthDays.includes(day) && !monthDays.includes(day - length - 1)) return false;
  if (hasNoDayPart && period === 'WEEKLY') return weekday(date) === weekday(start);
  if (hasNoDayPart && period !== 'DAILY') return day === first.day;
  if (weekdays.length === 0) return true;

  // 'The second Tuesday' is counted within the month, or within the year if the rule has no months.
  const isOfYear = period === 'YEARLY' && months.length === 0;
  const place = isOfYear ? daysBetween(dateOf(year, 1, 1), date) : day - 1;
  const total = isOfYear ? daysBetween(dateOf(year, 1, 1), dateOf(year + 1, 1, 1)) : length;
  const nth = Math.floor(place / 7) + 1;
  const nthFromEnd = -(Math.floor((total - 1 - place) / 7) + 1);
  return weekdays.some(
    (wanted) =>
      wanted.weekday === weekday(date) && (wanted.nth === 0 || wanted.nth === nth || wanted.nth === nthFromEnd),
  );
}

const atPositions = (days: CalendarDate[], positions: readonly number[]) =>
  positions.length === 0
    ? days
    : days.filter((_, place) => positions.includes(place + 1) || positions.includes(place - days.length));
