import type { FullOccurrence, ScheduledAppointment } from '#capabilities/appointments/rules/occurrences.ts';
import { recurrenceOf } from '#capabilities/appointments/rules/recurring.ts';
import type { Birthday } from '#capabilities/birthdays/contract.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import { addMonths, type CalendarDate, dateOf, dateParts, firstOfMonth } from '#core/dates.ts';
import type { Event } from '../contract.ts';
import { birthdayTitle, partyTitle } from './birthdays.ts';
import type { PublishedEvent } from './ics/write-calendar.ts';
import { tripSpan } from './planner-entries.ts';

/** The calendar feed's events. Notes are never published: they may contain health information. */

interface Timestamped {
  id: string;
  createdAt: string;
  updatedAt: string;
}

const uidPattern = /^[a-z]{1,20}-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{8})?@mothership(?: |$)/;

/** The record id in a UID of our own feed; undefined for other UIDs. */
export const publishedId = (key: string): string | undefined => uidPattern.exec(key)?.[1];

type EventFields = Pick<PublishedEvent, 'title' | 'start'> & Partial<PublishedEvent>;

const toPublishedEvent = (
  kind: string,
  { id, createdAt, updatedAt }: Timestamped,
  fields: EventFields,
): PublishedEvent => ({
  uid: `${kind}-${id}@mothership`,
  createdAt,
  updatedAt,
  location: null,
  time: null,
  length: null,
  endDate: null,
  frequency: null,
  ...fields,
});

type Published<Thing, Field extends keyof Thing> = Timestamped & Pick<Thing, Field>;

interface PublishableSeries extends Timestamped, ScheduledAppointment {
  length: number | null;
  childName: string | null;
  changedOccurrences?: readonly (FullOccurrence & Pick<Timestamped, 'updatedAt'>)[];
}

export const publishedAppointment = (appointment: PublishableSeries) => {
  const { title, childName, location, time, length, changedOccurrences = [] } = appointment;
  // Other calendars have no field for the child, so its name goes into the title.
  const withChildName = (title: string) => (childName ? `${title} (${childName})` : title);
  const changes = changedOccurrences.map(({ day, date, time, location, updatedAt, ...it }) => {
    const title = withChildName(it.title);
    return { day, date, title, time, location, updatedAt };
  });
  const recurrence = recurrenceOf(appointment);
  return toPublishedEvent('appointment', appointment, {
    title: withChildName(title),
    location,
    time,
    length,
    ...recurrence,
    changedOccurrences: changes,
  });
};

export const publishedBirthday = (birthday: Published<Birthday, 'name' | 'date'>) =>
  toPublishedEvent('birthday', birthday, {
    title: birthdayTitle(birthday.name),
    start: birthday.date,
    frequency: 'annually',
  });

export const publishedParty = (party: Published<Birthday, 'name' | 'partyDate' | 'partyTime' | 'partyLocation'>) => {
  const { name, partyDate, partyTime: time, partyLocation: location } = party;
  return partyDate
    ? [toPublishedEvent('party', party, { title: partyTitle(name), start: partyDate, time, location })]
    : [];
};

export const publishedEvent = (event: Published<Event, 'title' | 'date' | 'time' | 'location'>) => {
  const { title, date: start, time, location } = event;
  return toPublishedEvent('event', event, { title, start, time, location });
};

export const publishedTrip = (
  trip: Published<PlannerItem, 'title' | 'destination' | 'startDate' | 'endDate' | 'triggerDate'>,
) => {
  const { date: start, endDate } = tripSpan(trip);
  return start
    ? [toPublishedEvent('trip', trip, { title: trip.title, start, endDate, location: trip.destination })]
    : [];
};

/**
 * Events that ended more than a year ago are left out, because programs fetch the whole feed every hour. The limits
 * change only once a month and once a year, so that the feed's version stays the same between real changes.
 */
export const feedSpan = (today: CalendarDate) => ({
  from: firstOfMonth(addMonths(today, -12)),
  listedUntil: dateOf(dateParts(today).year + 5, 12, 31),
});
