import type { Appointment } from '#capabilities/appointments/contract.ts';
import { occurrencesOf, type ScheduledAppointment } from '#capabilities/appointments/rules/occurrences.ts';
import { recurs } from '#capabilities/appointments/rules/recurring.ts';
import type { Birthday } from '#capabilities/birthdays/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { CalendarEntry, Event } from '../contract.ts';
import { ageTurned, birthdaysBetween, birthdayTitle, partyTitle } from './birthdays.ts';

/** Converts stored records to calendar entries. */

/** An entry with two facts for the server only: the writer, and a category that decides how openly notices name it. */
export interface StoredEntry extends CalendarEntry {
  writerId: string;
  /** The type of an appointment or the category of a planner item. */
  category: string | null;
}

export const newEntry = (
  entry: Pick<CalendarEntry, 'id' | 'type' | 'title' | 'date'> & Partial<CalendarEntry>,
): CalendarEntry => ({
  endDate: null,
  time: null,
  length: null,
  childName: null,
  assigneeId: null,
  location: null,
  details: null,
  age: null,
  isRecurring: false,
  occurrence: null,
  plan: null,
  ...entry,
});

export function appointmentEntries(
  appointment: Pick<Appointment, 'id' | 'childName' | 'length'> & ScheduledAppointment,
  from: CalendarDate,
  to: CalendarDate,
): CalendarEntry[] {
  const { id, childName, length } = appointment;
  const isRecurring = recurs(appointment);
  return occurrencesOf(appointment, from, to).map(
    ({ day, title, date, time, location, notes: details, assigneeId }) => {
      const shown = { title, date, time, length, childName, location, details, assigneeId };
      return newEntry({ id, type: 'appointment', ...shown, isRecurring, occurrence: isRecurring ? day : null });
    },
  );
}

interface PersonWithBirthday {
  id: string;
  name: string;
  date: CalendarDate;
  notes?: string | null;
  assigneeId?: string | null;
  isChild?: boolean;
}

export const birthdayEntries = (
  { id, name, date: born, notes, isChild, assigneeId = null }: PersonWithBirthday,
  from: CalendarDate,
  to: CalendarDate,
) =>
  birthdaysBetween(born, from, to).map((date) =>
    newEntry({
      id,
      type: 'birthday',
      title: birthdayTitle(name),
      date,
      childName: isChild ? name : null,
      assigneeId,
      details: notes ?? null,
      age: ageTurned(born, date),
      isRecurring: true,
    }),
  );

type Party = Pick<Birthday, 'id' | 'name' | 'partyDate' | 'partyTime' | 'partyLocation' | 'assigneeId'> & {
  partyNotes?: string | null;
  childName?: string;
};

/** The party of a birthday or wishlist, if it is between these dates. */
export function partyEntries(party: Party, from: CalendarDate, to: CalendarDate): CalendarEntry[] {
  const { id, name, partyDate: date, partyTime: time, partyLocation: location, partyNotes } = party;
  if (!date || date < from || date > to) return [];
  const { assigneeId, childName = null } = party;
  const [title, details] = [partyTitle(name), partyNotes ?? null];
  return [newEntry({ id, type: 'party', title, date, time, location, details, childName, assigneeId })];
}

type ShownEvent = Pick<
  Event,
  'id' | 'title' | 'date' | 'time' | 'location' | 'notes' | 'affectedChildren' | 'assigneeId'
>;

export function eventEntry(event: ShownEvent): CalendarEntry {
  const { id, title, date, time, location, notes: details, affectedChildren, assigneeId } = event;
  const childName = affectedChildren.join(', ') || null;
  return newEntry({ id, type: 'event', title, date, time, location, details, childName, assigneeId });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whether it is a task to do some time that day, as opposed to something that takes place. */
export const isToDo = ({ type }: Pick<CalendarEntry, 'type'>) => type === 'reminder' || type === 'step';

const titleInOrder = ({ plan, title }: CalendarEntry) => plan?.title ?? title;

/**
 * Sorts by day; within a day all-day entries first, then by time, then tasks; then by title. The steps of a plan stay in
 * the order of the plan.
 */
export const inCalendarOrder = <Entry extends CalendarEntry>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (a, b) =>
      compare(a.date ?? '', b.date ?? '') ||
      Number(isToDo(a)) - Number(isToDo(b)) ||
      compare(a.time ?? '', b.time ?? '') ||
      compare(titleInOrder(a), titleInOrder(b)),
  );
