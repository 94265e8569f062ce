import { type CalendarDate, longDate } from '#core/dates.ts';
import { type Frequency, frequencyLabels, occurrencesBetween, type Recurrence } from '#core/recurrence.ts';

/** The fields of an appointment that say when it takes place. */
export interface RecurrenceFields {
  date: CalendarDate;
  isRecurring: boolean;
  recurringFrequency: Frequency | null;
  recurringUntil: CalendarDate | null;
  skippedDates: readonly CalendarDate[];
}

export const endTooEarlyMessage = "Repeat until can't be before the date";

export const endsBeforeStart = (appointment: {
  date: CalendarDate;
  recurringUntil?: CalendarDate | null | undefined;
}) => Boolean(appointment.recurringUntil && appointment.recurringUntil < appointment.date);

export const frequencyMissingMessage = 'Frequency is required for a recurring appointment';

export const lacksFrequency = (appointment: {
  isRecurring?: boolean | undefined;
  recurringFrequency?: Frequency | null | undefined;
}) => appointment.isRecurring === true && !appointment.recurringFrequency;

/** For a non-recurring appointment, leftover skipped dates and end date are ignored. */
export function recurrenceOf(appointment: RecurrenceFields): Recurrence {
  const { date: start, isRecurring, recurringFrequency: frequency, recurringUntil: until } = appointment;
  if (!isRecurring || !frequency) return { start, frequency: null };
  return { start, frequency, until, skipped: appointment.skippedDates };
}

export const recurs = (appointment: RecurrenceFields) => recurrenceOf(appointment).frequency !== null;

/** Whether the recurrence rule produces this day, skipped or not. */
export const isRuleDay = (appointment: RecurrenceFields, day: CalendarDate) =>
  occurrencesBetween({ ...recurrenceOf(appointment), skipped: [] }, day, day).length > 0;

/** 'Weekly since March 3, 2026', 'Monthly from March 3, 2027 until June 30, 2027' or 'Weekly since ..., ended ...'. */
export function recurrenceText(appointment: RecurrenceFields, today: CalendarDate): string | undefined {
  const { start, frequency, until } = recurrenceOf(appointment);
  if (!frequency) return undefined;
  const begins = `${frequencyLabels[frequency]} ${start > today ? 'from' : 'since'} ${longDate(start)}`;
  if (!until) return begins;
  return until < today ? `${begins}, ended ${longDate(until)}` : `${begins} until ${longDate(until)}`;
}
