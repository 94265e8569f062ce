import { wallClock } from '#core/dates.ts';
import type { Clock } from './tools/tool.ts';

/** What the clock and the calendar on the kitchen wall show. */
export function clockIn(timeZone: string, at = new Date()): Clock {
  const { date, time } = wallClock(timeZone, at);
  return { today: date, now: time, timeZone };
}
