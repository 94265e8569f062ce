import { addDays, addMonths, type CalendarDate, firstOfMonth, lastOfMonth, weekday } from '#core/dates.ts';
import type { CalendarEntry } from '../contract.ts';

/** A month as whole weeks from Sunday to Saturday. */
export interface MonthGrid {
  from: CalendarDate;
  to: CalendarDate;
  weeks: CalendarDate[][];
}

const weekDays = [0, 1, 2, 3, 4, 5, 6];
const sundayOnOrBefore = (day: CalendarDate) => addDays(day, -weekday(day));
const saturdayAfter = (day: CalendarDate) => addDays(day, 6 - weekday(day));

/** The grid of the month that contains this day. */
export function monthGrid(day: CalendarDate): MonthGrid {
  const from = sundayOnOrBefore(firstOfMonth(day));
  const to = saturdayAfter(lastOfMonth(day));
  const weeks: CalendarDate[][] = [];
  for (let sunday = from; sunday <= to; sunday = addDays(sunday, 7))
    weeks.push(weekDays.map((place) => addDays(sunday, place)));
  return { from, to, weeks };
}

/** The day that a key press moves to, as in the ARIA date grid pattern; undefined for other keys. */
export function dayForKey(key: string, hasShift: boolean, day: CalendarDate): CalendarDate | undefined {
  const months = hasShift ? 12 : 1;
  const moves: Record<string, () => CalendarDate> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => sundayOnOrBefore(day),
    End: () => saturdayAfter(day),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return Object.hasOwn(moves, key) ? moves[key]?.() : undefined;
}

/** Groups entries by day. An entry that lasts several days is in each of them. */
export function entriesByDay(entries: readonly CalendarEntry[], { from, to }: Pick<MonthGrid, 'from' | 'to'>) {
  const days = new Map<CalendarDate, CalendarEntry[]>();
  for (const entry of entries) {
    if (entry.date === null) continue;
    const first = entry.date < from ? from : entry.date;
    const end = entry.endDate ?? entry.date;
    const last = end < to ? end : to;
    for (let day = first; day <= last; day = addDays(day, 1)) days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}
