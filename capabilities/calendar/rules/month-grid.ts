import { addDays, addMonths, type CalendarDate, firstOfMonth, lastOfMonth, weekday } from '#core/dates.ts';
import type { CalendarEntry } from '../contract.ts';

/** A month as it hangs on the wall: whole weeks from Sunday to Saturday. */
export interface MonthGrid {
  from: CalendarDate;
  to: CalendarDate;
  weeks: CalendarDate[][];
}

const weekDays = [0, 1, 2, 3, 4, 5, 6];
const sundayBefore = (day: CalendarDate) => addDays(day, -weekday(day));
const saturdayAfter = (day: CalendarDate) => addDays(day, 6 - weekday(day));

/** The month that this day lies in. */
export function monthGrid(day: CalendarDate): MonthGrid {
  const from = sundayBefore(firstOfMonth(day));
  const to = saturdayAfter(lastOfMonth(day));
  const weeks: CalendarDate[][] = [];
  for (let sunday = from; sunday <= to; sunday = addDays(sunday, 7))
    weeks.push(weekDays.map((place) => addDays(sunday, place)));
  return { from, to, weeks };
}

/** The day that a key leads to from this one, as in every grid of days; nothing for other keys. */
export function dayReachedBy(key: string, isShifted: boolean, day: CalendarDate): CalendarDate | undefined {
  const months = isShifted ? 12 : 1;
  const ways: Record<string, () => CalendarDate> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => sundayBefore(day),
    End: () => saturdayAfter(day),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return Object.hasOwn(ways, key) ? ways[key]?.() : undefined;
}

/** What is on each of the days; what lasts for several is on each of them. */
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
