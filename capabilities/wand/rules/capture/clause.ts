import type { CalendarDate } from '#core/dates.ts';
import type { DayMention } from './days.ts';
import type { Stretch } from './lines.ts';
import type { TimeMention } from './times.ts';

/** A part of a sentence that is about one thing: its days (several if it takes place on several), and its times. */
export interface Clause extends Stretch {
  days: DayMention[];
  times: TimeMention[];
  isMoved: boolean;
  movedFrom?: CalendarDate;
}
