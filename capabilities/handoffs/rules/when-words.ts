import { addDays, type CalendarDate, clockTime, shortWeekdayAndDate, wallClock, weekdayAndDate } from '#core/dates.ts';
import type { Proposal } from '../contract.ts';

/** Days and times of hand-offs in words, in the family's time zone. */

export interface Clock {
  timeZone: string;
  now?: Date;
}

/** '6:00 PM', 'tomorrow, 9:00 AM' or 'Thu, Nov 19, 9:00 AM' */
export function momentWords(moment: string, { timeZone, now = new Date() }: Clock) {
  const { date, time } = wallClock(timeZone, new Date(moment));
  const day = dayUnlessToday(date, { timeZone, now });
  return day ? `${day}, ${clockTime(time)}` : clockTime(time);
}

/** A shorter form for tight spaces: '6:00 PM', 'tomorrow' or 'Thu, Nov 19'. */
export function shortMomentWords(moment: string, { timeZone, now = new Date() }: Clock) {
  const { date, time } = wallClock(timeZone, new Date(moment));
  return dayUnlessToday(date, { timeZone, now }) ?? clockTime(time);
}

function dayUnlessToday(date: CalendarDate, { timeZone, now }: Clock) {
  const { date: today } = wallClock(timeZone, now);
  if (date === today) return undefined;
  return date === addDays(today, 1) ? 'tomorrow' : shortWeekdayAndDate(date);
}

/** 'Friday, November 20, 4:00 PM', without the parts that are unknown. */
export const whenText = ({ date, time }: { date: string | null; time: string | null }) =>
  [date && weekdayAndDate(date), time && clockTime(time)].filter(Boolean).join(', ');

/** 'Fri, Nov 20, 4:00 PM'; without the parts that the proposal doesn't change. */
export const proposalWords = ({ date, time }: Proposal) =>
  [date && shortWeekdayAndDate(date), time && clockTime(time)].filter(Boolean).join(', ');
