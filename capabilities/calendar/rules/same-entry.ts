import type { CalendarEntry } from '../contract.ts';

/** What somebody is about to add to a day. */
export interface Wanted {
  title: string;
  time?: string | null | undefined;
  childName?: string | null | undefined;
}

const plain = (text: string | null | undefined) => (text ?? '').trim().toLowerCase();

/** The same appointment or event, for the same person at the same time, that stands on the day already. */
export const sameEntry = (entries: readonly CalendarEntry[], wanted: Wanted): CalendarEntry | undefined =>
  entries.find(
    ({ type, title, time, childName }) =>
      (type === 'appointment' || type === 'event') &&
      plain(title) === plain(wanted.title) &&
      plain(time) === plain(wanted.time) &&
      plain(childName) === plain(wanted.childName),
  );
