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

/** The occurrence with this number, the first one being 0. Monthly on the 31st means the last day of shorter months. */
export function occurrence(start: CalendarDate, frequency: Frequency, index: number): CalendarDate {
  const step = steps[frequency];
  return 'days' in step ? addDays(start, index * step.days) : addMonths(start, index * step.months);
}

/** The number of the first occurrence that may lie on or after this day. */
function firstIndex(start: CalendarDate, frequency: Frequency, from: CalendarDate) {
  if (from <= start) return 0;
  const step = steps[frequency];
  if ('days' in step) return Math.ceil(daysBetween(start, from) / step.days);
  const [a, b] = [dateParts(start), dateParts(from)];
  return Math.floor(((b.year - a.year) * 12 + b.month - a.month) / step.months);
}

/** The days on which it takes place from one day to another, both included. */
export function occurrencesBetween(
  { start, frequency, until, skipped = [] }: Recurrence,
  from: CalendarDate,
  to: CalendarDate,
): CalendarDate[] {
  const last = until && until < to ? until : to;
  if (!frequency) return start >= from && start <= last ? [start].filter((day) => !skipped.includes(day)) : [];
  const days: CalendarDate[] = [];
  for (let index = firstIndex(start, frequency, from); ; index++) {
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
  const horizon = occurrence(start, frequency, firstIndex(start, frequency, from) + skipped.length + 1);
  return occurrencesBetween(recurrence, from, horizon)[0];
}
