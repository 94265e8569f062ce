import type { Appointment } from '#capabilities/appointments/contract.ts';
import { recurs } from '#capabilities/appointments/rules/recurring.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import type { GroceryList } from '#capabilities/groceries/contract.ts';
import { type Handoff, handoffsApi } from '#capabilities/handoffs/contract.ts';
import { childrenApi, type HouseholdMember, householdApi } from '#capabilities/household/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { type LearnedThing, nudgesApi } from '#capabilities/nudges/contract.ts';
import { placesApi } from '#capabilities/places/contract.ts';
import { packingApi } from '#capabilities/planner/packing-contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { type Subscription, subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { addDays } from '#core/dates.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import type { BrainRequest } from '../tools/brain.ts';
import { currentGroceries } from '../tools/current-groceries.ts';
import type { Clock, ToolContext } from '../tools/tool.ts';
import { type Kept, keptRecords } from './records/kept-records.ts';
import { mondayOf } from './when/calendar.ts';
import { rememberedFor } from './words/remembered.ts';

/** All that is kept of a family, as far as words can mean it. Read once for each message. */
export interface Family {
  clock: Clock;
  household: readonly HouseholdMember[];
  children: AnswerOf<typeof childrenApi.list>;
  things: readonly Thing[];
  list: GroceryList | undefined;
  birthdays: AnswerOf<typeof birthdaysApi.list>;
  subscriptions: readonly Subscription[];
  recipes: AnswerOf<typeof recipesApi.list>;
  meals: readonly Meal[];
  /** What is on its way from one person to another. */
  handoffs: readonly Handoff[];
  /** What was learned of the family's habits and may be suggested. */
  learned: readonly LearnedThing[];
}

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

/** One record, in the shape in which words are matched with it. */
export interface Thing {
  kind: ThingKind;
  id: string;
  title: string;
  /** Names of those whom it concerns. */
  people: readonly string[];
  /** Its place and other words that may stand beside its title. */
  beside: string;
  date?: string | undefined;
  time?: string | null;
  isOn?(date: string): boolean;
  isPast?: boolean;
  /** Takes place again and again. */
  isSeries?: boolean;
  /** A line that is checked off, a thing that is packed, a subscription that is not active. */
  isDone?: boolean;
  /** The trip of a thing to pack. */
  within?: string;
  record: unknown;
}

export interface Meal {
  date: string;
  mealType: string;
  recipeId: string | null;
  name: string;
}

export const known = rememberedFor<Promise<Family>>();
export const familyOf = (request: Pick<BrainRequest, 'look' | 'today' | 'now' | 'timeZone'>) =>
  known(request.look)(request.today, () => load(request as ToolContext));

async function load(context: ToolContext): Promise<Family> {
  const { look, today, now, timeZone } = context;
  const weeks = [mondayOf(today), addDays(mondayOf(today), 7)];
  const [household, children, kept, list, subscriptions, recipes, places, birthdays, handoffs, learned, ...plans] =
    await Promise.all([
      look(householdApi.list),
      look(childrenApi.list),
      keptRecords(context as unknown as BrainRequest),
      currentGroceries(context),
      look(subscriptionsApi.list),
      look(recipesApi.list),
      look(placesApi.list),
      look(birthdaysApi.list),
      look(handoffsApi.list),
      look(nudgesApi.learned),
      ...weeks.map((weekStartDate) => look(mealPlansApi.week, { query: { weekStartDate } })),
    ]);
  const trips = kept.filter(({ kind }) => kind === 'trip');
  const packing = await Promise.all(
    trips.map(async ({ id, title }) =>
      (await look(packingApi.list, { params: { id } })).map((one) => ({ ...one, within: id, trip: title })),
    ),
  );
  const things: Thing[] = [
    ...kept.map(keptThing),
    ...(list?.items ?? []).map((item) => plain('line', item.id, item.name, item, { isDone: item.checked })),
    ...packing.flat().map((one) =>
      plain('packing', one.id, one.name, one, {
        isDone: one.isPacked,
        within: one.within,
        people: one.traveler ? [one.traveler] : [],
      }),
    ),
    ...subscriptions.map((one) =>
      plain('subscription', one.id, one.serviceName, one, { isDone: one.status !== 'active' }),
    ),
    ...recipes.map((one) => plain('recipe', one.id, one.name, one)),
    ...places.map((one) => plain('place', one.id, one.name, one, { beside: one.category ?? '' })),
  ];
  const meals = plans.flatMap(({ weekStartDate, rows }, index) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ day, mealType, recipeId, recipeName, note }) => {
        const name = recipeName ?? note;
        const date = addDays(weekStartDate ?? weeks[index] ?? today, days.indexOf(day));
        return name ? [{ date, mealType, recipeId, name }] : [];
      }),
    ),
  );
  return {
    clock: { today, now, timeZone },
    household,
    children,
    things,
    list,
    birthdays,
    subscriptions,
    recipes,
    meals,
    handoffs,
    learned: learned.things.filter(({ answer }) => answer !== 'never'),
  };
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const plain = (kind: ThingKind, id: string, title: string, record: unknown, more: Partial<Thing> = {}): Thing => ({
  kind,
  id,
  title,
  people: [],
  beside: '',
  record,
  ...more,
});

export function keptThing(kept: Kept): Thing {
  const { kind, id, title, people = [], beside = '', date, time, isPast, record } = kept;
  const isSeries = kind === 'appointment' && recurs(record as Appointment);
  return { kind, id, title, people, beside, date, time, isPast, isSeries, isOn: (day) => kept.isOn(day), record };
}

export const thingsOf = (family: Family, ...kinds: ThingKind[]) =>
  family.things.filter(({ kind }) => kinds.includes(kind));

export const selfOf = ({ household }: Family) => household.find(({ relationship }) => relationship === 'self');
