import { addDays, clockTime, longDate, shortWeekdayAndDate, wallClock } from '#core/dates.ts';
import type { UpcomingNotice } from '../next-contract.ts';
import { whenWords as dayWords } from './words/thing-words.ts';

/** Moments in words, in the browser's time zone. */

const clockAt = (moment: string) => wallClock(undefined, new Date(moment));

const minute = 60_000;

/** 'Just now', '5 minutes ago', 'Today, 4:02 PM', 'Yesterday, 6:00 PM', 'Tomorrow, 7:00 AM', 'Mon, Nov 16, 6:00 PM' */
export function whenWords(moment: string, now = new Date()) {
  const minutes = Math.floor((now.getTime() - Date.parse(moment)) / minute);
  if (minutes >= 0 && minutes < 1) return 'Just now';
  if (minutes >= 1 && minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'} ago`;
  const { date, time } = clockAt(moment);
  const today = wallClock(undefined, now).date;
  const near = { [addDays(today, -1)]: 'Yesterday', [today]: 'Today', [addDays(today, 1)]: 'Tomorrow' };
  const day = near[date] ?? shortWeekdayAndDate(date);
  return `${day}, ${clockTime(time)}`;
}

/** 'Today at 10:30 AM · Reminder at 8:30 AM', 'Tomorrow at 9:00 AM · Reminder today, 6:00 PM', 'Reminder tomorrow, 7:00 AM' */
export function upcomingWords({ event, dueAt }: Pick<UpcomingNotice, 'event' | 'dueAt'>, now = new Date()) {
  const { date, time } = clockAt(dueAt);
  const day = event?.day === date ? `at ${clockTime(time)}` : whenWords(dueAt, now).replace(/^To/, 'to');
  const reminder = `Reminder ${day}`;
  return event ? `${dayWords(event, wallClock(undefined, now).date)} · ${reminder}` : reminder;
}

/** 'at 4:02 PM', or 'on November 17, 2026 at 4:02 PM' for another day. */
export function atWords(moment: string, now = new Date()) {
  const { date, time } = clockAt(moment);
  const isToday = date === wallClock(undefined, now).date;
  return isToday ? `at ${clockTime(time)}` : `on ${longDate(date)} at ${clockTime(time)}`;
}

/** 'November 17, 2026 at 4:03 PM' */
export function dayAndTime(moment: string) {
  const { date, time } = clockAt(moment);
  return `${longDate(date)} at ${clockTime(time)}`;
}
