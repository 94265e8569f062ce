import { addDays, type CalendarDate, dateParts, weekday } from '#core/dates.ts';
import { type Frequency, nthOccurrence } from '#core/recurrence.ts';
import { type IcsTime, parseTime } from './read-calendar.ts';

/** A parsed RRULE. */
export interface IcsRule {
  period: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  until: IcsTime | null;
  /** BYDAY. `weekday` 0 is Sunday; `nth` 2 is the second one of the month, 0 is every one. */
  weekdays: { nth: number; weekday: number }[];
  monthDays: number[];
  months: number[];
  /** BYSETPOS. */
  positions: number[];
  weekStart: number;
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const periods = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const supportedParts = 'FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS WKST'.split(' ');

/** Undefined for rules that we don't support, such as hourly ones or those by week of the year. */
export function parseRule(text: string): IcsRule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .filter((part) => part !== '')
      .map((part) => part.split('=', 2) as [string, string | undefined]),
  );
  const list = (name: string) => (parts.get(name) ?? '').split(',').filter((piece) => piece !== '');
  const numbers = (name: string) => list(name).map(Number);
  const period = periods.find((it) => it === parts.get('FREQ'));
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null;
  const until = parseTime(parts.get('UNTIL') ?? '') ?? null;
  const weekdays = list('BYDAY').map((day) => ({
    nth: Number(day.slice(0, -2)),
    weekday: weekdayNames.indexOf(day.slice(-2)),
  }));
  const [monthDays, months, positions] = [numbers('BYMONTHDAY'), numbers('BYMONTH'), numbers('BYSETPOS')];
  const isAllIntegers = [
    interval,
    count ?? 1,
    ...monthDays,
    ...months,
    ...positions,
    ...weekdays.map(({ nth }) => nth),
  ].every(Number.isSafeInteger);
  const isSupported =
    [...parts.keys()].every((name) => supportedParts.includes(name)) &&
    weekdays.every(({ weekday }) => weekday >= 0) &&
    (until !== null) === parts.has('UNTIL');
  if (!period || !isAllIntegers || !isSupported || interval < 1 || (count ?? 1) < 1) return undefined;
  const weekStart = Math.max(0, weekdayNames.indexOf(parts.get('WKST') ?? 'MO'));
  return { period, interval, count, until, weekdays, monthDays, months, positions, weekStart };
}

/** A recurrence in our own model. */
export interface Series {
  start: CalendarDate;
  frequency: Frequency;
  /** In months that lack the day we take the last day, while the rule skips the month. */
  takesLastDay: boolean;
}

/** Converts a rule to our model, one series for each weekday; undefined if it doesn't fit. */
export function seriesForRule(rule: IcsRule, start: CalendarDate): Series[] | undefined {
  if (rule.positions.length > 0) return undefined;
  if (rule.period === 'DAILY' || rule.period === 'WEEKLY') return weeklySeries(rule, start);
  if (rule.weekdays.length > 0) return undefined;
  const frequency = frequencyOf(rule);
  const { month, day } = dateParts(start);
  const isUnsetOr = (days: readonly number[], one: number) =>
    days.length === 0 || (days.length === 1 && days[0] === one);
  const isLastDay = rule.monthDays.length === 1 && rule.monthDays[0] === -1 && day === (month === 2 ? 29 : 31);
  const isSameMonth = rule.period === 'MONTHLY' ? rule.months.length === 0 : isUnsetOr(rule.months, month);
  if (!frequency || !isSameMonth || !(isLastDay || isUnsetOr(rule.monthDays, day))) return undefined;
  // In our model, February 29 is the last day of every February, and the 31st is the last day of every month.
  if (isLastDay && (frequency === 'annually') !== (month === 2)) return undefined;
  const existsInAllPeriods = frequency === 'annually' ? month !== 2 || day !== 29 : day <= 28;
  return [{ start, frequency, takesLastDay: !isLastDay && !existsInAllPeriods }];
}

function frequencyOf({ period, interval }: IcsRule): Frequency | undefined {
  if (period === 'YEARLY') return interval === 1 ? 'annually' : undefined;
  return ({ 1: 'monthly', 3: 'quarterly', 12: 'annually' } as const)[interval];
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

function weeklySeries(rule: IcsRule, start: CalendarDate): Series[] | undefined {
  const { period, interval, weekdays, months, monthDays, weekStart } = rule;
  const weeks = period === 'WEEKLY' ? interval : interval === 1 ? 1 : interval / 7;
  if ((weeks !== 1 && weeks !== 2) || months.length > 0 || monthDays.length > 0) return undefined;
  if (weekdays.some(({ nth }) => nth !== 0) || (period === 'DAILY' && interval > 1 && weekdays.length > 0))
    return undefined;
  const givenDays = weekdays.map(({ weekday }) => weekday);
  const defaultDays = period === 'DAILY' && interval === 1 ? everyDay : [weekday(start)];
  const firstOfWeek = addDays(start, -((weekday(start) - weekStart + 7) % 7));
  const starts = [...new Set(givenDays.length > 0 ? givenDays : defaultDays)].map((day) => {
    const date = addDays(firstOfWeek, (day - weekStart + 7) % 7);
    return date < start ? addDays(date, weeks * 7) : date;
  });
  const frequency = weeks === 1 ? 'weekly' : 'biweekly';
  return starts.toSorted().map((first) => ({ start: first, frequency, takesLastDay: false }));
}

const maxDay = '2199-12-31';
const maxCount = 5_000;

/** The day of occurrence number `count`, from 1, of series that take turns; undefined if it is too far in the future. */
export function dayOfOccurrence(series: readonly Series[], count: number): CalendarDate | undefined {
  const lastSeries = series[(count - 1) % series.length];
  if (!lastSeries || count > maxCount) return undefined;
  const last = nthOccurrence(lastSeries.start, lastSeries.frequency, Math.floor((count - 1) / series.length));
  return last > maxDay ? undefined : last;
}
