import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { eventsApi } from '#capabilities/calendar/contract.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { childrenApi, householdApi } from '#capabilities/household/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { placesApi } from '#capabilities/places/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { packingApi } from '#capabilities/planner/packing-contract.ts';
import { onboardingApi } from '#capabilities/profile/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { createRoutes, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { perform } from '#server/http/serve.ts';
import { type Household, type HouseholdRecord, type Kind, titleOf } from '#testing/household.ts';
import { newSession } from '#testing/sign-in.ts';

/** Adds an invented household to a database by the product's own writes. */

interface Write {
  /** What it writes, for reports of faults: "appointment 'Fencing'". */
  what: string;
  /** Later writes find its id under this name. */
  key?: string;
  endpoint: Endpoint;
  params?: Record<string, string | undefined>;
  body: object;
}

type IdOf = (key: string) => string | undefined;

/** Later kinds name records of earlier ones. The list is made before the meals, so it has only the household's lines. */
const order: Kind[] = [
  ...(['member', 'child', 'place', 'appointment', 'event', 'birthday', 'task', 'trip', 'packing'] as const),
  ...(['recipe', 'grocery', 'meal', 'subscription'] as const),
];

function writeOf(record: HouseholdRecord, idOf: IdOf): Omit<Write, 'what' | 'key'> {
  const { add: _, ...body } = record;
  const personId = (name: string | null | undefined) => (name ? idOf(`person ${name}`) : undefined);
  switch (record.add) {
    case 'member':
      return { endpoint: householdApi.add, body };
    case 'child':
      return { endpoint: childrenApi.add, body };
    case 'place':
      return { endpoint: placesApi.add, body: { ...body, memberId: personId(record.member) } };
    case 'appointment':
      return {
        endpoint: appointmentsApi.add,
        body: { type: 'Other', ...body, childId: personId(record.child) },
      };
    case 'event':
      return { endpoint: eventsApi.add, body };
    case 'birthday':
      return { endpoint: birthdaysApi.add, body: { relationship: 'family', ...body } };
    case 'task':
      return { endpoint: plannerApi.add, body: { description: record.title, ...body } };
    case 'trip':
      return { endpoint: plannerApi.add, body: { description: record.title, ...body, category: 'trip' } };
    case 'packing':
      return { endpoint: packingApi.add, params: { id: idOf(`trip ${record.trip}`) }, body };
    case 'recipe': {
      const ingredients = record.ingredients.map((name) => ({ name }));
      return { endpoint: recipesApi.add, body: { ...body, ingredients } };
    }
    case 'grocery': {
      const { name, checked = false } = record;
      return { endpoint: groceriesApi.addItem, params: { id: idOf('grocery list') }, body: { name, checked } };
    }
    case 'meal': {
      const { week, day, mealType, recipe, note } = record;
      const meal = recipe ? { recipeId: idOf(`recipe ${recipe}`) } : { note };
      const body = { weekStartDate: week, assignedTo: ['family'], days: [day], mealType, ...meal };
      return { endpoint: mealPlansApi.assign, body };
    }
    case 'subscription':
      return { endpoint: subscriptionsApi.add, body: { serviceType: 'other', ...body } };
  }
}

const keyOf = (record: HouseholdRecord) =>
  `${record.add === 'member' || record.add === 'child' ? 'person' : record.add} ${titleOf(record)}`;

/** Adds the household. Throws with one line per record that the product refuses. */
export async function addHousehold(database: Database, { me, today, timeZone, records }: Household) {
  const person = await newSession(database, { firstName: me });
  const routes = createRoutes(createServices(readConfig({}), database));
  const ids = new Map<string, string>();
  const faults: string[] = [];
  async function write({ what, key, endpoint, params, body }: Write) {
    const route = routes.find((it) => it.endpoint === endpoint);
    if (!route) throw new Error(`No route serves ${endpoint.path}`);
    try {
      const input = { params: params as Record<string, string>, body };
      const { answer } = await perform(database, { ...person, role: 'owner' }, route, input);
      if (key) ids.set(key, (answer as { id: string }).id);
    } catch (fault) {
      faults.push(`${what}: ${fault instanceof Error ? fault.message : fault}`);
    }
  }

  const onboarded = { name: me, timeZone, onboardingCompleted: true };
  await write({ what: 'onboarding', endpoint: onboardingApi.complete, body: onboarded });
  for (const kind of order) {
    if (kind === 'grocery') {
      const body = { weekStartDate: mondayOf(today) };
      await write({ what: 'grocery list', key: 'grocery list', endpoint: groceriesApi.generate, body });
    }
    for (const record of records.filter(({ add }) => add === kind)) {
      const key = keyOf(record);
      await write({ what: `${kind} '${titleOf(record)}'`, key, ...writeOf(record, (name) => ids.get(name)) });
    }
  }
  if (faults.length > 0) throw new Error(`The product refuses:\n${faults.join('\n')}`);
  return person;
}
