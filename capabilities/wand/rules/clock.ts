import { wallClock } from '#core/dates.ts';
import type { Clock } from './tools/tool.ts';

/** Local date and time in the family's time zone. */
export function clockIn(timeZone: string, at = new Date()): Clock {
  const { date, time } = wallClock(timeZone, at);
  return { today: date, now: time, timeZone };
}
