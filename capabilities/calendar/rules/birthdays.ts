import { addDays, type CalendarDate, dateParts, daysBetween } from '#core/dates.ts';
import { occurrencesBetween } from '#core/recurrence.ts';

/** Birthdays as the calendar shows them: every year from the first one on. */

export const birthdayTitle = (name: string) => `${name}'s birthday`;
export const partyTitle = (name: string) => `${name}'s birthday party`;

export const birthdaysBetween = (born: CalendarDate, from: CalendarDate, to: CalendarDate) =>
  occurrencesBetween({ start: born, frequency: 'annually' }, from, to);

/** How old somebody turns; a birth itself is no age. */
export const ageTurned = (born: CalendarDate, birthday: CalendarDate): number | null =>
  dateParts(birthday).year - dateParts(born).year || null;

/** The days of the year ('05-31') on which somebody must be born to have a birthday from one day to another. */
export function birthdaysOn(from: CalendarDate, to: CalendarDate): string[] {
  const days = Math.min(daysBetween(from, to), 365);
  const found = new Set(Array.from({ length: days + 1 }, (_, n) => addDays(from, n).slice(5)));
  // Of those born on 29 February, the birthday is the day before where there is none.
  if (found.has('02-28')) found.add('02-29');
  return [...found];
}
