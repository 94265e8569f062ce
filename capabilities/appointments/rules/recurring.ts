import { type CalendarDate, longDate } from '#core/dates.ts';
import { type Frequency, occurrencesBetween, type Recurrence } from '#core/recurrence.ts';

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

export const frequencyIsMissing = 'Frequency is required for what is recurring';

export const lacksFrequency = (appointment: {
  isRecurring?: boolean | undefined;
  recurringFrequency?: Frequency | null | undefined;
}) => appointment.isRecurring === true && !appointment.recurringFrequency;

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

/** 'Weekly since March 3, 2026', 'Monthly from March 3, 2027 until June 30, 2027', 'Weekly since March 3, 2026, ended May 5, 2026' */
export function rhythm(appointment: Recurring, today: CalendarDate): string | undefined {
  const { start, frequency, until } = recurrenceOf(appointment);
  if (!frequency) return undefined;
  const begins = `${frequencyLabels[frequency]} ${start > today ? 'from' : 'since'} ${longDate(start)}`;
  if (!until) return begins;
  return until < today ? `${begins}, ended ${longDate(until)}` : `${begins} until ${longDate(until)}`;
}
