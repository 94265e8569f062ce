import { addDays, addMonths, type CalendarDate, dateParts, daysBetween } from './dates.ts';

/** Recurrence rules. Each occurrence is computed directly from the start date, so dates don't drift. */

export const frequencies = ['weekly', 'biweekly', 'monthly', 'quarterly', 'annually'] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
  weekly: 'Weekly',
  biweekly: 'Biweekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annually: 'Annually',
};

const stepByFrequency: Record<Frequency, { days: number } | { months: number }> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  annually: { months: 12 },
};

export interface Recurrence {
  start: CalendarDate;
  /** Null means a single occurrence. */
  frequency: Frequency | null;
  /** Last possible date, inclusive. */
  until?: CalendarDate | null;
  skipped?: readonly CalendarDate[];
}

export interface Occurrence {
  /** Date computed by the rule. It identifies the occurrence, even if it was moved to another date. */
  day: CalendarDate;
  /** Date on which it takes place. */
  date: CalendarDate;
}

/** The occurrence with this index; the first is 0. Monthly on the 31st means the last day of shorter months. */
export function nthOccurrence(start: CalendarDate, frequency: Frequency, index: number): CalendarDate {
  const step = stepByFrequency[frequency];
  return 'days' in step ? addDays(start, index * step.days) : addMonths(start, index * step.months);
}

/**
 * Index of the first occurrence that can be on or after this day. For rules by month it can be one too low: the
 * occurrence of the day's own month may be before the day.
 */
export function occurrenceIndex(start: CalendarDate, frequency: Frequency, day: CalendarDate) {
  if (day <= start) return 0;
  const step = stepByFrequency[frequency];
  if ('days' in step) return Math.ceil(daysBetween(start, day) / step.days);
  const [a, b] = [dateParts(start), dateParts(day)];
  return Math.floor(((b.year - a.year) * 12 + b.month - a.month) / step.months);
}

/**
 * Start date of a rule whose occurrence with this index is on the given day. If no start date gives that (the 31st,
 * monthly), tries the next lower index.
 */
export function startForOccurrence(day: CalendarDate, frequency: Frequency, index: number): CalendarDate {
  const start = nthOccurrence(day, frequency, -index);
  return nthOccurrence(start, frequency, index) === day ? start : startForOccurrence(day, frequency, index - 1);
}

/** The rule's days from one day to another, both inclusive, without the skipped ones. */
export function occurrencesBetween(
  { start, frequency, until, skipped = [] }: Recurrence,
  from: CalendarDate,
  to: CalendarDate,
): CalendarDate[] {
  const last = until && until < to ? until : to;
  if (!frequency) return start >= from && start <= last ? [start].filter((day) => !skipped.includes(day)) : [];
  const days: CalendarDate[] = [];
  for (let index = occurrenceIndex(start, frequency, from); ; index++) {
    const day = nthOccurrence(start, frequency, index);
    if (day > last) return days;
    if (day >= from && !skipped.includes(day)) days.push(day);
  }
}

/** The rule's first day on or after the given one. */
export function nextOccurrence(recurrence: Recurrence, from: CalendarDate): CalendarDate | undefined {
  const { start, frequency, skipped = [] } = recurrence;
  if (!frequency) return occurrencesBetween(recurrence, from, start)[0];
  // Even if all skipped days come next, looking one occurrence further than their number is enough.
  const horizon = nthOccurrence(start, frequency, occurrenceIndex(start, frequency, from) + skipped.length + 1);
  return occurrencesBetween(recurrence, from, horizon)[0];
}

const compareByDate = (a: Occurrence, b: Occurrence) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** Splits a rule into the moved occurrences that still belong to it, and the rule without them. */
function splitMovedOccurrences<Moved extends Occurrence>(recurrence: Recurrence, moved: readonly Moved[]) {
  const isInRule = ({ day }: Occurrence) => occurrencesBetween(recurrence, day, day).length > 0;
  const days = moved.map(({ day }) => day);
  return { moved: moved.filter(isInRule), rest: { ...recurrence, skipped: [...(recurrence.skipped ?? []), ...days] } };
}

/** All occurrences that take place between two days, both inclusive, including moved ones on their new dates. */
export function occurrencesWithMoved<Moved extends Occurrence>(
  recurrence: Recurrence,
  moved: readonly Moved[],
  from: CalendarDate,
  to: CalendarDate,
): (Moved | Occurrence)[] {
  const split = splitMovedOccurrences(recurrence, moved);
  const unmoved = occurrencesBetween(split.rest, from, to).map((day): Occurrence => ({ day, date: day }));
  return [...unmoved, ...split.moved.filter(({ date }) => date >= from && date <= to)].toSorted(compareByDate);
}

/** The first occurrence that takes place on or after this day, moved ones included. */
export function nextOccurrenceWithMoved<Moved extends Occurrence>(
  recurrence: Recurrence,
  moved: readonly Moved[],
  from: CalendarDate,
): Moved | Occurrence | undefined {
  const split = splitMovedOccurrences(recurrence, moved);
  const next = nextOccurrence(split.rest, from);
  const movedFromThen = split.moved.filter(({ date }) => date >= from);
  return [...(next ? [{ day: next, date: next }] : []), ...movedFromThen].toSorted(compareByDate)[0];
}
