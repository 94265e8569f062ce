import type { CalendarEntry } from '../contract.ts';

/** An entry that the user is about to add. */
export interface NewEntry {
  title: string;
  time?: string | null | undefined;
  childName?: string | null | undefined;
}

const normalized = (text: string | null | undefined) => (text ?? '').trim().toLowerCase();

/** An existing appointment or event with the same title, time and child. `entries` are those of one day. */
export const findDuplicateEntry = (entries: readonly CalendarEntry[], added: NewEntry): CalendarEntry | undefined =>
  entries.find(
    ({ type, title, time, childName }) =>
      (type === 'appointment' || type === 'event') &&
      normalized(title) === normalized(added.title) &&
      normalized(time) === normalized(added.time) &&
      normalized(childName) === normalized(added.childName),
  );
