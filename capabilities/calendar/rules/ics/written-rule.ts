import { addDays, type CalendarDate, dateParts, weekday } from '#core/dates.ts';
import { type Frequency, nthOccurrence } from '#core/recurrence.ts';
import { timeOf, type WrittenTime } from './read-calendar.ts';

/** How another calendar says that something recurs. */
export interface WrittenRule {
  period: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  until: WrittenTime | null;
  /** 0 is Sunday; `nth` is 0 for every one. */
  weekdays: { nth: number; weekday: number }[];
  monthDays: number[];
  months: number[];
  positions: number[];
  weekStart: number;
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const periods = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const understood = 'FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS WKST'.split(' ');

/** Undefined for rules that we cannot follow: by the hour, or by weeks of the year. */
export function readRule(text: string): WrittenRule | undefined {
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
  const until = timeOf(parts.get('UNTIL') ?? '') ?? null;
  const weekdays = list('BYDAY').map((day) => ({
    nth: Number(day.slice(0, -2)),
    weekday: weekdayNames.indexOf(day.slice(-2)),
  }));
  const [monthDays, months, positions] = [numbers('BYMONTHDAY'), numbers('BYMONTH'), numbers('BYSETPOS')];
  const isWhole = [
    interval,
    count ?? 1,
    ...monthDays,
    ...months,
    ...positions,
    ...weekdays.map(({ nth }) => nth),
  ].every(Number.isSafeInteger);
  const isUnderstood =
    [...parts.keys()].every((name) => understood.includes(name)) &&
    weekdays.every(({ weekday }) => weekday >= 0) &&
    (until !== null) === parts.has('UNTIL');
  if (!period || !isWhole || !isUnderstood || interval < 1 || (count ?? 1) < 1) return undefined;
  const weekStart = Math.max(0, weekdayNames.indexOf(parts.get('WKST') ?? 'MO'));
  return { period, interval, count, until, weekdays, monthDays, months, positions, weekStart };
}

/** What recurs in our way. */
export interface Series {
  start: CalendarDate;
  frequency: Frequency;
  /** In shorter months we take the last day, where the rule takes none. */
  takesLastDay: boolean;
}

/** The same rule in our way, where it fits; one series for each day of the week. */
export function seriesOf(rule: WrittenRule, start: CalendarDate): Series[] | undefined {
  if (rule.positions.length > 0) return undefined;
  if (rule.period === 'DAILY' || rule.period === 'WEEKLY') return weeklySeries(rule, start);
  if (rule.weekdays.length > 0) return undefined;
  const frequency = frequencyOf(rule);
  const { month, day } = dateParts(start);
  const isOnStart = (days: readonly number[], one: number) =>
    days.length === 0 || (days.length === 1 && days[0] === one);
  const isLastDay = rule.monthDays.length === 1 && rule.monthDays[0] === -1 && day === (month === 2 ? 29 : 31);
  const isSameMonth = rule.period === 'MONTHLY' ? rule.months.length === 0 : isOnStart(rule.months, month);
  if (!frequency || !isSameMonth || !(isLastDay || isOnStart(rule.monthDays, day))) return undefined;
  // The last day of each February and of each month is what we mean by 29 February and by the 31st.
  if (isLastDay && (frequency === 'annually') !== (month === 2)) return undefined;
  const isInEveryOne = frequency === 'annually' ? month !== 2 || day !== 29 : day <= 28;
  return [{ start, frequency, takesLastDay: !isLastDay && !isInEveryOne }];
}

function frequencyOf({ period, interval }: WrittenRule): Frequency | undefined {
  if (period === 'YEARLY') return interval === 1 ? 'annually' : undefined;
  return ({ 1: 'monthly', 3: 'quarterly', 12: 'annually' } as const)[interval];
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

function weeklySeries(rule: WrittenRule, start: CalendarDate): Series[] | undefined {
  const { period, interval, weekdays, months, monthDays, weekStart } = rule;
  const weeks = period === 'WEEKLY' ? interval : interval === 1 ? 1 : interval / 7;
  if ((weeks !== 1 && weeks !== 2) || months.length > 0 || monthDays.length > 0) return undefined;
  if (weekdays.some(({ nth }) => nth !== 0) || (period === 'DAILY' && interval > 1 && weekdays.length > 0))
    return undefined;
  const named = weekdays.map(({ weekday }) => weekday);
  const unnamed = period === 'DAILY' && interval === 1 ? everyDay : [weekday(start)];
  const firstOfWeek = addDays(start, -((weekday(start) - weekStart + 7) % 7));
  const starts = [...new Set(named.length > 0 ? named : unnamed)].map((day) => {
    const date = addDays(firstOfWeek, (day - weekStart + 7) % 7);
    return date < start ? addDays(date, weeks * 7) : date;
  });
  const frequency = weeks === 1 ? 'weekly' : 'biweekly';
  return starts.toSorted().map((first) => ({ start: first, frequency, takesLastDay: false }));
}

const lastDay = '2199-12-31';
const countless = 5_000;

/** The day of the last one of so many; undefined where that is further away than any calendar goes. */
export function lastOf(series: readonly Series[], count: number): CalendarDate | undefined {
  const which = series[(count - 1) % series.length];
  if (!which || count > countless) return undefined;
  const last = nthOccurrence(which.start, which.frequency, Math.floor((count - 1) / series.length));
  return last > lastDay ? undefined : last;
}
