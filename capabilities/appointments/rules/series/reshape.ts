import { addDays, type CalendarDate, daysBetween } from '#core/dates.ts';
import {
  nthOccurrence,
  type Occurrence,
  occurrenceIndex,
  occurrencesBetween,
  type Recurrence,
} from '#core/recurrence.ts';
import type { OwnOccurrence, Shared } from '../occurrences.ts';
import { type Recurring, recurrenceOf } from '../recurring.ts';

/** What becomes of a series, its skipped days and its changed occurrences when its rule or what they share changes. */

export type Series = Recurring & Shared;
export type SeriesChange = Partial<Series>;

export interface Reshaping<Row extends OwnOccurrence> {
  stored: Series;
  rows: readonly Row[];
  change: SeriesChange;
  /** The occurrence that was changed, and where it moves. */
  anchor?: Occurrence | undefined;
  today: CalendarDate;
}

export interface Reshaped<Row> {
  series: Series;
  /** Those that were there, as they become; those that are new have no further fields. */
  rows: (Row | OwnOccurrence)[];
}

/** The series with another first day. */
export function reshaped<Row extends OwnOccurrence>(from: Reshaping<Row>, start: CalendarDate): Reshaped<Row> {
  const { stored, rows, change, anchor } = from;
  const before = recurrenceOf(stored);
  const moved: Series = { ...stored, ...change, date: start };
  const until = change.recurringUntil === undefined ? untilWith(before, recurrenceOf(moved), anchor) : undefined;
  const after: Series = { ...moved, ...(until && { recurringUntil: until }) };
  const dayOf = correspondence(before, recurrenceOf(after), anchor);
  const dateOf = (day: CalendarDate) => (staysInTime(day, from, dayOf) ? day : dayOf(day));
  const shared = (row: OwnOccurrence): Shared => {
    const follow = <Name extends keyof Shared>(name: Name): Shared[Name] => {
      if (row.day === anchor?.day && name in change) return after[name];
      return row[name] === stored[name] ? after[name] : row[name];
    };
    return { title: follow('title'), time: follow('time'), location: follow('location'), notes: follow('notes') };
  };
  const kept = rows.flatMap((row): Row[] => {
    const day = dayOf(row.day);
    if (!day) return [];
    const isMoved = row.date !== row.day && !(row.day === anchor?.day && 'date' in change);
    return [{ ...row, ...shared(row), day, date: isMoved ? row.date : (dateOf(row.day) ?? day) }];
  });
  return {
    series: { ...after, skippedDates: after.skippedDates.flatMap((day) => dayOf(day) ?? []) },
    rows: [...kept, ...stayingInTime(from, before, dayOf)],
  };
}

type Corresponding = (day: CalendarDate) => CalendarDate | undefined;

/** How much further on in the new rule an occurrence of the old one is; undefined where they have nothing to do with each other. */
function shiftOf(before: Recurrence, after: Recurrence, anchor: Occurrence | undefined) {
  const { frequency } = before;
  if (!anchor || !frequency || frequency !== after.frequency) return undefined;
  return occurrenceIndex(after.start, frequency, anchor.date) - occurrenceIndex(before.start, frequency, anchor.day);
}

const isSameRule = (one: Recurrence, other: Recurrence) =>
  one.start === other.start && one.frequency === other.frequency && one.until === other.until;

/** The n-th occurrence stays the n-th. Where that says nothing, a day stays if the new rule names it. */
function correspondence(before: Recurrence, after: Recurrence, anchor: Occurrence | undefined): Corresponding {
  const { frequency } = after;
  if (isSameRule(before, after)) return (day) => day;
  if (!frequency) return () => undefined;
  const named = (day: CalendarDate) => occurrencesBetween({ ...after, skipped: [] }, day, day)[0];
  const shift = shiftOf(before, after, anchor);
  if (shift === undefined) return named;
  return (day) => {
    const index = occurrenceIndex(before.start, frequency, day) + shift;
    return index < 0 ? undefined : named(nthOccurrence(after.start, frequency, index));
  };
}

/** A later end, where the last occurrence moves beyond the former one. */
function untilWith(before: Recurrence, after: Recurrence, anchor: Occurrence | undefined): CalendarDate | undefined {
  const { start, until, frequency } = before;
  const shift = shiftOf(before, after, anchor);
  const last = until && occurrencesBetween({ ...before, skipped: [] }, start, until).at(-1);
  if (!last || !frequency || shift === undefined) return undefined;
  const moved = nthOccurrence(after.start, frequency, occurrenceIndex(start, frequency, last) + shift);
  return moved > until ? moved : undefined;
}

/** What is still ahead does not end up in the past, nor does what is over come again, unless it is what she moved herself. */
function staysInTime(day: CalendarDate, { anchor, today }: Reshaping<OwnOccurrence>, dayOf: Corresponding): boolean {
  const moved = dayOf(day);
  return moved !== undefined && day !== anchor?.day && day >= today !== moved >= today;
}

function stayingInTime(from: Reshaping<OwnOccurrence>, before: Recurrence, dayOf: Corresponding): OwnOccurrence[] {
  const { stored, rows, anchor, today } = from;
  if (!anchor || anchor.day === anchor.date) return [];
  // Months differ in length by up to three days.
  const reach = Math.abs(daysBetween(anchor.day, anchor.date)) + 3;
  const { title, time, location, notes } = stored;
  const near = occurrencesBetween(before, addDays(today, -reach), addDays(today, reach));
  const plain = near.filter((day) => staysInTime(day, from, dayOf) && !rows.some((row) => row.day === day));
  return plain.map((date) => ({ day: dayOf(date) as CalendarDate, date, title, time, location, notes }));
}
