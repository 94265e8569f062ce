import { addDays, type CalendarDate, daysBetween } from '#core/dates.ts';
import {
  nthOccurrence,
  type Occurrence,
  occurrenceIndex,
  occurrencesBetween,
  type Recurrence,
} from '#core/recurrence.ts';
import { type FullOccurrence, type InheritedFields, inheritedFields } from '../occurrences.ts';
import { type RecurrenceFields, recurrenceOf } from '../recurring.ts';

/** Recomputes a series, its skipped days and its changed occurrences after its rule or other fields change. */

export type Series = RecurrenceFields & InheritedFields;
export type SeriesChange = Partial<Series>;

export interface ReshapeInput<Row extends FullOccurrence> {
  stored: Series;
  rows: readonly Row[];
  change: SeriesChange;
  /** The occurrence that the user edited; `date` is its new date. */
  anchor?: Occurrence | undefined;
  today: CalendarDate;
}

export interface ReshapeResult<Row> {
  series: Series;
  /** The existing rows with their new values, and new ones, which have no id yet. */
  rows: (Row | FullOccurrence)[];
}

/** Applies the change and moves the series to a new first day. */
export function reshapeSeries<Row extends FullOccurrence>(
  from: ReshapeInput<Row>,
  start: CalendarDate,
): ReshapeResult<Row> {
  const { stored, rows, change, anchor } = from;
  const before = recurrenceOf(stored);
  const moved: Series = { ...stored, ...change, date: start };
  const until = change.recurringUntil === undefined ? extendedUntil(before, recurrenceOf(moved), anchor) : undefined;
  const after: Series = { ...moved, ...(until && { recurringUntil: until }) };
  const dayOf = dayMapping(before, recurrenceOf(after), anchor);
  const dateOf = (day: CalendarDate) => (crossesToday(day, from, dayOf) ? day : dayOf(day));
  const shared = (row: FullOccurrence): InheritedFields => {
    const resolve = <Name extends keyof InheritedFields>(name: Name): InheritedFields[Name] => {
      if (row.day === anchor?.day && name in change) return after[name];
      return row[name] === stored[name] ? after[name] : row[name];
    };
    return {
      title: resolve('title'),
      time: resolve('time'),
      location: resolve('location'),
      notes: resolve('notes'),
      assigneeId: resolve('assigneeId'),
    };
  };
  const existing = rows.flatMap((row): Row[] => {
    const day = dayOf(row.day);
    if (!day) return [];
    const isMoved = row.date !== row.day && !(row.day === anchor?.day && 'date' in change);
    return [{ ...row, ...shared(row), day, date: isMoved ? row.date : (dateOf(row.day) ?? day) }];
  });
  return {
    series: { ...after, skippedDates: after.skippedDates.flatMap((day) => dayOf(day) ?? []) },
    rows: [...existing, ...unmovedOccurrences(from, before, dayOf)],
  };
}

type DayMapping = (day: CalendarDate) => CalendarDate | undefined;

/** How far an occurrence's index shifts from the old rule to the new one; undefined if the frequency changes. */
function indexShift(before: Recurrence, after: Recurrence, anchor: Occurrence | undefined) {
  const { frequency } = before;
  if (!anchor || !frequency || frequency !== after.frequency) return undefined;
  return occurrenceIndex(after.start, frequency, anchor.date) - occurrenceIndex(before.start, frequency, anchor.day);
}

const isSameRule = (one: Recurrence, other: Recurrence) =>
  one.start === other.start && one.frequency === other.frequency && one.until === other.until;

/** Maps days of the old rule to the new one by index; if that is impossible, keeps the days that the new rule has. */
function dayMapping(before: Recurrence, after: Recurrence, anchor: Occurrence | undefined): DayMapping {
  const { frequency } = after;
  if (isSameRule(before, after)) return (day) => day;
  if (!frequency) return () => undefined;
  const ifOnRule = (day: CalendarDate) => occurrencesBetween({ ...after, skipped: [] }, day, day)[0];
  const shift = indexShift(before, after, anchor);
  if (shift === undefined) return ifOnRule;
  return (day) => {
    const index = occurrenceIndex(before.start, frequency, day) + shift;
    return index < 0 ? undefined : ifOnRule(nthOccurrence(after.start, frequency, index));
  };
}

/** A later end date, if the last occurrence moves past the old one. */
function extendedUntil(
  before: Recurrence,
  after: Recurrence,
  anchor: Occurrence | undefined,
): CalendarDate | undefined {
  const { start, until, frequency } = before;
  const shift = indexShift(before, after, anchor);
  const last = until && occurrencesBetween({ ...before, skipped: [] }, start, until).at(-1);
  if (!last || !frequency || shift === undefined) return undefined;
  const moved = nthOccurrence(after.start, frequency, occurrenceIndex(start, frequency, last) + shift);
  return moved > until ? moved : undefined;
}

/** Whether the change would move an occurrence, other than the edited one, from the future to the past or back. */
function crossesToday(day: CalendarDate, { anchor, today }: ReshapeInput<FullOccurrence>, dayOf: DayMapping): boolean {
  const moved = dayOf(day);
  return moved !== undefined && day !== anchor?.day && day >= today !== moved >= today;
}

/** Occurrences near today, without rows of their own, that keep their date: moving them would cross today. */
function unmovedOccurrences(
  from: ReshapeInput<FullOccurrence>,
  before: Recurrence,
  dayOf: DayMapping,
): FullOccurrence[] {
  const { stored, rows, anchor, today } = from;
  if (!anchor || anchor.day === anchor.date) return [];
  // Plus 3, because months differ in length by up to three days.
  const radius = Math.abs(daysBetween(anchor.day, anchor.date)) + 3;
  const nearToday = occurrencesBetween(before, addDays(today, -radius), addDays(today, radius));
  const unmoved = nearToday.filter((day) => crossesToday(day, from, dayOf) && !rows.some((row) => row.day === day));
  return unmoved.map((date) => ({ day: dayOf(date) as CalendarDate, date, ...inheritedFields(stored) }));
}
