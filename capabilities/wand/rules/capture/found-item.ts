import type { CalendarDate } from '#core/dates.ts';
import type { Frequency } from '#core/recurrence.ts';

/** Something with a date that a note speaks of. */
export interface FoundItem {
  kind: 'event' | 'task' | 'birthday';
  title: string;
  date: CalendarDate;
  /** The last day of what lasts for several. */
  endDate?: CalendarDate;
  time?: string;
  endTime?: string;
  location?: string;
  /** Those of the family's children whom the words name. */
  childNames?: string[];
  /** The words that it comes from, as they stand in the note. */
  quote: string;
  /** How old somebody turns. */
  age?: number;
  /** It is not when it was to be, the note says, and maybe when that was. */
  isMoved?: boolean;
  movedFrom?: CalendarDate;
  /** It does not take place, the note says. */
  isCancelled?: boolean;
  /** Of calendar files only. */
  repeats?: Frequency;
  until?: CalendarDate;
  notes?: string;
}
