import { frequencyLabels } from '#capabilities/appointments/rules/recurring.ts';
import { type CalendarDate, longDate } from '#core/dates.ts';
import type { Frequency } from '#core/recurrence.ts';

/** 'Weekly until March 4, 2027' */
export function recurrenceWords(frequency: Frequency, until: CalendarDate | null): string {
  const often = frequencyLabels[frequency];
  return until ? `${often} until ${longDate(until)}` : often;
}
