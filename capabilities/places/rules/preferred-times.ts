import { type CalendarDate, weekday, weekdayAndDate } from '#core/dates.ts';
import { habits } from '#core/habits.ts';
import type { DayPart, FreeTime } from './free-times.ts';

/** Chooses a few free times and puts them in words. */

/** With fewer weekdays than this, the times are named by date. */
const maxWeekdays = 2;
const maxDates = 3;

export interface PreferredTimes {
  /** 'Tuesday or Thursday after 3'. Empty if nothing is free. */
  words: string;
  /** The days that the words refer to. */
  times: FreeTime[];
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const partWords = (part: DayPart) =>
  part === 'morning' ? 'in the morning' : habits().clock === '24' ? 'after 15:00' : 'after 3';

const joinWithOr = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The first and, if there are more than two, the third: for an office, days with a gap are better than adjacent ones. */
const spread = <Item>(items: readonly Item[]) =>
  items.length > maxWeekdays ? items.filter((_, at) => at % 2 === 0) : items;

/**
 * Weekdays that are always free, or else the first free dates. `parts` are the parts of the day in order of preference;
 * a later one is used only if an earlier one has nothing.
 */
export function preferredTimes(
  free: readonly FreeTime[],
  parts: readonly DayPart[],
  days: readonly CalendarDate[],
): PreferredTimes {
  const part = parts.find((one) => free.some((time) => time.part === one));
  const times = free.filter((time) => time.part === part);
  if (!part) return { words: '', times };
  const countOf = (dates: readonly CalendarDate[], day: number) => dates.filter((date) => weekday(date) === day).length;
  const dates = times.map(({ date }) => date);
  const always = [...new Set(dates.map(weekday))]
    .filter((day) => countOf(dates, day) === countOf(days, day))
    .toSorted();
  if (always.length >= maxWeekdays) {
    const chosen = spread(always).slice(0, maxWeekdays);
    const words = `${joinWithOr(chosen.map((day) => weekdays[day] ?? ''))} ${partWords(part)}`;
    return { words, times: times.filter(({ date }) => chosen.includes(weekday(date))) };
  }
  const chosen = times.slice(0, maxDates);
  return { words: `${joinWithOr(chosen.map(({ date }) => weekdayAndDate(date)))} ${partWords(part)}`, times: chosen };
}
