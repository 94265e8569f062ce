import { capital } from '#core/capital.ts';
import { type CalendarDate, dateParts, distanceInWords, nextBirthday } from '#core/dates.ts';
import type { Birthday, Relationship } from './contract.ts';

interface Born {
  name: string;
  date: CalendarDate;
}

/** Whose birthday comes next stands first; those of one day stand by name. */
export function byNextBirthday<Item extends Born>(birthdays: readonly Item[], today: CalendarDate): Item[] {
  return birthdays
    .map((birthday) => ({ birthday, next: nextBirthday(birthday.date, today) }))
    .toSorted((a, b) => a.next.localeCompare(b.next) || a.birthday.name.localeCompare(b.birthday.name, 'en'))
    .map(({ birthday }) => birthday);
}

const whoAndWhen = ({ name, date }: Born) => `${date.slice(5)} ${name.trim().toLowerCase()}`;

/** Children's birthdays are known without being stored; one that was stored all the same, by name and day, is not shown twice. */
export function withoutStored<Child extends Born>(children: readonly Child[], stored: readonly Born[]): Child[] {
  const known = new Set(stored.map(whoAndWhen));
  return children.filter((child) => !known.has(whoAndWhen(child)));
}

export interface ShownBirthday extends Born {
  id: string;
  relationship: Relationship;
  /** What she wrote down; a child's own birthday is only known. */
  stored?: Birthday;
}

/** Stored birthdays and those of the children, whoever comes next first. */
export function nextBirthdays(
  stored: readonly Birthday[],
  children: readonly { id: string; name: string; birthdate: CalendarDate }[],
  today: CalendarDate,
): ShownBirthday[] {
  const ofChildren = children.map(
    ({ id, name, birthdate }): ShownBirthday => ({ id, name, date: birthdate, relationship: 'family' }),
  );
  const ofOthers = stored.map((birthday): ShownBirthday => {
    const { id, name, date, relationship } = birthday;
    return { id, name, date, relationship, stored: birthday };
  });
  return byNextBirthday([...ofOthers, ...withoutStored(ofChildren, stored)], today);
}

/** 'Today', 'Tomorrow', 'In 12 days' */
export function countdown(date: CalendarDate, today: CalendarDate) {
  const words = distanceInWords(nextBirthday(date, today), today);
  return capital(words);
}

/** How old somebody turns at the next birthday; undefined for the day of birth itself. */
export function ageAtNextBirthday(date: CalendarDate, today: CalendarDate): number | undefined {
  const age = dateParts(nextBirthday(date, today)).year - dateParts(date).year;
  return age > 0 ? age : undefined;
}
