import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { upcomingBillingDate } from '#capabilities/subscriptions/rules/billing.ts';
import { concernsOf, dietFindings } from '#food/diets.ts';
import { type Household, type RecordOf, recordsOf } from './household.ts';

/** The records of a household as the product's lists answer them. Ids are made of names, so that they are readable. */

type Ids = (wanted: string) => string;

/** Gives each record an id of its own. */
function newIds(): Ids {
  const taken = new Set<string>();
  return (wanted) => {
    let id = wanted;
    for (let count = 2; taken.has(id); count++) id = `${wanted} ${count}`;
    taken.add(id);
    return id;
  };
}

const stamped = (id: string) => ({
  id,
  userId: 'me',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const personOf = (
  { add, name, ...more }: RecordOf<'member'> | RecordOf<'child'>,
  id: string,
  isYou: boolean,
): HouseholdMember => ({
  ...stamped(id),
  memberType: 'child',
  name,
  birthdate: null,
  gender: null,
  relationship: null,
  petType: null,
  phone: null,
  photoVersion: null,
  breed: null,
  dietaryRestrictions: [],
  allergies: [],
  healthNotes: null,
  clothingSize: null,
  shoeSize: null,
  notes: null,
  linkedUserId: isYou ? 'me' : null,
  isYou,
  ...more,
});

const appointmentOf = (
  { add, child = null, ...more }: RecordOf<'appointment'>,
  id: string,
  childId: string | null,
) => ({
  ...stamped(id),
  type: 'Other',
  time: null,
  length: null,
  childId,
  childName: child,
  assigneeId: null,
  location: null,
  phone: null,
  photoVersion: null,
  whatToBring: null,
  bookingLink: null,
  notes: null,
  isRecurring: false,
  recurringFrequency: null,
  recurringUntil: null,
  skippedDates: [],
  changedOccurrences: [],
  ...more,
});

const eventOf = ({ add, affectedChildren = [], ...more }: RecordOf<'event'>, id: string) => ({
  ...stamped(id),
  location: null,
  notes: null,
  assigneeId: null,
  workbackPlan: [],
  affectedChildren,
  affectsChildren: affectedChildren,
  ...more,
});

const birthdayOf = ({ add, ...more }: RecordOf<'birthday'>, id: string) => ({
  ...stamped(id),
  relationship: 'family' as const,
  wishlistLink: null,
  notes: null,
  giftIdeas: [],
  partyDate: null,
  partyTime: null,
  partyLocation: null,
  assigneeId: null,
  ...more,
});

function plannedOf({ add, ...more }: RecordOf<'task'> | RecordOf<'trip'>, id: string) {
  return {
    ...stamped(id),
    category: 'trip' as const,
    description: more.title,
    aiGenerated: false,
    actionable: true,
    links: [],
    triggerType: null,
    triggerDate: null,
    childAgeMonths: null,
    relatedItemId: null,
    dismissed: false,
    dismissedAt: null,
    destination: null,
    startDate: null,
    endDate: null,
    travelType: null,
    travelers: [],
    assigneeId: null,
    recurringFrequency: null,
    recurringUntil: null,
    doneDates: [],
    skippedDates: [],
    ...more,
  };
}

function recipeOf({ add, ingredients: lines, ...more }: RecordOf<'recipe'>, id: string, members: HouseholdMember[]) {
  const ingredients = lines.map((line) => ({ line, name: line, quantity: '', unit: '', ...dietFindings(line) }));
  const nothing = { sourceName: null, instructions: null, prepTime: null, cookTime: null, language: null };
  return {
    ...stamped(id),
    ...nothing,
    ingredients,
    servings: 4,
    totalTime: null,
    dietaryTags: [],
    isFavorite: false,
    concerns: concernsOf(members, ingredients),
    ...more,
  };
}

function subscriptionOf({ add, ...more }: RecordOf<'subscription'>, id: string, today: string) {
  const service = { billingFrequency: 'monthly' as const, nextBillingDate: null, status: 'active', ...more };
  return {
    ...stamped(id),
    serviceType: 'other',
    ...service,
    upcomingBillingDate: upcomingBillingDate(service, today),
    runsOutOn: null,
    isActive: service.status === 'active',
    metadata: null,
    notes: null,
    assigneeId: null,
  };
}

const placeOf = ({ add, member, ...more }: RecordOf<'place'>, id: string, memberId: string | null) => ({
  ...stamped(id),
  category: null,
  memberId,
  phone: null,
  photoVersion: null,
  email: null,
  website: null,
  preferredWay: null,
  length: null,
  location: null,
  notes: null,
  bookingLinkId: null,
  ...more,
});

const lineOf = ({ add, isAtHome: _, ...more }: RecordOf<'grocery'>, id: string) => ({
  ...stamped(id),
  quantity: '',
  category: 'Other',
  checked: false,
  food: null,
  ...more,
});

/** A family with its records in the shapes of the contracts. */
export function recordsOfHousehold(household: Household) {
  const idOf = newIds();
  const people = [...recordsOf(household, 'member'), ...recordsOf(household, 'child')];
  const members = people.map((one) => personOf(one, idOf(one.name.toLowerCase()), one.name === household.me));
  const memberId = (name: string | null | undefined) => members.find((one) => one.name === name)?.id ?? null;
  const children = recordsOf(household, 'child').map(({ name, preferences = [], favoriteColors = [] }) => {
    const child = members.find((one) => one.name === name) as HouseholdMember;
    return { ...child, preferences, favoriteColors, schedule: [] };
  });
  const planned = [...recordsOf(household, 'task'), ...recordsOf(household, 'trip')];
  const plannerItems = planned.map((one) => plannedOf(one, idOf(one.title)));
  const tripId = (title: string) =>
    plannerItems.find((one) => one.category === 'trip' && one.title === title)?.id ?? title;
  const lines = recordsOf(household, 'grocery').map((one) => ({
    isAtHome: one.isAtHome ?? false,
    line: lineOf(one, idOf(one.name)),
  }));
  return {
    members,
    children,
    appointments: recordsOf(household, 'appointment').map((one) =>
      appointmentOf(one, idOf(`${one.title} ${one.child ?? null}`), memberId(one.child)),
    ),
    events: recordsOf(household, 'event').map((one) => eventOf(one, idOf(one.title))),
    birthdays: recordsOf(household, 'birthday').map((one) => birthdayOf(one, idOf(one.name))),
    plannerItems,
    packing: recordsOf(household, 'packing').map(({ trip, name, traveler = null, isPacked = false }) => {
      const shared = { tripId: tripId(trip), name, traveler, isPacked };
      return { ...stamped(idOf(name)), ...shared };
    }),
    recipes: recordsOf(household, 'recipe').map((one) => recipeOf(one, idOf(one.name), members)),
    subscriptions: recordsOf(household, 'subscription').map((one) =>
      subscriptionOf(one, idOf(one.serviceName), household.today),
    ),
    places: recordsOf(household, 'place').map((one) => placeOf(one, idOf(one.name), memberId(one.member))),
    items: lines.filter(({ isAtHome }) => !isAtHome).map(({ line }) => line),
    atHome: lines.filter(({ isAtHome }) => isAtHome).map(({ line }) => line),
  };
}

export type HouseholdRecords = ReturnType<typeof recordsOfHousehold>;
