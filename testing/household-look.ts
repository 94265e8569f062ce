import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { calendarApi, eventsApi } from '#capabilities/calendar/contract.ts';
import {
  appointmentEntries,
  birthdayEntries,
  eventEntry,
  inCalendarOrder,
  partyEntries,
} from '#capabilities/calendar/rules/entries.ts';
import { plannerEntries } from '#capabilities/calendar/rules/planner-entries.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { staplesApi } from '#capabilities/groceries/shop-contract.ts';
import { childrenApi, householdApi } from '#capabilities/household/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { leadsApi, type RemindedType } from '#capabilities/notices/lead-contract.ts';
import { defaultChoices, kindOfType } from '#capabilities/notices/rules/due/defaults.ts';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import { placesApi } from '#capabilities/places/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { packingApi } from '#capabilities/planner/packing-contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { type NamedThing, wandApi } from '#capabilities/wand/contract.ts';
import type { Look } from '#capabilities/wand/rules/tools/tool.ts';
import { wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { addDays } from '#core/dates.ts';
import { type Household, recordsOf } from './household.ts';
import { contextAnswers } from './household-context.ts';
import { type HouseholdRecords, recordsOfHousehold } from './household-records.ts';

/** A household answered from memory without a server: thousands of sentences take a minute. */

interface Asked {
  params?: { id: string };
  query?: never;
}
export type Answers = [endpoint: unknown, answer: (query: never, asked: Asked) => unknown][];

function calendarOf({ appointments, birthdays, children, events, plannerItems }: HouseholdRecords) {
  return ({ from, to }: { from: string; to: string }) => {
    const born = children.map(({ id, name, birthdate }) => ({ id, name, date: birthdate ?? '', isChild: true }));
    const isIn = ({ date, endDate }: { date: string | null; endDate?: string | null }) =>
      date !== null && date <= to && (endDate ?? date) >= from;
    const entries = [
      ...appointments.flatMap((one) => appointmentEntries(one, from, to)),
      ...[...birthdays, ...born].flatMap((one) => birthdayEntries(one, from, to)),
      ...birthdays.flatMap((one) => partyEntries(one, from, to)),
      ...[...events.map(eventEntry), ...plannerItems.flatMap((one) => plannerEntries(one, from, to))].filter(isIn),
    ];
    return { entries: inCalendarOrder(entries), undated: [] };
  };
}

function namesOf(records: HouseholdRecords): NamedThing[] {
  const named = (
    kind: NamedThing['kind'],
    { id }: { id: string },
    title: string,
    people: readonly string[] = [],
    beside: string | null = '',
  ): NamedThing => ({ id, kind, title, people: [...people], beside: beside ?? '' });
  return [
    ...records.appointments.map((one) =>
      named('appointment', one, one.title, one.childName ? [one.childName] : [], one.location),
    ),
    ...records.events.map((one) => named('event', one, one.title, one.affectedChildren, one.location)),
    ...records.birthdays.map((one) => named('birthday', one, one.name, [], one.partyLocation)),
    ...records.plannerItems.map((one) =>
      named(one.category === 'trip' ? 'trip' : 'task', one, one.title, [], one.destination),
    ),
    ...records.subscriptions.map((one) => named('subscription', one, one.serviceName)),
    ...records.recipes.map((one) => named('recipe', one, one.name)),
    ...records.items.map((one) => named('line', one, one.name)),
  ];
}

function weeksOf(household: Household, { members, recipes }: HouseholdRecords) {
  const meals = recordsOf(household, 'meal').map(({ week, day, mealType, recipe, note = null }) => {
    const found = recipes.find(({ name }) => name === recipe);
    const cell = { day, mealType, recipeId: found?.id ?? null, recipeName: found?.name ?? null, note };
    return { week, cell: { ...cell, leftover: false, concerns: [] } };
  });
  return ({ weekStartDate }: { weekStartDate: string }) => {
    const cells = meals.filter(({ week }) => week === weekStartDate).map(({ cell }) => cell);
    const memberIds = members.filter(({ memberType }) => memberType !== 'pet').map(({ id }) => id);
    return {
      weekStartDate,
      weekEndDate: addDays(weekStartDate, 6),
      rows: [{ assignedTo: 'family', name: 'Whole family', planId: null, memberIds, cells }],
      enabledMealTypes: ['breakfast', 'lunch', 'dinner'],
      hasWeekBefore: meals.some(({ week }) => week < weekStartDate),
      recipeCount: recipes.length,
    };
  };
}

/** Marks packed things. */
function packingOf({ packing, plannerItems }: HouseholdRecords, packed: readonly string[] = []) {
  const tripOf = (id: string) => plannerItems.find((one) => one.id === id)?.title;
  const lines = packing.map((line) => ({
    ...line,
    isPacked: line.isPacked || packed.includes(`${tripOf(line.tripId)}: ${line.name}`),
  }));
  return (_: never, { params }: Asked) => lines.filter(({ tripId }) => !params || tripId === params.id);
}

/** Answers with a household's records and its context. `others` are additional answers, or replace these. */
export function householdLook(household: Household, others: Answers = []) {
  const { context = {} } = household;
  const records = recordsOfHousehold(household);
  const week = mondayOf(household.today);
  const { items, atHome } = records;
  const id = 'groceries';
  const groceryList = { id, weekStartDate: week, weekEndDate: addDays(week, 6), status: 'pending', items, atHome };
  const answers = new Map<unknown, Answers[number][1]>([
    [householdApi.list, () => records.members],
    [childrenApi.list, () => records.children],
    [appointmentsApi.list, () => records.appointments],
    [birthdaysApi.list, () => records.birthdays],
    [calendarApi.between, calendarOf(records)],
    [eventsApi.list, () => records.events],
    [
      leadsApi.of,
      ({ type }: { type: RemindedType }) => ({ leads: defaultChoices.leads[kindOfType(type)], isOwn: false }),
    ],
    [placesApi.list, () => records.places],
    [nudgesApi.show, () => []],
    [plannerApi.list, () => records.plannerItems],
    [packingApi.list, packingOf(records, context.packed)],
    [recipesApi.list, () => records.recipes],
    [mealPlansApi.week, weeksOf(household, records)],
    [groceriesApi.overview, () => ({ currentId: id, lists: [groceryList] })],
    [groceriesApi.read, () => groceryList],
    [groceriesApi.list, () => [groceryList]],
    [staplesApi.list, () => []],
    [subscriptionsApi.list, () => records.subscriptions],
    [wishlistsApi.list, () => []],
    [wandApi.names, () => namesOf(records)],
    [wandApi.journal, () => []],
    ...contextAnswers(context, records),
    ...others,
  ]);
  const look: Look = async (endpoint, input) => {
    const answer = answers.get(endpoint);
    if (!answer) throw new Error(`The household has no data for ${endpoint.path}`);
    return answer(input?.query as never, (input ?? {}) as Asked) as never;
  };
  return { ...records, look };
}
