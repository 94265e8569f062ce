import type { Occurring, OwnOccurrence } from '#capabilities/appointments/rules/occurrences.ts';
import { recurrenceOf } from '#capabilities/appointments/rules/recurring.ts';
import type { Birthday } from '#capabilities/birthdays/contract.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import { addMonths, type CalendarDate, dateOf, dateParts, firstOfMonth } from '#core/dates.ts';
import type { Event } from '../contract.ts';
import { birthdayTitle, partyTitle } from './birthdays.ts';
import { daysOfTrip } from './entries.ts';
import type { PublishedEvent } from './ics/write-calendar.ts';

/** What of the family's calendar other calendars see. Notes are never among it: they may be about somebody's health. */

interface Stored {
  id: string;
  createdAt: string;
  updatedAt: string;
}

const uid = /^[a-z]{1,20}-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{8})?@mothership(?: |$)/;

/** The id of the record, if this is how our feed names one. */
export const publishedId = (key: string): string | undefined => uid.exec(key)?.[1];

type Known = Pick<PublishedEvent, 'title' | 'start'> & Partial<PublishedEvent>;

const published = (kind: string, { id, createdAt, updatedAt }: Stored, known: Known): PublishedEvent => ({
  uid: `${kind}-${id}@mothership`,
  createdAt,
  updatedAt,
  location: null,
  time: null,
  endDate: null,
  frequency: null,
  ...known,
});

type Published<Thing, Field extends keyof Thing> = Stored & Pick<Thing, Field>;

interface PublishableSeries extends Stored, Occurring {
  childName: string | null;
  changedOccurrences?: readonly (OwnOccurrence & Pick<Stored, 'updatedAt'>)[];
}

export const publishedAppointment = (appointment: PublishableSeries) => {
  const { title, childName, location, time, changedOccurrences = [] } = appointment;
  // In another calendar nothing else says whose dentist it is.
  const whose = (title: string) => (childName ? `${title} (${childName})` : title);
  const own = changedOccurrences.map(({ day, date, time, location, updatedAt, ...it }) => {
    const title = whose(it.title);
    return { day, date, title, time, location, updatedAt };
  });
  const recurrence = recurrenceOf(appointment);
  return published('appointment', appointment, { title: whose(title), location, time, ...recurrence, own });
};

export const publishedBirthday = (birthday: Published<Birthday, 'name' | 'date'>) =>
  published('birthday', birthday, { title: birthdayTitle(birthday.name), start: birthday.date, frequency: 'annually' });

export const publishedParty = (party: Published<Birthday, 'name' | 'partyDate' | 'partyTime' | 'partyLocation'>) => {
  const { name, partyDate, partyTime: time, partyLocation: location } = party;
  return partyDate ? [published('party', party, { title: partyTitle(name), start: partyDate, time, location })] : [];
};

export const publishedEvent = (event: Published<Event, 'title' | 'date' | 'time' | 'location'>) => {
  const { title, date: start, time, location } = event;
  return published('event', event, { title, start, time, location });
};

export const publishedTrip = (
  trip: Published<PlannerItem, 'title' | 'destination' | 'startDate' | 'endDate' | 'triggerDate'>,
) => {
  const { date: start, endDate } = daysOfTrip(trip);
  return start ? [published('trip', trip, { title: trip.title, start, endDate, location: trip.destination })] : [];
};

/**
 * Programs fetch the whole feed every hour: what was over a year ago stays out. Both days change with the month and the year only, so that
 * the feed does not change without a reason.
 */
export const feedSpan = (today: CalendarDate) => ({
  from: firstOfMonth(addMonths(today, -12)),
  listedUntil: dateOf(dateParts(today).year + 5, 12, 31),
});
