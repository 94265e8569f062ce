import { addDays, type CalendarDate } from '#core/dates.ts';
import { nextOccurrence, occurrencesBetween, type Recurrence } from '#core/recurrence.ts';
import type { PlannerItem } from '../contract.ts';

/** The dates of planner items that repeat. A date that is done or skipped is closed. */

export type RhythmFields = Pick<
  PlannerItem,
  'category' | 'triggerDate' | 'recurringFrequency' | 'recurringUntil' | 'doneDates' | 'skippedDates'
>;

function recurrenceOf(item: RhythmFields): Recurrence | undefined {
  const { category, triggerDate: start, recurringFrequency: frequency, recurringUntil: until } = item;
  if (category === 'trip' || !start || !frequency) return undefined;
  return { start, frequency, until, skipped: [...item.doneDates, ...item.skippedDates] };
}

export const repeats = (item: RhythmFields) => recurrenceOf(item) !== undefined;

/** Whether the rhythm has this date, closed or not. */
export function hasDate(item: RhythmFields, date: CalendarDate) {
  const recurrence = recurrenceOf(item);
  return recurrence !== undefined && occurrencesBetween({ ...recurrence, skipped: [] }, date, date).length > 0;
}

/** The open dates between two days, both inclusive. */
export function openDates(item: RhythmFields, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const recurrence = recurrenceOf(item);
  return recurrence ? occurrencesBetween(recurrence, from, to) : [];
}

/**
 * When an item is due; null if it has no date, or all its dates are over. Of an item that repeats, only the last missed
 * date counts: nobody catches up on ten weeks of trash. If that one is closed, it's the next open date.
 */
export function dueDate(item: RhythmFields, today: CalendarDate): CalendarDate | null {
  const recurrence = recurrenceOf(item);
  if (!recurrence) return item.triggerDate;
  const { until, skipped = [] } = recurrence;
  const end = until && until < today ? until : today;
  // Every rhythm has a date within a year.
  const last = occurrencesBetween({ ...recurrence, skipped: [] }, addDays(end, -366), end).at(-1);
  if (last && !skipped.includes(last)) return last;
  return nextOccurrence(recurrence, addDays(today, 1)) ?? null;
}

type DatedItem = RhythmFields & Pick<PlannerItem, 'startDate'>;

/** The day that matters of an item: when it is due, or when a trip starts. */
export const dayOf = (item: DatedItem, today: CalendarDate) =>
  item.category === 'trip' ? item.startDate : dueDate(item, today);

/** An item as something to hand over: its kind on the calendar, and when it is; `day` for one date of a rhythm. */
export function itemToHandOver(item: DatedItem, today: CalendarDate) {
  const date = dayOf(item, today);
  if (item.category === 'trip') return { type: 'trip', day: null, date };
  return { type: 'reminder', day: repeats(item) ? date : null, date };
}
