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
import type { OwnOccurrence } from '../occurrences.ts';
import { type Recurring, recurrenceOf } from '../recurring.ts';
import { type Reshaped, type Reshaping, reshaped, type Series, type SeriesChange } from './reshape.ts';

/** The parts of a series that change: all of it, or this occurrence and later ones. */

/** Whether any of it takes place before this day. */
export const beginsBefore = (series: Recurring, day: CalendarDate) =>
  (nextOccurrence(recurrenceOf(series), series.date) ?? day) < day;

/** What stays of a series that ends before this day. It ends on a day on which it really took place. */
export function endedBefore(series: Recurring, day: CalendarDate) {
  const eve = addDays(day, -1);
  const last = occurrencesBetween(recurrenceOf(series), series.date, eve).at(-1);
  return { recurringUntil: last ?? eve, skippedDates: series.skippedDates.filter((one) => one < day) };
}

/** The later part as a series of its own, which begins where the anchor moves. */
export function laterPart<Row extends OwnOccurrence>({ anchor, ...from }: Reshaping<Row> & { anchor: Occurrence }) {
  const isLater = (day: CalendarDate) => day >= anchor.day;
  const rows = from.rows.filter(({ day }) => isLater(day));
  const start = laterStart(from.stored, from.change, anchor);
  const forerunners =
    start < anchor.day ? occurrencesBetween(unskipped(from.stored), start, addDays(anchor.day, -1)) : [];
  const skippedDates = [...forerunners, ...from.stored.skippedDates.filter(isLater)];
  return reshaped({ ...from, stored: { ...from.stored, skippedDates }, rows, anchor }, start);
}

const unskipped = (series: Series): Recurrence => ({ ...recurrenceOf(series), skipped: [] });

/**
 * Of a series on the 31st no part can begin on 28 February: it would stay on the 28th. It begins on the 31st before that instead, and skips
 * what the earlier part keeps.
 */
function laterStart(stored: Series, change: SeriesChange, { day, date }: Occurrence): CalendarDate {
  const { start, frequency } = recurrenceOf(stored);
  const isOther = recurrenceOf({ ...stored, ...change }).frequency !== frequency;
  if (!frequency || isOther || date !== day) return date;
  let index = occurrenceIndex(start, frequency, day);
  while (nthOccurrence(nthOccurrence(start, frequency, index), frequency, -index) !== start) index -= 1;
  return nthOccurrence(start, frequency, index);
}

/** The whole series. Without an anchor, the date in the change is its first day. */
export function wholeSeries<Row extends OwnOccurrence>(reshaping: Reshaping<Row>): Reshaped<Row> {
  const { stored, change, anchor } = reshaping;
  return reshaped(reshaping, anchor ? startFor(stored, change, anchor) : (change.date ?? stored.date));
}

/** The first day of a series that names the day to which the anchor moves. */
function startFor(stored: Series, change: SeriesChange, { day, date }: Occurrence): CalendarDate {
  const { start, frequency } = recurrenceOf(stored);
  const next = recurrenceOf({ ...stored, ...change }).frequency;
  if (!next) return date;
  if (next === frequency)
    return date === day ? start : startForOccurrence(date, next, occurrenceIndex(start, next, day));
  const index = occurrenceIndex(start, next, date);
  const first = startForOccurrence(date, next, index);
  return first >= start || index === 0 ? first : startForOccurrence(date, next, index - 1);
}
