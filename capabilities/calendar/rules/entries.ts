import type { Appointment } from '#capabilities/appointments/contract.ts';
import { occurrencesOf, type ScheduledAppointment } from '#capabilities/appointments/rules/occurrences.ts';
import { recurs } from '#capabilities/appointments/rules/recurring.ts';
import type { Birthday } from '#capabilities/birthdays/contract.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import type { Progress } from '#capabilities/plans/rules/progress.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { CalendarEntry, Event } from '../contract.ts';
import { ageTurned, birthdaysBetween, birthdayTitle, partyTitle } from './birthdays.ts';

/** Converts stored records to calendar entries. */

const newEntry = (
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
  plan: null,
  ...entry,
});

export function appointmentEntries(
  appointment: Pick<Appointment, 'id' | 'childName'> & ScheduledAppointment,
  from: CalendarDate,
  to: CalendarDate,
): CalendarEntry[] {
  const { id, childName } = appointment;
  const isRecurring = recurs(appointment);
  return occurrencesOf(appointment, from, to).map(({ day, title, date, time, location, notes: details }) => {
    const recurrence = { isRecurring, occurrence: isRecurring ? day : null };
    return newEntry({ id, type: 'appointment', title, date, time, childName, location, details, ...recurrence });
  });
}

interface PersonWithBirthday {
  id: string;
  name: string;
  date: CalendarDate;
  notes?: string | null;
  isChild?: boolean;
}

export const birthdayEntries = (
  { id, name, date: born, notes, isChild }: PersonWithBirthday,
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
      details: notes ?? null,
      age: ageTurned(born, date),
      isRecurring: true,
    }),
  );

type Party = Pick<Birthday, 'id' | 'name' | 'partyDate' | 'partyTime' | 'partyLocation'> & {
  partyNotes?: string | null;
  childName?: string;
};

/** The party of a birthday or wishlist, if it is between these dates. */
export function partyEntries(party: Party, from: CalendarDate, to: CalendarDate): CalendarEntry[] {
  const { id, name, partyDate: date, partyTime: time, partyLocation: location, partyNotes, childName } = party;
  if (!date || date < from || date > to) return [];
  const [title, details] = [partyTitle(name), partyNotes ?? null];
  return [newEntry({ id, type: 'party', title, date, time, location, details, childName: childName ?? null })];
}

type ShownEvent = Pick<Event, 'id' | 'title' | 'date' | 'time' | 'location' | 'notes' | 'affectedChildren'>;

export const eventEntry = ({ id, title, date, time, location, notes, affectedChildren }: ShownEvent) =>
  newEntry({
    id,
    type: 'event',
    title,
    date,
    time,
    location,
    details: notes,
    childName: affectedChildren.join(', ') || null,
  });

type DatedPlannerItem = Pick<
  PlannerItem,
  'id' | 'title' | 'category' | 'description' | 'triggerDate' | 'destination' | 'startDate' | 'endDate'
>;

/** First and last day of a trip, as far as they are known. */
export function tripSpan({
  startDate,
  endDate,
  triggerDate,
}: Pick<DatedPlannerItem, 'startDate' | 'endDate' | 'triggerDate'>) {
  const date = startDate ?? endDate ?? triggerDate;
  return { date, endDate: endDate === date ? null : endDate };
}

export function plannerEntry(item: DatedPlannerItem): CalendarEntry {
  const { id, title, category, description: details, triggerDate, destination } = item;
  return category === 'trip'
    ? newEntry({ id, type: 'trip', title, details, location: destination, ...tripSpan(item) })
    : newEntry({ id, type: 'reminder', title, details, date: triggerDate });
}

type DatedStep = Pick<PlanStep, 'id' | 'title' | 'date' | 'subjectId' | 'subjectTitle'>;

export const stepEntry = ({ id, title, date, subjectId, subjectTitle, ...progress }: DatedStep & Progress) =>
  newEntry({
    id,
    type: 'step',
    title,
    date,
    details: `For ${subjectTitle}`,
    plan: { subjectId, title: subjectTitle, doneCount: progress.doneCount, stepCount: progress.stepCount },
  });

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whether it is a task to do some time that day, as opposed to something that takes place. */
export const isToDo = ({ type }: Pick<CalendarEntry, 'type'>) => type === 'reminder' || type === 'step';

/** Sorts by day; within a day all-day entries first, then by time, then tasks; then by title. */
export const inCalendarOrder = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted(
    (a, b) =>
      compare(a.date ?? '', b.date ?? '') ||
      Number(isToDo(a)) - Number(isToDo(b)) ||
      compare(a.time ?? '', b.time ?? '') ||
      compare(a.title, b.title),
  );
