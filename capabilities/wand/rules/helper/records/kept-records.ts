import { type Appointment, appointmentsApi } from '#capabilities/appointments/contract.ts';
import { nextOccurrenceOf, occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import { type Birthday, birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { type Event, eventsApi } from '#capabilities/calendar/contract.ts';
import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { clockTime, nextBirthday, shortWeekdayAndDate } from '#core/dates.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Look } from '../../tools/tool.ts';
import { rememberedFor } from '../words/remembered.ts';
import type { Findable } from './find-record.ts';

/** All records with a date, in one shape, because 'move the flu shots' doesn't say what kind of record they are. */
export type Kept = Findable & {
  id: string;
  /** The next date, or else the last. */
  date: string | undefined;
  time: string | null;
  isPast: boolean;
  isOn(date: string): boolean;
} & (
    | { kind: 'appointment'; record: Appointment }
    | { kind: 'event'; record: Event }
    | { kind: 'birthday'; record: Birthday }
    | { kind: 'task'; record: PlannerItem }
    | { kind: 'trip'; record: PlannerItem }
  );
export type KeptKind = Kept['kind'];
export type KeptOf<K extends KeptKind> = Extract<Kept, { kind: K }>;

function keptAppointment(record: Appointment, today: string): KeptOf<'appointment'> {
  const { id, title, childName, location } = record;
  const next = nextOccurrenceOf(record, today);
  return {
    kind: 'appointment',
    id,
    title,
    people: childName ? [childName] : [],
    beside: `appointment ${location ?? ''}`,
    date: next?.date ?? record.date,
    time: next ? next.time : record.time,
    isPast: next === undefined,
    isOn: (day) => occurrencesOf(record, day, day).length > 0,
    record,
  };
}

function keptEvent(record: Event, today: string): KeptOf<'event'> {
  const { id, title, date, time, location, affectedChildren, affectsChildren } = record;
  return {
    kind: 'event',
    id,
    title,
    people: [...affectedChildren, ...affectsChildren],
    beside: `event ${location ?? ''}`,
    date,
    time,
    isPast: date < today,
    isOn: (day) => day === date,
    record,
  };
}

function keptBirthday(record: Birthday, today: string): KeptOf<'birthday'> {
  const { id, name, partyDate, partyTime, partyLocation } = record;
  const date = nextBirthday(record.date, today);
  return {
    kind: 'birthday',
    id,
    title: name,
    beside: `birthday party ${partyLocation ?? ''}`,
    date,
    time: partyTime,
    isPast: false,
    isOn: (day) => day === date || day === partyDate,
    record,
  };
}

function keptItem(record: PlannerItem, today: string): Kept {
  const { id, title, triggerDate, startDate, endDate, destination, travelers, travelType } = record;
  if (record.category === 'trip') {
    const last = endDate ?? startDate;
    return {
      kind: 'trip',
      id,
      title,
      beside: `trip vacation getaway ${travelType ?? ''} ${destination ?? ''} ${travelers.join(' ')}`,
      date: startDate ?? undefined,
      time: null,
      isPast: last !== null && last < today,
      isOn: (day) => startDate !== null && last !== null && day >= startDate && day <= last,
      record,
    };
  }
  return {
    kind: 'task',
    id,
    title,
    beside: 'task reminder todo planner',
    date: triggerDate ?? undefined,
    time: null,
    isPast: false,
    isOn: (day) => day === triggerDate,
    record,
  };
}

/** Records in the past are only meant if no other record matches. */
export const keptRecords = ({ look, today }: BrainRequest) => cachedRecords(look)(today, () => allRecords(look, today));
const cachedRecords = rememberedFor<Promise<Kept[]>>();

async function allRecords(look: Look, today: string): Promise<Kept[]> {
  const [appointments, events, birthdays, items] = await Promise.all([
    look(appointmentsApi.list),
    look(eventsApi.list),
    look(birthdaysApi.list),
    look(plannerApi.list),
  ]);
  return [
    ...appointments.map((one) => keptAppointment(one, today)),
    ...events.map((one) => keptEvent(one, today)),
    ...birthdays.map((one) => keptBirthday(one, today)),
    ...items.filter(({ dismissed }) => !dismissed).map((one) => keptItem(one, today)),
  ];
}

/** 'Leo's Haircut on Sat, Nov 21' */
export function keptLabel({ title, people = [], date, time }: Kept, withTime = false): string {
  const whose = people.length === 1 ? `${people[0]}'s ` : '';
  const when = date ? ` on ${shortWeekdayAndDate(date)}` : '';
  return `${whose}${title}${when}${withTime && time ? ` at ${clockTime(time)}` : ''}`;
}
