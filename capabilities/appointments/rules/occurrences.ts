import { addDays, type CalendarDate } from '#core/dates.ts';
import { nextOccurrenceWithMoved, type Occurrence, occurrencesWithMoved } from '#core/recurrence.ts';
import { type Recurring, recurrenceOf } from './recurring.ts';

/** One occurrence of an appointment as it takes place: what it has of its own stands in place of what the series says. */

/** What an occurrence shares with its series unless it has its own. */
export interface Shared {
  title: string;
  time: string | null;
  location: string | null;
  notes: string | null;
}

export interface OwnOccurrence extends Occurrence, Shared {}

export interface Occurring extends Recurring, Shared {
  /** At most one for each day that the rule names. */
  changedOccurrences?: readonly OwnOccurrence[];
}

const whole = (appointment: Occurring, found: Occurrence | OwnOccurrence): OwnOccurrence => {
  const { title, time, location, notes } = appointment;
  return { title, time, location, notes, ...found };
};

/** Those that take place from one day to another, both included. */
export const occurrencesOf = (appointment: Occurring, from: CalendarDate, to: CalendarDate): OwnOccurrence[] =>
  occurrencesWithMoved(recurrenceOf(appointment), ownOf(appointment), from, to).map((found) =>
    whole(appointment, found),
  );

/** What stops being recurring has no occurrences that differ. */
const ownOf = (appointment: Occurring) =>
  recurrenceOf(appointment).frequency ? (appointment.changedOccurrences ?? []) : [];

/** The one that comes next, today's included. */
export function nextOccurrenceOf(appointment: Occurring, today: CalendarDate): OwnOccurrence | undefined {
  const next = nextOccurrenceWithMoved(recurrenceOf(appointment), ownOf(appointment), today);
  return next && whole(appointment, next);
}

/** The one that was last, if there ever was one. */
function lastOccurrenceOf(appointment: Occurring, today: CalendarDate): OwnOccurrence | undefined {
  // The last year holds an occurrence of every frequency, unless it was skipped.
  const { start, until } = recurrenceOf(appointment);
  const end = until && until < today ? until : today;
  const lately = occurrencesOf(appointment, addDays(end, -366), today);
  return lately.at(-1) ?? occurrencesOf(appointment, start, today).at(-1);
}

/** The occurrence under which it is listed: the next one or, if it is over, the last. */
export function listedOccurrence(appointment: Occurring, today: CalendarDate): OwnOccurrence & { isToCome: boolean } {
  const next = nextOccurrenceOf(appointment, today);
  const { date } = appointment;
  const found = next ?? lastOccurrenceOf(appointment, today) ?? whole(appointment, { day: date, date });
  return { ...found, isToCome: next !== undefined };
}
