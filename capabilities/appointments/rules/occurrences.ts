import { addDays, type CalendarDate } from '#core/dates.ts';
import { nextOccurrenceWithMoved, type Occurrence, occurrencesWithMoved } from '#core/recurrence.ts';
import { type RecurrenceFields, recurrenceOf } from './recurring.ts';

/** Computes occurrences of appointments. The fields of a changed occurrence override those of its series. */

/** The fields that an occurrence inherits from its series unless it was changed. */
export interface InheritedFields {
  title: string;
  time: string | null;
  location: string | null;
  notes: string | null;
  assigneeId: string | null;
}

export const inheritedFields = ({ title, time, location, notes, assigneeId }: InheritedFields): InheritedFields => ({
  title,
  time,
  location,
  notes,
  assigneeId,
});

/** An occurrence with all fields that are shown, changed or inherited. */
export interface FullOccurrence extends Occurrence, InheritedFields {}

export interface ScheduledAppointment extends RecurrenceFields, InheritedFields {
  /** At most one for each day of the rule. */
  changedOccurrences?: readonly FullOccurrence[];
}

const withInherited = (appointment: ScheduledAppointment, found: Occurrence | FullOccurrence): FullOccurrence => ({
  ...inheritedFields(appointment),
  ...found,
});

/** The occurrences between two dates, both inclusive. */
export const occurrencesOf = (
  appointment: ScheduledAppointment,
  from: CalendarDate,
  to: CalendarDate,
): FullOccurrence[] =>
  occurrencesWithMoved(recurrenceOf(appointment), changedOccurrencesOf(appointment), from, to).map((found) =>
    withInherited(appointment, found),
  );

/** Changed occurrences are ignored once the appointment no longer recurs. */
const changedOccurrencesOf = (appointment: ScheduledAppointment) =>
  recurrenceOf(appointment).frequency ? (appointment.changedOccurrences ?? []) : [];

/** The next occurrence, today's included. */
export function nextOccurrenceOf(appointment: ScheduledAppointment, today: CalendarDate): FullOccurrence | undefined {
  const next = nextOccurrenceWithMoved(recurrenceOf(appointment), changedOccurrencesOf(appointment), today);
  return next && withInherited(appointment, next);
}

/** The most recent occurrence, if there is one. */
function lastOccurrenceOf(appointment: ScheduledAppointment, today: CalendarDate): FullOccurrence | undefined {
  // Every frequency has an occurrence within a year, unless it was skipped; then search from the start.
  const { start, until } = recurrenceOf(appointment);
  const end = until && until < today ? until : today;
  const recent = occurrencesOf(appointment, addDays(end, -366), today);
  return recent.at(-1) ?? occurrencesOf(appointment, start, today).at(-1);
}

/** The occurrence shown in the list: the next one, or the last one if the appointment is over. */
export function listedOccurrence(
  appointment: ScheduledAppointment,
  today: CalendarDate,
): FullOccurrence & { isUpcoming: boolean } {
  const next = nextOccurrenceOf(appointment, today);
  const { date } = appointment;
  const found = next ?? lastOccurrenceOf(appointment, today) ?? withInherited(appointment, { day: date, date });
  return { ...found, isUpcoming: next !== undefined };
}
