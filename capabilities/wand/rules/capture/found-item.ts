import type { CalendarDate } from '#core/dates.ts';
import type { Frequency } from '#core/recurrence.ts';

/** Something with a date in a note. */
export interface FoundItem {
  kind: 'event' | 'task' | 'birthday';
  title: string;
  date: CalendarDate;
  /** The last day, if it lasts for several days. */
  endDate?: CalendarDate;
  time?: string;
  endTime?: string;
  location?: string;
  /** The children of the family that are named. */
  childNames?: string[];
  /** The source text in the note. */
  quote: string;
  /** The age that the person turns. */
  age?: number;
  /** The note says that it moved; the former date, if given. */
  isMoved?: boolean;
  movedFrom?: CalendarDate;
  /** The note says that it is cancelled. */
  isCancelled?: boolean;
  /** Only for calendar files. */
  repeats?: Frequency;
  until?: CalendarDate;
  notes?: string;
}
