import type { Appointment } from '#capabilities/appointments/contract.ts';
import { inheritedFields, nextOccurrenceOf } from '#capabilities/appointments/rules/occurrences.ts';
import { isRuleDay, recurs } from '#capabilities/appointments/rules/recurring.ts';
import { partyTitle } from '#capabilities/calendar/rules/birthdays.ts';
import { isMedical } from '#capabilities/notices/rules/due/things.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import { dueDate, hasDate, repeats } from '#capabilities/planner/rules/rhythm.ts';
import type { CalendarDate } from '#core/dates.ts';
import { parseTypedTime } from '#core/typed-time.ts';
import type { ThingFacts } from './observed.ts';

/** Converts records to things that can be handed over. */

export interface Thing extends ThingFacts {
  title: string;
  location: string | null;
  whatToBring: string | null;
  phone: string | null;
  details: string | null;
  childId: string | null;
  /** Names of children, if the record has no ids. */
  childNames: readonly string[];
  /** Whether it is medical. Texts that others can see don't name medical things. */
  isPrivate: boolean;
  /** What a proposal can change. */
  movable: ('date' | 'time')[];
}

type KnownFields = Pick<Thing, 'title' | 'date' | 'assigneeId'> & Partial<Thing>;

export const newThing = (known: KnownFields): Thing => ({
  time: null,
  location: null,
  whatToBring: null,
  phone: null,
  details: null,
  childId: null,
  childNames: [],
  isPrivate: false,
  isSeries: false,
  isGone: false,
  isDone: false,
  lastDay: null,
  movable: [],
  ...known,
});

type OccurrenceDay = CalendarDate | null;
type AppointmentRecord = Omit<Appointment, 'userId' | 'createdAt' | 'updatedAt'>;

/** `day` names one occurrence of a series; without it the whole series is handed over. */
export function appointmentThing(appointment: AppointmentRecord, day: OccurrenceDay, today: CalendarDate): Thing {
  const { type, phone, whatToBring, childId, childName, skippedDates } = appointment;
  const thing = (found: AppointmentRecord | Appointment['changedOccurrences'][number], date: CalendarDate) => {
    const { notes: details, ...shown } = inheritedFields(found);
    const own = {
      phone,
      whatToBring,
      childId,
      childNames: childName ? [childName] : [],
      isPrivate: isMedical.test(type),
    };
    return newThing({ ...own, ...shown, details, date, lastDay: date, movable: ['date', 'time'] });
  };
  if (!recurs(appointment)) {
    const { date } = appointment;
    return { ...thing(appointment, date), isGone: day !== null && day !== date };
  }
  if (day === null) {
    const upcoming = nextOccurrenceOf(appointment, today);
    const whole = thing(appointment, upcoming?.date ?? appointment.date);
    return { ...whole, isSeries: true, lastDay: null, movable: [], isGone: upcoming === undefined };
  }
  const changed = appointment.changedOccurrences.find((one) => one.day === day);
  const isGone = skippedDates.includes(day) || !isRuleDay(appointment, day);
  return { ...thing(changed ?? appointment, changed?.date ?? day), isGone };
}

type ItemRecord = Omit<PlannerItem, 'userId' | 'createdAt' | 'updatedAt'> & { childId: string | null };

/** For a repeating task, `day` is the date in question; all its dates have the same assignee. */
export function itemThing(item: ItemRecord, day: OccurrenceDay, today: CalendarDate): Thing {
  const { title, description, category, destination: location, assigneeId, childId, startDate, endDate } = item;
  const isTrip = category === 'trip';
  const isOfSeries = repeats(item);
  const ownDate = isTrip ? startDate : item.triggerDate;
  const isOnDay = day === null || !isOfSeries || (hasDate(item, day) && !item.skippedDates.includes(day));
  return newThing({
    title,
    date: isOfSeries ? (day ?? dueDate(item, today)) : ownDate,
    details: description || null,
    location,
    assigneeId,
    childId,
    isPrivate: isMedical.test(category),
    isSeries: isOfSeries && day === null,
    lastDay: isTrip ? (endDate ?? startDate) : null,
    // A removed item that we had generated stays as a hidden row.
    isGone: (item.dismissed && item.dismissedAt === null) || !isOnDay,
    isDone: item.dismissed || (day !== null && item.doneDates.includes(day)),
    movable: isTrip || isOfSeries ? [] : ['date'],
  });
}

interface Party {
  name: string;
  date: CalendarDate | null;
  partyTime: string | null;
  partyLocation: string | null;
  assigneeId: string | null;
}

export const partyThing = ({ name, date, partyTime, partyLocation, assigneeId }: Party): Thing =>
  newThing({
    title: partyTitle(name),
    date,
    time: parseTypedTime(partyTime ?? '') ?? null,
    location: partyLocation,
    assigneeId,
    lastDay: date,
  });
