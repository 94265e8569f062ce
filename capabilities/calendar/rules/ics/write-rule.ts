import { type CalendarDate, dateParts } from '#core/dates.ts';
import type { Frequency } from '#core/recurrence.ts';

/**
 * An RRULE that all programs interpret the same way; the last day of the month is -1. Undefined for the 29th and 30th
 * of every month, which are the last day of shorter months and can't be expressed: then the days must be listed.
 */
export function ruleFor(start: CalendarDate, frequency: Frequency): string | undefined {
  const { month, day } = dateParts(start);
  switch (frequency) {
    case 'weekly':
      return 'FREQ=WEEKLY';
    case 'biweekly':
      return 'FREQ=WEEKLY;INTERVAL=2';
    case 'annually':
      return month === 2 && day === 29 ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY';
    default: {
      const interval = frequency === 'quarterly' ? ';INTERVAL=3' : '';
      if (day === 29 || day === 30) return undefined;
      return `FREQ=MONTHLY${interval};BYMONTHDAY=${day === 31 ? -1 : day}`;
    }
  }
}
