import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { isToDo } from '#capabilities/calendar/rules/entries.ts';
import { comparableName } from '#core/comparable-name.ts';
import { addDays, type CalendarDate, daysBetween, weekday } from '#core/dates.ts';

/** Finds weekday mornings and afternoons on which the people who have to be there have nothing else. */

/** The hours at which an appointment may start, in minutes since midnight, so that it still ends in office hours. */
const startMinutes = { morning: [9 * 60, 11 * 60], afternoon: [15 * 60, 17 * 60] } as const;
export type DayPart = keyof typeof startMinutes;

export interface FreeTime {
  date: CalendarDate;
  part: DayPart;
}

/** Someone who has to be there: a member of the household. */
export interface Attendee {
  id: string;
  name: string;
}

interface FreeTimeSearch {
  /** The first of the days to look at. */
  from: CalendarDate;
  days: number;
  /** Length of the appointment in minutes, if known. */
  length: number | null;
  people: readonly Attendee[];
}

/** Minutes assumed for an entry without a length, the same as for overlaps. */
const assumedLength = 60;
const minutesPerDay = 24 * 60;

const isWeekday = (date: CalendarDate) => weekday(date) > 0 && weekday(date) < 6;

/** An entry that names nobody may need any of them. */
function needsOneOf(people: readonly Attendee[], { childName, assigneeId }: CalendarEntry): boolean {
  const names = childName?.split(', ').map(comparableName) ?? [];
  if (names.length === 0 && !assigneeId) return true;
  return people.some(({ id, name }) => id === assigneeId || names.includes(comparableName(name)));
}

/** Whether someone has to be somewhere. Birthdays, and tasks without a time, leave the day free. */
const takesTime = (entry: CalendarEntry) => entry.type !== 'birthday' && (!isToDo(entry) || entry.time !== null);

/** Start and end of an entry, in minutes since the first day. Without a time it takes whole days. */
function spanOf({ date, endDate, time, length }: CalendarEntry, first: CalendarDate) {
  const start = daysBetween(first, date ?? first) * minutesPerDay;
  if (!time || endDate) return { from: start, to: (daysBetween(first, endDate ?? date ?? first) + 1) * minutesPerDay };
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const from = start + hours * 60 + minutes;
  return { from, to: from + (length ?? assumedLength) };
}

/** The parts of the day in order. The whole appointment fits, whenever it starts within a part. */
export function freeTimes(
  entries: readonly CalendarEntry[],
  { from, days, length, people }: FreeTimeSearch,
): FreeTime[] {
  const busy = entries
    .filter((entry) => entry.date !== null && takesTime(entry) && needsOneOf(people, entry))
    .map((entry) => spanOf(entry, from));
  const isFree = (day: number, [earliest, latest]: readonly [number, number]) => {
    const window = {
      from: day * minutesPerDay + earliest,
      to: day * minutesPerDay + latest + (length ?? assumedLength),
    };
    return !busy.some((span) => span.from < window.to && window.from < span.to);
  };
  return Array.from({ length: days }, (_, day) => ({ day, date: addDays(from, day) }))
    .filter(({ date }) => isWeekday(date))
    .flatMap(({ day, date }) =>
      (['morning', 'afternoon'] as const).flatMap((part) => (isFree(day, startMinutes[part]) ? [{ date, part }] : [])),
    );
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Probable start times of an appointment in that part of the day: every half hour. */
export function likelyStarts(part: DayPart): string[] {
  const [earliest, latest] = startMinutes[part];
  return Array.from({ length: (latest - earliest) / 30 + 1 }, (_, at) => clockOf(earliest + at * 30));
}
