import { type CalendarDate, clockTime, shortWeekdayAndDate, weekdayAndDate } from '#core/dates.ts';
import type { WallTime } from '#core/zoned-time.ts';
import type { SitterSheet } from '../contract.ts';

/** The message for a guest whose link no longer works. */
export const endedLink = {
  expired: 'This link has ended. If you still need it, ask for a new one',
  withdrawn: 'This link was ended. If you still need it, ask for a new one',
};

/** 'Wednesday, November 18', or 'Fri, Nov 20 to Sun, Nov 22'. */
export const daysWords = ({ fromDay, untilDay }: { fromDay: CalendarDate; untilDay: CalendarDate }) =>
  fromDay === untilDay
    ? weekdayAndDate(fromDay)
    : `${shortWeekdayAndDate(fromDay)} to ${shortWeekdayAndDate(untilDay)}`;

/** 'Thu, Nov 19 at 10:00 AM' */
const timeWords = ({ date, time }: WallTime) => `${shortWeekdayAndDate(date)} at ${clockTime(time)}`;

/** 'The link works until Thu, Nov 19 at 10:00 AM. Not opened yet.' */
export function linkWords(link: SitterSheet['link']) {
  if (!link) return 'No link yet';
  const opened = link.opened && `Opened ${timeWords(link.opened)}.`;
  if (!link.isOpen) return ['The link has ended.', opened].filter(Boolean).join(' ');
  return `The link works until ${timeWords(link.ends)}. ${opened ?? 'Not opened yet.'}`;
}
