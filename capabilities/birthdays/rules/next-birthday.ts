import { capital } from '#core/capital.ts';
import { type CalendarDate, dateParts, distanceInWords, nextBirthday } from '#core/dates.ts';
import type { NamedBirthday } from './all-birthdays.ts';

/** Sorted by next birthday, then by name. */
export function byNextBirthday<Item extends NamedBirthday>(birthdays: readonly Item[], today: CalendarDate): Item[] {
  return birthdays
    .map((birthday) => ({ birthday, next: nextBirthday(birthday.date, today) }))
    .toSorted((a, b) => a.next.localeCompare(b.next) || a.birthday.name.localeCompare(b.birthday.name, 'en'))
    .map(({ birthday }) => birthday);
}

/** 'Today', 'Tomorrow', 'In 12 days' */
export function countdown(date: CalendarDate, today: CalendarDate) {
  return capital(distanceInWords(nextBirthday(date, today), today));
}

/** The age reached at the next birthday; undefined if that is the day of birth itself. */
export function ageAtNextBirthday(date: CalendarDate, today: CalendarDate): number | undefined {
  const age = dateParts(nextBirthday(date, today)).year - dateParts(date).year;
  return age > 0 ? age : undefined;
}
