import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { eventsApi } from '#capabilities/calendar/contract.ts';
import type { GroceryList } from '#capabilities/groceries/contract.ts';
import { type Handoff, handoffsApi } from '#capabilities/handoffs/contract.ts';
import { childrenApi, type HouseholdMember, householdApi } from '#capabilities/household/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { dateOfDay } from '#capabilities/meals/rules/week.ts';
import { type LearnedThing, nudgesApi } from '#capabilities/nudges/contract.ts';
import { placesApi } from '#capabilities/places/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { packingApi } from '#capabilities/planner/packing-contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { type Subscription, subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { addDays } from '#core/dates.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import type { BrainRequest } from '../tools/brain.ts';
import { currentGroceries } from '../tools/current-groceries.ts';
import type { Clock, ToolContext } from '../tools/tool.ts';
import { type Thing, type ThingKind, thingsIn } from './things.ts';
import { mondayOf } from './when/calendar.ts';
import { rememberedFor } from './words/remembered.ts';

/** All records of a family that a message can mention. Read once per message. */
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
  /** Hand-offs that have no answer yet. */
  handoffs: readonly Handoff[];
  /** What we learned about the family's habits and may suggest. */
  learned: readonly LearnedThing[];
}

export interface Meal {
  date: string;
  mealType: string;
  recipeId: string | null;
  name: string;
}

const cachedFamily = rememberedFor<Promise<Family>>();
export const familyOf = (request: Pick<BrainRequest, 'look' | 'today' | 'now' | 'timeZone'>) =>
  cachedFamily(request.look)(request.today, () => loadFamily(request as ToolContext));

async function loadFamily(context: ToolContext): Promise<Family> {
  const { look, today, now, timeZone } = context;
  const weeks = [mondayOf(today), addDays(mondayOf(today), 7)];
  const [household, children, list, handoffs, learned, items, dated, named, ...plans] = await Promise.all([
    look(householdApi.list),
    look(childrenApi.list),
    currentGroceries(context),
    look(handoffsApi.list),
    look(nudgesApi.learned),
    look(plannerApi.list),
    Promise.all([look(appointmentsApi.list), look(eventsApi.list), look(birthdaysApi.list)]),
    Promise.all([look(subscriptionsApi.list), look(recipesApi.list), look(placesApi.list)]),
    ...weeks.map((weekStartDate) => look(mealPlansApi.week, { query: { weekStartDate } })),
  ]);
  const [appointments, events, birthdays] = dated;
  const [subscriptions, recipes, places] = named;
  const planned = items.filter(({ dismissed }) => !dismissed);
  const trips = planned.filter(({ category }) => category === 'trip');
  const toPack = await Promise.all(
    trips.map(async ({ id: within }) =>
      (await look(packingApi.list, { params: { id: within } })).map((one) => ({ ...one, within })),
    ),
  );
  const [packing, lines] = [toPack.flat(), list?.items ?? []];
  const records = { appointments, events, birthdays, planned, lines, packing, subscriptions, recipes, places };
  const meals = plans.flatMap(({ weekStartDate, rows }, index) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ day, mealType, recipeId, recipeName, note }) => {
        const name = recipeName ?? note;
        const date = dateOfDay(weekStartDate ?? weeks[index] ?? today, day);
        return name ? [{ date, mealType, recipeId, name }] : [];
      }),
    ),
  );
  return {
    clock: { today, now, timeZone },
    household,
    children,
    things: thingsIn(records, today),
    list,
    birthdays,
    subscriptions,
    recipes,
    meals,
    handoffs,
    learned: learned.things.filter(({ answer }) => answer !== 'never'),
  };
}

export const thingsOf = (family: Family, ...kinds: ThingKind[]) =>
  family.things.filter(({ kind }) => kinds.includes(kind));

export const selfOf = ({ household }: Family) => household.find(({ relationship }) => relationship === 'self');
