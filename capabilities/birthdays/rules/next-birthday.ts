import { capitalize } from '#core/capitalize.ts';
import { type CalendarDate, dateParts, daysBetween, farDistanceInWords, nextBirthday } from '#core/dates.ts';
import type { NamedBirthday } from './all-birthdays.ts';

/** Sorted by next birthday, then by name. */
export function byNextBirthday<Item extends NamedBirthday>(birthdays: readonly Item[], today: CalendarDate): Item[] {
  return birthdays
    .map((birthday) => ({ birthday, next: nextBirthday(birthday.date, today) }))
    .toSorted((a, b) => a.next.localeCompare(b.next) || a.birthday.name.localeCompare(b.birthday.name, 'en'))
    .map(({ birthday }) => birthday);
}

/** Those of the first day with a birthday, and the others. Expects them sorted. */
export function nextAndLater<Item extends NamedBirthday>(birthdays: readonly Item[], today: CalendarDate) {
  const dayOf = ({ date }: NamedBirthday) => nextBirthday(date, today);
  const first = birthdays[0] && dayOf(birthdays[0]);
  return {
    next: birthdays.filter((birthday) => dayOf(birthday) === first),
    later: birthdays.filter((birthday) => dayOf(birthday) !== first),
  };
}

/** 'Today', 'Tomorrow', 'In 12 days', 'In 9 months' */
export const countdown = (date: CalendarDate, today: CalendarDate) =>
  capitalize(farDistanceInWords(nextBirthday(date, today), today));

/** 'Today', 'Tomorrow', '12 days' */
export function daysLeft(date: CalendarDate, today: CalendarDate) {
  const next = nextBirthday(date, today);
  const days = daysBetween(today, next);
  return days < 2 ? countdown(date, today) : `${days} days`;
}

/** The age reached at the next birthday; undefined if that is the day of birth itself. */
export function ageAtNextBirthday(date: CalendarDate, today: CalendarDate): number | undefined {
  const age = dateParts(nextBirthday(date, today)).year - dateParts(date).year;
  return age > 0 ? age : undefined;
}
