import type { CalendarDate } from '#core/dates.ts';
import type { Birthday, Relationship } from '../contract.ts';

export interface NamedBirthday {
  name: string;
  date: CalendarDate;
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

/** 'Family', 'Friend', or 'Child' for one of the household. */
export const relationOf = ({ relationship, stored }: ShownBirthday) =>
  stored ? { family: 'Family', friend: 'Friend' }[relationship] : 'Child';

/** Stored birthdays and those of the children. */
export function allBirthdays(
  stored: readonly Birthday[],
  children: readonly { id: string; name: string; birthdate: CalendarDate }[],
): ShownBirthday[] {
  const ofChildren = children
    .filter(({ birthdate }) => birthdate !== '')
    .map(({ id, name, birthdate }): ShownBirthday => ({ id, name, date: birthdate, relationship: 'family' }));
  const ofOthers = stored.map((birthday): ShownBirthday => {
    const { id, name, date, relationship } = birthday;
    return { id, name, date, relationship, stored: birthday };
  });
  return [...ofOthers, ...withoutStored(ofChildren, stored)];
}
