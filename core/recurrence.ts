import { addDays, addMonths, type CalendarDate, dateParts, daysBetween } from './dates.ts';

/** What comes again: every occurrence is computed from the first one, so nothing drifts and nothing has to be counted through. */

export const frequencies = ['weekly', 'biweekly', 'monthly', 'quarterly', 'annually'] as const;
export type Frequency = (typeof frequencies)[number];

const steps: Record<Frequency, { days: number } | { months: number }> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  annually: { months: 12 },
};

export interface Recurrence {
  start: CalendarDate;
  /** Without one there is a single occurrence. */
  frequency: Frequency | null;
  /** The last day on which it may take place. */
  until?: CalendarDate | null;
  skipped?: readonly CalendarDate[];
}

/** The day that the rule names says which occurrence it is, whatever day it has moved to. */
export interface Occurrence {
  day: CalendarDate;
  /** When it takes place. */
  date: CalendarDate;
}

/** The occurrence with this number, the first one being 0. Monthly on the 31st means the last day of shorter months. */
export function occurrence(start: CalendarDate, frequency: Frequency, index: number): CalendarDate {
  const step = steps[frequency];
  return 'days' in step ? addDays(start, index * step.days) : addMonths(start, index * step.months);
}

/** The number of the first occurrence that may lie on or after this day; of a day that the rule names, its own. */
export function indexOf(start: CalendarDate, frequency: Frequency, day: CalendarDate) {
  if (day <= start) return 0;
  const step = steps[frequency];
  if ('days' in step) return Math.ceil(daysBetween(start, day) / step.days);
  const [a, b] = [dateParts(start), dateParts(day)];
  return Math.floor(((b.year - a.year) * 12 + b.month - a.month) / step.months);
}

/** The first day of a rule of which this day is the occurrence with that number, or the nearest number below that can be. */
export function startNaming(day: CalendarDate, frequency: Frequency, index: number): CalendarDate {
  const start = occurrence(day, frequency, -index);
  return occurrence(start, frequency, index) === day ? start : startNaming(day, frequency, index - 1);
}

/** The days that the rule names from one day to another, both included, but those that are skipped. */
export function occurrencesBetween(
  { start, frequency, until, skipped = [] }: Recurrence,
  from: CalendarDate,
  to: CalendarDate,
): CalendarDate[] {
  const last = until && until < to ? until : to;
  if (!frequency) return start >= from && start <= last ? [start].filter((day) => !skipped.includes(day)) : [];
  const days: CalendarDate[] = [];
  for (let index = indexOf(start, frequency, from); ; index++) {
    const day = occurrence(start, frequency, index);
    if (day > last) return days;
    if (day >= from && !skipped.includes(day)) days.push(day);
  }
}

/** The first day on or after this one, if there is one. */
export function nextOccurrence(recurrence: Recurrence, from: CalendarDate): CalendarDate | undefined {
  const { start, frequency, skipped = [] } = recurrence;
  if (!frequency) return occurrencesBetween(recurrence, from, start)[0];
  // Even if every skipped day lies right ahead, one more than their number is enough.
  const horizon = occurrence(start, frequency, indexOf(start, frequency, from) + skipped.length + 1);
  return occurrencesBetween(recurrence, from, horizon)[0];
}

const byDate = (a: Occurrence, b: Occurrence) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** The occurrences that have a day of their own, if the rule still names them; and the rule without them. */
function apart(recurrence: Recurrence, moved: readonly Occurrence[]) {
  const isNamed = ({ day }: Occurrence) => occurrencesBetween(recurrence, day, day).length > 0;
  const days = moved.map(({ day }) => day);
  return { own: moved.filter(isNamed), rest: { ...recurrence, skipped: [...(recurrence.skipped ?? []), ...days] } };
}

/** What takes place from one day to another, both included, where some occurrences have moved to days of their own. */
export function takingPlace<Own extends Occurrence>(
  recurrence: Recurrence,
  moved: readonly Own[],
  from: CalendarDate,
  to: CalendarDate,
): (Own | Occurrence)[] {
  const { own, rest } = apart(recurrence, moved);
  const plain = occurrencesBetween(rest, from, to).map((day): Occurrence => ({ day, date: day }));
  return [...plain, ...own.filter(({ date }) => date >= from && date <= to)].toSorted(byDate);
}

/** What takes place first on or after this day. */
export function nextTakingPlace<Own extends Occurrence>(
  recurrence: Recurrence,
  moved: readonly Own[],
  from: CalendarDate,
): Own | Occurrence | undefined {
  const { own, rest } = apart(recurrence, moved);
  const next = nextOccurrence(rest, from);
  return [...(next ? [{ day: next, date: next }] : []), ...own.filter(({ date }) => date >= from)].toSorted(byDate)[0];
}
