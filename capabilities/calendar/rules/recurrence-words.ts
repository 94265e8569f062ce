import { type CalendarDate, longDate } from '#core/dates.ts';
import type { Frequency } from '#core/recurrence.ts';
import { frequencyLabels } from '#core/recurrence.ts';

/** 'Weekly until March 4, 2027, one date differs' */
export function recurrenceLabel(frequency: Frequency, until: CalendarDate | null, changedCount = 0): string {
  const end = until ? ` until ${longDate(until)}` : '';
  const differences =
    changedCount === 0 ? '' : changedCount === 1 ? ', one date differs' : `, ${changedCount} dates differ`;
  return `${frequencyLabels[frequency]}${end}${differences}`;
}
