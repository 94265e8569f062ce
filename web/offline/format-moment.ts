import { clockTime, shortWeekdayAndDate, wallClock } from '#core/dates.ts';

/** '5:12 PM' for today, 'Tue, Nov 17, 5:12 PM' for earlier days. */
export function formatMoment(moment: number, now = new Date()) {
  const { date, time } = wallClock(undefined, new Date(moment));
  const clock = clockTime(time);
  return date === wallClock(undefined, now).date ? clock : `${shortWeekdayAndDate(date)}, ${clock}`;
}
