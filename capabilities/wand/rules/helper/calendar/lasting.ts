import { clockTime, shortDay } from '#core/dates.ts';
import type { When } from '../reader.ts';

/** Neither appointments nor events have an end of their own: until when they last is told in their notes. */

const until = /(?:^|(?<=\. ))Until (?:\p{L}{3}, \p{L}{3} \d{1,2}(?: at )?)?(?:\d{1,2}:\d\d [AP]M)?(?:\. |$)/u;

/** 'Until 5:00 PM', 'Until Sun, Nov 29'; of what comes again, the last day is that of all its dates. */
function lastingWords({ date, endDate, endTime, repeats }: When): string {
  const day = endDate && endDate !== date && !repeats ? shortDay(endDate) : '';
  return [day, endTime && clockTime(endTime)].filter(Boolean).join(' at ');
}

/** The notes with the end that was said, in place of one that was said before. */
export function notesUntil(notes: string | undefined, when: When): string | undefined {
  const words = lastingWords(when);
  return words ? [`Until ${words}`, notes?.replace(until, '')].filter(Boolean).join('. ') : notes;
}
