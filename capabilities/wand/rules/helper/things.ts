import type { Appointment } from '#capabilities/appointments/contract.ts';
import { nextOccurrenceOf, occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import { recurs } from '#capabilities/appointments/rules/recurring.ts';
import type { Birthday } from '#capabilities/birthdays/contract.ts';
import type { Event } from '#capabilities/calendar/contract.ts';
import type { GroceryList } from '#capabilities/groceries/contract.ts';
import type { placesApi } from '#capabilities/places/contract.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import type { packingApi } from '#capabilities/planner/packing-contract.ts';
import type { recipesApi } from '#capabilities/recipes/contract.ts';
import type { Subscription } from '#capabilities/subscriptions/contract.ts';
import { clockTime, nextBirthday, shortWeekdayAndDate } from '#core/dates.ts';
import type { AnswerOf } from '#core/endpoint.ts';

export type ThingKind =
  | 'appointment'
  | 'event'
  | 'birthday'
  | 'task'
  | 'trip'
  | 'subscription'
  | 'recipe'
  | 'line'
  | 'packing'
  | 'place';

/** One record, in the shape that words are matched with: 'move the flu shots' doesn't say what kind of record they are. */
export interface Thing {
  kind: ThingKind;
  id: string;
  title: string;
  /** Names of the people it concerns. */
  people: readonly string[];
  /** Its place and other words that may be next to its title. */
  beside: string;
  /** The next date, or else the last. */
  date?: string | undefined;
  time?: string | null;
  isOn?(date: string): boolean;
  /** Only meant if no other record matches. */
  isPast?: boolean;
  /** It recurs. */
  isSeries?: boolean;
  /** A list item that is checked off, an item that is packed, a subscription that isn't active. */
  isDone?: boolean;
  /** The trip of an item to pack. */
  within?: string;
  record: unknown;
}

const thing = (kind: ThingKind, id: string, title: string, record: unknown, more: Partial<Thing> = {}): Thing => ({
  kind,
  id,
  title,
  people: [],
  beside: '',
  record,
  ...more,
});

function ofAppointment(record: Appointment, today: string): Thing {
  const { id, title, childName, location } = record;
  const next = nextOccurrenceOf(record, today);
  return thing('appointment', id, title, record, {
    people: childName ? [childName] : [],
    beside: `appointment ${location ?? ''}`,
    date: next?.date ?? record.date,
    time: next ? next.time : record.time,
    isPast: next === undefined,
    isSeries: recurs(record),
    isOn: (day) => occurrencesOf(record, day, day).length > 0,
  });
}

function ofEvent(record: Event, today: string): Thing {
  const { id, title, date, time, location, affectedChildren, affectsChildren } = record;
  return thing('event', id, title, record, {
    people: [...affectedChildren, ...affectsChildren],
    beside: `event ${location ?? ''}`,
    date,
    time,
    isPast: date < today,
    isOn: (day) => day === date,
  });
}

function ofBirthday(record: Birthday, today: string): Thing {
  const { id, name, partyDate, partyTime, partyLocation } = record;
  const date = nextBirthday(record.date, today);
  return thing('birthday', id, name, record, {
    beside: `birthday party ${partyLocation ?? ''}`,
    date,
    time: partyTime,
    isOn: (day) => day === date || day === partyDate,
  });
}

function ofPlanner(record: PlannerItem, today: string): Thing {
  const { id, title, category, triggerDate, startDate, endDate, destination, travelers, travelType } = record;
  if (category !== 'trip')
    return thing('task', id, title, record, {
      beside: 'task reminder todo planner',
      date: triggerDate ?? undefined,
      isOn: (day) => day === triggerDate,
    });
  const last = endDate ?? startDate;
  return thing('trip', id, title, record, {
    beside: `trip vacation getaway ${travelType ?? ''} ${destination ?? ''} ${travelers.join(' ')}`,
    date: startDate ?? undefined,
    isPast: last !== null && last < today,
    isOn: (day) => startDate !== null && last !== null && day >= startDate && day <= last,
  });
}

interface Records {
  appointments: readonly Appointment[];
  events: readonly Event[];
  birthdays: readonly Birthday[];
  planned: readonly PlannerItem[];
  lines: GroceryList['items'];
  packing: readonly (AnswerOf<typeof packingApi.list>[number] & { within: string })[];
  subscriptions: readonly Subscription[];
  recipes: AnswerOf<typeof recipesApi.list>;
  places: AnswerOf<typeof placesApi.list>;
}

export const thingsIn = (records: Records, today: string): Thing[] => [
  ...records.appointments.map((one) => ofAppointment(one, today)),
  ...records.events.map((one) => ofEvent(one, today)),
  ...records.birthdays.map((one) => ofBirthday(one, today)),
  ...records.planned.map((one) => ofPlanner(one, today)),
  ...records.lines.map((one) => thing('line', one.id, one.name, one, { isDone: one.checked })),
  ...records.packing.map((one) => {
    const people = one.traveler ? [one.traveler] : [];
    return thing('packing', one.id, one.name, one, { isDone: one.isPacked, within: one.within, people });
  }),
  ...records.subscriptions.map((one) =>
    thing('subscription', one.id, one.serviceName, one, { isDone: one.status !== 'active' }),
  ),
  ...records.recipes.map((one) => thing('recipe', one.id, one.name, one)),
  ...records.places.map((one) => thing('place', one.id, one.name, one, { beside: one.category ?? '' })),
];

/** "Leo's Haircut" */
export const titleWithOwner = ({ title, people }: Thing) => (people.length === 1 ? `${people[0]}'s ${title}` : title);

/** "Leo's Haircut on Sat, Nov 21 at 3:30 PM" */
export const labelOf = (one: Thing) =>
  `${titleWithOwner(one)}${one.date ? ` on ${shortWeekdayAndDate(one.date)}` : ''}${one.time ? ` at ${clockTime(one.time)}` : ''}`;
