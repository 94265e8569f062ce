import { addDays, type CalendarDate, dateParts, daysBetween } from '#core/dates.ts';
import { occurrencesBetween } from '#core/recurrence.ts';

/** Birthdays on the calendar, every year from the date of birth on. */

export const birthdayTitle = (name: string) => `${name}'s birthday`;
export const partyTitle = (name: string) => `${name}'s birthday party`;

export const birthdaysBetween = (born: CalendarDate, from: CalendarDate, to: CalendarDate) =>
  occurrencesBetween({ start: born, frequency: 'annually' }, from, to);

/** The age that the person turns; null on the day of birth. */
export const ageTurned = (born: CalendarDate, birthday: CalendarDate): number | null =>
  dateParts(birthday).year - dateParts(born).year || null;

/** Days of birth, as month and day (531 for May 31), whose birthday is between two dates. */
export function monthDaysBetween(from: CalendarDate, to: CalendarDate): number[] {
  const days = Math.min(daysBetween(from, to), 365);
  const found = new Set(Array.from({ length: days + 1 }, (_, n) => monthDay(addDays(from, n))));
  // People born on February 29 have their birthday on the 28th in other years.
  if (found.has(228)) found.add(229);
  return [...found];
}

function monthDay(date: CalendarDate) {
  const { month, day } = dateParts(date);
  return month * 100 + day;
}
