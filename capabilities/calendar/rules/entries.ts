import type { Appointment } from '#capabilities/appointments/contract.ts';
import { type Occurring, occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import { recurs } from '#capabilities/appointments/rules/recurring.ts';
import type { Birthday } from '#capabilities/birthdays/contract.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { CalendarEntry, Event } from '../contract.ts';
import { ageTurned, birthdaysBetween, birthdayTitle, partyTitle } from './birthdays.ts';

/** What stands on the calendar, made of what the family has stored. */

const entryOf = (
  entry: Pick<CalendarEntry, 'id' | 'type' | 'title' | 'date'> & Partial<CalendarEntry>,
): CalendarEntry => ({
  endDate: null,
  time: null,
  childName: null,
  location: null,
  details: null,
  age: null,
  isRecurring: false,
  occurrence: null,
  ...entry,
});

export function appointmentEntries(
  appointment: Pick<Appointment, 'id' | 'childName'> & Occurring,
  from: CalendarDate,
  to: CalendarDate,
): CalendarEntry[] {
  const { id, childName } = appointment;
  const isRecurring = recurs(appointment);
  return occurrencesOf(appointment, from, to).map(({ day, title, date, time, location, notes: details }) => {
    const which = { isRecurring, occurrence: isRecurring ? day : null };
    return entryOf({ id, type: 'appointment', title, date, time, childName, location, details, ...which });
  });
}

interface Born {
  id: string;
  name: string;
  date: CalendarDate;
  notes?: string | null;
  isChild?: boolean;
}

export const birthdayEntries = ({ id, name, date: born, notes, isChild }: Born, from: CalendarDate, to: CalendarDate) =>
  birthdaysBetween(born, from, to).map((date) =>
    entryOf({
      id,
      type: 'birthday',
      title: birthdayTitle(name),
      date,
      childName: isChild ? name : null,
      details: notes ?? null,
      age: ageTurned(born, date),
      isRecurring: true,
    }),
  );

type Party = Pick<Birthday, 'id' | 'name' | 'partyDate' | 'partyTime' | 'partyLocation'> & {
  partyNotes?: string | null;
  childName?: string;
};

/** The party of a birthday or a wishlist, if there is one in these days. */
export function partyEntries(party: Party, from: CalendarDate, to: CalendarDate): CalendarEntry[] {
  const { id, name, partyDate: date, partyTime: time, partyLocation: location, partyNotes, childName } = party;
  if (!date || date < from || date > to) return [];
  const [title, details] = [partyTitle(name), partyNotes ?? null];
  return [entryOf({ id, type: 'party', title, date, time, location, details, childName: childName ?? null })];
}

type ShownEvent = Pick<Event, 'id' | 'title' | 'date' | 'time' | 'location' | 'notes' | 'affectedChildren'>;

export const eventEntry = ({ id, title, date, time, location, notes, affectedChildren }: ShownEvent) =>
  entryOf({
    id,
    type: 'event',
    title,
    date,
    time,
    location,
    details: notes,
    childName: affectedChildren.join(', ') || null,
  });

type Planned = Pick<
  PlannerItem,
  'id' | 'title' | 'category' | 'description' | 'triggerDate' | 'destination' | 'startDate' | 'endDate'
>;

/** The days of a trip as far as they are known. */
export function daysOfTrip({
  startDate,
  endDate,
  triggerDate,
}: Pick<Planned, 'startDate' | 'endDate' | 'triggerDate'>) {
  const date = startDate ?? endDate ?? triggerDate;
  return { date, endDate: endDate === date ? null : endDate };
}

export function plannerEntry(item: Planned): CalendarEntry {
  const { id, title, category, description: details, triggerDate, destination } = item;
  return category === 'trip'
    ? entryOf({ id, type: 'trip', title, details, location: destination, ...daysOfTrip(item) })
    : entryOf({ id, type: 'reminder', title, details, date: triggerDate });
}

export const stepEntry = ({
  id,
  title,
  date,
  subjectTitle,
}: Pick<PlanStep, 'id' | 'title' | 'date' | 'subjectTitle'>) =>
  entryOf({ id, type: 'step', title, date, details: `For ${subjectTitle}` });

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What is to be done some time that day, and does not take place by itself. */
export const isToDo = ({ type }: Pick<CalendarEntry, 'type'>) => type === 'reminder' || type === 'step';

/** By day; what lasts all day first, then by the clock, then what is to be done, so that it buries nothing; then by name. */
export const inCalendarOrder = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted(
    (a, b) =>
      compare(a.date ?? '', b.date ?? '') ||
      Number(isToDo(a)) - Number(isToDo(b)) ||
      compare(a.time ?? '', b.time ?? '') ||
      compare(a.title, b.title),
  );
