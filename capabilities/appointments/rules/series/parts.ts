import { addDays, type CalendarDate } from '#core/dates.ts';
import {
  nextOccurrence,
  nthOccurrence,
  type Occurrence,
  occurrenceIndex,
  occurrencesBetween,
  type Recurrence,
  startForOccurrence,
} from '#core/recurrence.ts';
import type { FullOccurrence } from '../occurrences.ts';
import { type RecurrenceFields, recurrenceOf } from '../recurring.ts';
import { type ReshapeInput, type ReshapeResult, reshapeSeries, type Series, type SeriesChange } from './reshape.ts';

/** Computes a changed series: the whole of it, or a later part that is split off. */

/** Whether the series has an occurrence before this day. */
export const hasOccurrenceBefore = (series: RecurrenceFields, day: CalendarDate) =>
  (nextOccurrence(recurrenceOf(series), series.date) ?? day) < day;

/** The changed fields of a series that now ends before this day. Its new end is the date of its last occurrence. */
export function endSeriesBefore(series: RecurrenceFields, day: CalendarDate) {
  const dayBefore = addDays(day, -1);
  const last = occurrencesBetween(recurrenceOf(series), series.date, dayBefore).at(-1);
  return { recurringUntil: last ?? dayBefore, skippedDates: series.skippedDates.filter((one) => one < day) };
}

/** Splits off a new series that starts on the new date of the edited occurrence. */
export function laterPart<Row extends FullOccurrence>({ anchor, ...from }: ReshapeInput<Row> & { anchor: Occurrence }) {
  const isLater = (day: CalendarDate) => day >= anchor.day;
  const rows = from.rows.filter(({ day }) => isLater(day));
  const start = splitStart(from.stored, from.change, anchor);
  const earlierDays =
    start < anchor.day ? occurrencesBetween(withoutSkippedDates(from.stored), start, addDays(anchor.day, -1)) : [];
  const skippedDates = [...earlierDays, ...from.stored.skippedDates.filter(isLater)];
  return reshapeSeries({ ...from, stored: { ...from.stored, skippedDates }, rows, anchor }, start);
}

const withoutSkippedDates = (series: Series): Recurrence => ({ ...recurrenceOf(series), skipped: [] });

/**
 * If a monthly series on the 31st is split on February 28, the new part can't start on the 28th, or it would stay on
 * it. It starts on the 31st before that instead, and skips the days that belong to the earlier part.
 */
function splitStart(stored: Series, change: SeriesChange, { day, date }: Occurrence): CalendarDate {
  const { start, frequency } = recurrenceOf(stored);
  const changesFrequency = recurrenceOf({ ...stored, ...change }).frequency !== frequency;
  if (!frequency || changesFrequency || date !== day) return date;
  let index = occurrenceIndex(start, frequency, day);
  while (nthOccurrence(nthOccurrence(start, frequency, index), frequency, -index) !== start) index -= 1;
  return nthOccurrence(start, frequency, index);
}

/** Changes the whole series. Without an anchor, the date in the change is the new first day. */
export function wholeSeries<Row extends FullOccurrence>(input: ReshapeInput<Row>): ReshapeResult<Row> {
  const { stored, change, anchor } = input;
  return reshapeSeries(input, anchor ? shiftedStart(stored, change, anchor) : (change.date ?? stored.date));
}

/** The first day of the series, chosen so that the changed rule produces the new date of the edited occurrence. */
function shiftedStart(stored: Series, change: SeriesChange, { day, date }: Occurrence): CalendarDate {
  const { start, frequency } = recurrenceOf(stored);
  const next = recurrenceOf({ ...stored, ...change }).frequency;
  if (!next) return date;
  if (next === frequency)
    return date === day ? start : startForOccurrence(date, next, occurrenceIndex(start, next, day));
  const index = occurrenceIndex(start, next, date);
  const first = startForOccurrence(date, next, index);
  return first >= start || index === 0 ? first : startForOccurrence(date, next, index - 1);
}
