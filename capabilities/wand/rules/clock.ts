import { today } from '#core/dates.ts';
import type { Clock } from './tools/tool.ts';

/** What the clock and the calendar on the kitchen wall show. */
export function clockIn(timeZone: string, at = new Date()): Clock {
  const now = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return { today: today(timeZone, at), now, timeZone };
}
