import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import {
  addDays,
  type CalendarDate,
  clockTime,
  dateParts,
  firstOfMonth,
  fullDate,
  lastOfMonth,
  monthAndYear,
  shortDate,
  shortWeekdayAndDate,
  weekdayAndDate,
} from '#core/dates.ts';
import type { Days } from '../when/span.ts';

const maxLines = 12;

/** One item per line, and the number of further items that wouldn't fit on a phone. */
export function lines(all: readonly string[], most = maxLines): string {
  const shown = all.slice(0, all.length > most ? most : all.length).map((line) => `- ${line}`);
  return [...shown, ...(all.length > most ? [`and ${all.length - most} more`] : [])].join('\n');
}

export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const isSameYear = (date: CalendarDate, today: CalendarDate) => dateParts(date).year === dateParts(today).year;

/** 'Thu, Nov 19', with the year if it isn't the current one. */
export const briefDay = (date: CalendarDate, today: CalendarDate) =>
  isSameYear(date, today)
    ? shortWeekdayAndDate(date)
    : `${shortWeekdayAndDate(date).split(',')[0]}, ${shortDate(date)}`;

/** 'Thursday, November 19' */
const wholeDay = (date: CalendarDate, today: CalendarDate) =>
  isSameYear(date, today) ? weekdayAndDate(date) : fullDate(date);

/** 'today (Monday, November 16)', 'on Thursday, November 19' */
export function onDay(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return `today (${weekdayAndDate(date)})`;
  if (date === addDays(today, 1)) return `tomorrow (${wholeDay(date, today)})`;
  return `on ${wholeDay(date, today)}`;
}

/** 'on Thursday, November 19 at 3:30 PM' */
export const atTime = (date: CalendarDate, time: string | null, today: CalendarDate) =>
  time ? `${onDay(date, today)} at ${clockTime(time)}` : onDay(date, today);

/** 'today', 'this week', 'in December', 'from Sat, Nov 28 to Tue, Dec 1' */
export function spanWords({ from, to }: Days, today: CalendarDate): string {
  if (from === to) return onDay(from, today);
  const monday = mondayOf(today);
  // The days of this week that have passed are left out.
  if (to === addDays(monday, 6) && (from === monday || from === today)) return 'this week';
  if (from === addDays(monday, -7) && to === addDays(monday, -1)) return 'last week';
  if (from === addDays(monday, 7) && to === addDays(monday, 13)) return 'next week';
  if (from === addDays(monday, 5) && to === addDays(monday, 6)) return 'this weekend';
  if (to === lastOfMonth(to) && firstOfMonth(to) === firstOfMonth(from)) {
    if (firstOfMonth(to) === firstOfMonth(today)) return 'this month';
    if (from === firstOfMonth(from))
      return `in ${isSameYear(to, today) ? monthAndYear(to).split(' ')[0] : monthAndYear(to)}`;
  }
  return `from ${briefDay(from, today)} to ${briefDay(to, today)}`;
}

/** 'Dentist (Mia)', 'Emma's birthday (turns 7)', 'Order the cake (Mia's party)' */
export function entryTitle({ type, title, childName, age, endDate, date, plan }: CalendarEntry): string {
  const until = endDate && endDate !== date ? `until ${shortWeekdayAndDate(endDate)}` : undefined;
  const about = type === 'birthday' ? age && `turns ${age}` : (until ?? childName ?? plan?.title);
  return about && type !== 'party' ? `${title} (${about})` : title;
}

/** '3:30 PM: Dentist (Mia)', starting with the day unless the whole answer is about one day. */
export function entryLine(entry: CalendarEntry, today: CalendarDate, withDay = true): string {
  const when = [withDay && entry.date && briefDay(entry.date, today), entry.time && clockTime(entry.time)].filter(
    Boolean,
  );
  return when.length > 0 ? `${when.join(', ')}: ${entryTitle(entry)}` : entryTitle(entry);
}
