import { addDays, type CalendarDate, longDate } from '#core/dates.ts';
import { type Frequency, nextOccurrence, occurrencesBetween, type Recurrence } from '#core/recurrence.ts';

/** What of an appointment says when it takes place. */
export interface Recurring {
  date: CalendarDate;
  isRecurring: boolean;
  recurringFrequency: Frequency | null;
  recurringUntil: CalendarDate | null;
  skippedDates: readonly CalendarDate[];
}

export const frequencyLabels: Record<Frequency, string> = {
  weekly: 'Weekly',
  biweekly: 'Biweekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annually: 'Annually',
};

export const endIsTooEarly = 'Repeat until must not be before the date';

export const endsBeforeItBegins = (appointment: {
  date: CalendarDate;
  recurringUntil?: CalendarDate | null | undefined;
}) => Boolean(appointment.recurringUntil && appointment.recurringUntil < appointment.date);

/** One that does not recur takes place on its date, whatever was skipped or set as its end before. */
export function recurrenceOf(appointment: Recurring): Recurrence {
  const { date: start, isRecurring, recurringFrequency: frequency, recurringUntil: until } = appointment;
  if (!isRecurring || !frequency) return { start, frequency: null };
  return { start, frequency, until, skipped: appointment.skippedDates };
}

export const recurs = (appointment: Recurring) => recurrenceOf(appointment).frequency !== null;

/** Whether its rule names this day; a day that was skipped already is still named. */
export const isNamedByRule = (appointment: Recurring, day: CalendarDate) =>
  occurrencesBetween({ ...recurrenceOf(appointment), skipped: [] }, day, day).length > 0;

function lastOccurrence(recurrence: Recurrence, end: CalendarDate) {
  // The last year holds an occurrence of every frequency, unless it was skipped.
  const lately = occurrencesBetween(recurrence, addDays(end, -366), end);
  return lately.at(-1) ?? occurrencesBetween(recurrence, recurrence.start, end).at(-1);
}

/** The day under which it is listed: its next one or, of a recurring one that has ended, its last. */
export function listedDay(appointment: Recurring, today: CalendarDate): { day: CalendarDate; isToCome: boolean } {
  const recurrence = recurrenceOf(appointment);
  if (!recurrence.frequency) return { day: appointment.date, isToCome: appointment.date >= today };
  const next = nextOccurrence(recurrence, today);
  const day = next ?? lastOccurrence(recurrence, recurrence.until ?? today) ?? appointment.date;
  return { day, isToCome: next !== undefined };
}

/** 'Weekly since March 3, 2026', 'Monthly since March 3, 2026 until June 30, 2026' */
export function rhythm(appointment: Recurring): string | undefined {
  const { start, frequency, until } = recurrenceOf(appointment);
  if (!frequency) return undefined;
  const since = `${frequencyLabels[frequency]} since ${longDate(start)}`;
  return until ? `${since} until ${longDate(until)}` : since;
}
