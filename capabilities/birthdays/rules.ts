import { capital } from '#core/capital.ts';
import { type CalendarDate, dateParts, distanceInWords, nextBirthday } from '#core/dates.ts';
import type { Birthday, Relationship } from './contract.ts';

interface NamedBirthday {
  name: string;
  date: CalendarDate;
}

/** Sorted by next birthday, then by name. */
export function byNextBirthday<Item extends NamedBirthday>(birthdays: readonly Item[], today: CalendarDate): Item[] {
  return birthdays
    .map((birthday) => ({ birthday, next: nextBirthday(birthday.date, today) }))
    .toSorted((a, b) => a.next.localeCompare(b.next) || a.birthday.name.localeCompare(b.birthday.name, 'en'))
    .map(({ birthday }) => birthday);
}

const nameAndDay = ({ name, date }: NamedBirthday) => `${date.slice(5)} ${name.trim().toLowerCase()}`;

/** The children whose birthday is not also stored under the same name and day, so that none is shown twice. */
export function withoutStored<Child extends NamedBirthday>(
  children: readonly Child[],
  stored: readonly NamedBirthday[],
): Child[] {
  const storedKeys = new Set(stored.map(nameAndDay));
  return children.filter((child) => !storedKeys.has(nameAndDay(child)));
}

export interface ShownBirthday extends NamedBirthday {
  id: string;
  relationship: Relationship;
  /** The stored record; missing for a child, whose birthday comes from the profile. */
  stored?: Birthday;
}

/** Stored birthdays and those of the children, sorted by next birthday. */
export function nextBirthdays(
  stored: readonly Birthday[],
  children: readonly { id: string; name: string; birthdate: CalendarDate }[],
  today: CalendarDate,
): ShownBirthday[] {
  const ofChildren = children
    .filter(({ birthdate }) => birthdate !== '')
    .map(({ id, name, birthdate }): ShownBirthday => ({ id, name, date: birthdate, relationship: 'family' }));
  const ofOthers = stored.map((birthday): ShownBirthday => {
    const { id, name, date, relationship } = birthday;
    return { id, name, date, relationship, stored: birthday };
  });
  return byNextBirthday([...ofOthers, ...withoutStored(ofChildren, stored)], today);
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
