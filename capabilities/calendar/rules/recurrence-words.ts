import { frequencyLabels } from '#capabilities/appointments/rules/recurring.ts';
import { type CalendarDate, longDate } from '#core/dates.ts';
import type { Frequency } from '#core/recurrence.ts';

/** 'Weekly until March 4, 2027, one date differs' */
export function recurrenceWords(frequency: Frequency, until: CalendarDate | null, differing = 0): string {
  const end = until ? ` until ${longDate(until)}` : '';
  const others = differing === 0 ? '' : differing === 1 ? ', one date differs' : `, ${differing} dates differ`;
  return `${frequencyLabels[frequency]}${end}${others}`;
}
