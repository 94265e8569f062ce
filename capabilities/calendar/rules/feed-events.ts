import type { Appointment } from '#capabilities/appointments/contract.ts';
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

export const publishedAppointment = (
  appointment: Published<
    Appointment,
    | 'title'
    | 'childName'
    | 'location'
    | 'time'
    | 'date'
    | 'isRecurring'
    | 'recurringFrequency'
    | 'recurringUntil'
    | 'skippedDates'
  >,
) => {
  const { title, childName, location, time } = appointment;
  // In another calendar nothing else says whose dentist it is.
  const whose = childName ? `${title} (${childName})` : title;
  return published('appointment', appointment, { title: whose, location, time, ...recurrenceOf(appointment) });
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
