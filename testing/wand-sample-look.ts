import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { type Birthday, birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { calendarApi, eventsApi } from '#capabilities/calendar/contract.ts';
import {
  appointmentEntries,
  birthdayEntries,
  eventEntry,
  inCalendarOrder,
  partyEntries,
} from '#capabilities/calendar/rules/entries.ts';
import { plannerEntry } from '#capabilities/calendar/rules/planner-entries.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { childrenApi, type HouseholdMember, householdApi } from '#capabilities/household/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { leadsApi, type RemindedType } from '#capabilities/notices/lead-contract.ts';
import { defaultChoices, kindOfType } from '#capabilities/notices/rules/due/defaults.ts';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import { placesApi } from '#capabilities/places/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { packingApi } from '#capabilities/planner/packing-contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { upcomingBillingDate } from '#capabilities/subscriptions/rules/billing.ts';
import { type NamedThing, wandApi } from '#capabilities/wand/contract.ts';
import type { Look } from '#capabilities/wand/rules/tools/tool.ts';
import { wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { concernsOf, dietFindings } from '#food/diets.ts';

/** The sample family of the Wand's test sentences, answered from memory without a server. */

export const sampleDay = { today: '2026-11-16', now: '09:00', timeZone: 'America/New_York' };

const record = (id: string) => ({
  id,
  userId: 'ana',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const person = (name: string, more: Partial<HouseholdMember>): HouseholdMember => ({
  ...record(name.toLowerCase()),
  memberType: 'child',
  name,
  birthdate: null,
  gender: null,
  relationship: null,
  petType: null,
  phone: null,
  breed: null,
  dietaryRestrictions: [],
  allergies: [],
  healthNotes: null,
  clothingSize: null,
  shoeSize: null,
  notes: null,
  linkedUserId: null,
  isYou: false,
  ...more,
});

export const sampleHousehold = [
  person('Ana', { memberType: 'adult', relationship: 'self', birthdate: '1990-06-04' }),
  person('David', { memberType: 'adult', relationship: 'partner', birthdate: '1988-09-21' }),
  person('Biscuit', { memberType: 'pet', petType: 'dog', breed: 'beagle' }),
  person('Mia', { birthdate: '2019-03-04', allergies: ['Peanuts'], shoeSize: '30', clothingSize: '122' }),
  person('Leo', { birthdate: '2022-08-12', shoeSize: '26' }),
  person('Nora', { birthdate: '2026-02-10' }),
];

const interests: Record<string, string[]> = { Mia: ['Dinosaurs', 'Painting', 'Swimming'], Leo: ['Trains', 'Puzzles'] };
const children = sampleHousehold
  .filter(({ memberType }) => memberType === 'child')
  .map((child) => ({ ...child, preferences: interests[child.name] ?? [], favoriteColors: [], schedule: [] }));

const appointment = (
  title: string,
  childName: string | null,
  date: string,
  time: string,
  isWeekly = false,
  location: string | null = null,
) => ({
  ...record(`${title} ${childName}`),
  title,
  type: 'Other',
  date,
  time,
  length: null,
  childId: childName?.toLowerCase() ?? null,
  childName,
  assigneeId: null,
  location,
  phone: null,
  whatToBring: null,
  bookingLink: null,
  notes: null,
  isRecurring: isWeekly,
  recurringFrequency: isWeekly ? ('weekly' as const) : null,
  recurringUntil: null,
  skippedDates: [],
  changedOccurrences: [],
});

const appointments = [
  appointment('Dentist', 'Mia', '2026-11-19', '15:30', false, 'Dr. Kim'),
  appointment('Swim class', 'Mia', '2026-09-01', '16:00', true),
  appointment('Piano lesson', 'Mia', '2026-09-03', '17:00', true),
  appointment('Pediatrician checkup', 'Nora', '2026-11-24', '10:00'),
  appointment('Haircut', 'Leo', '2026-11-21', '11:00'),
  appointment('Haircut', 'Mia', '2026-11-28', '10:00'),
  appointment('Eye exam', 'David', '2026-12-02', '09:15'),
  appointment('Parent-teacher conference', null, '2026-11-18', '18:00'),
];

const event = (title: string, date: string, time: string, location: string, affectedChildren: string[]) => ({
  ...record(title),
  title,
  date,
  time,
  location,
  notes: null,
  assigneeId: null,
  workbackPlan: [],
  affectedChildren,
  affectsChildren: affectedChildren,
});
const events = [
  event('Thanksgiving dinner', '2026-11-26', '16:00', "Grandma's house", []),
  event('School fair', '2026-12-05', '10:00', 'Lincoln School', ['Mia']),
];

const birthday = (name: string, date: string, more: Partial<Birthday> = {}): Birthday => ({
  ...record(name),
  name,
  date,
  relationship: 'family',
  wishlistLink: null,
  notes: null,
  giftIdeas: [],
  partyDate: null,
  partyTime: null,
  partyLocation: null,
  assigneeId: null,
  ...more,
});
const birthdays = [
  birthday('Grandma Rosa', '1956-11-20', { giftIdeas: ['Scarf', 'Tea set'] }),
  birthday('Uncle Tom', '1985-12-14'),
  birthday('Emma', '2019-11-28', {
    relationship: 'friend',
    partyDate: '2026-11-28',
    partyTime: '14:00',
    partyLocation: 'Bounce House',
  }),
];

const planned = (
  title: string,
  category: 'seasonal' | 'health' | 'recurring' | 'trip',
  triggerDate: string | null,
) => ({
  ...record(title),
  title,
  category,
  description: title,
  aiGenerated: false,
  actionable: true,
  links: [],
  triggerType: null,
  triggerDate,
  childAgeMonths: null,
  relatedItemId: null,
  dismissed: false,
  dismissedAt: null,
  destination: null as string | null,
  startDate: null as string | null,
  endDate: null as string | null,
  travelType: null,
  travelers: [] as string[],
  assigneeId: null,
  recurringFrequency: null,
  recurringUntil: null,
  doneDates: [],
  skippedDates: [],
});
const plannerItems = [
  planned('Order holiday cards', 'seasonal', '2026-11-20'),
  planned('Flu shots for the kids', 'health', '2026-11-30'),
  planned('Change the smoke alarm batteries', 'recurring', '2026-12-01'),
  {
    ...planned('Lake Tahoe', 'trip', null),
    destination: 'Lake Tahoe',
    startDate: '2026-12-19',
    endDate: '2026-12-23',
    travelers: ['Ana', 'David', 'Mia', 'Leo', 'Nora'],
  },
];

const packed = (name: string, traveler: string | null, isPacked: boolean) => ({
  ...record(name),
  tripId: 'Lake Tahoe',
  name,
  traveler,
  isPacked,
});
const packing = [
  packed('Snow boots', 'Mia', false),
  packed('Sunscreen', null, true),
  packed('Baby monitor', null, false),
];

const recipe = (name: string, mealType: string, ...lines: string[]) => {
  const ingredients = lines.map((line) => ({ line, name: line, quantity: '', unit: '', ...dietFindings(line) }));
  const nothing = { sourceName: null, instructions: null, prepTime: null, cookTime: null, language: null };
  return {
    ...record(name),
    ...nothing,
    name,
    mealType,
    ingredients,
    servings: 4,
    totalTime: name === 'Tacos' ? 25 : null,
    dietaryTags: [],
    isFavorite: name === 'Lemon pasta',
    concerns: concernsOf(sampleHousehold, ingredients),
  };
};
const recipes = [
  recipe('Apple slices with yogurt', 'snack', '2 apples', '1 cup yogurt'),
  recipe('Chicken soup', 'dinner', '1 whole chicken', '3 carrots', '250 g noodles'),
  recipe('Lemon pasta', 'dinner', '400 g spaghetti', '2 lemons', '100 g parmesan'),
  recipe('Oatmeal', 'breakfast', '1 cup rolled oats', '2 cups milk'),
  recipe('Pancakes', 'breakfast', '2 cups flour', '2 eggs', '1 cup milk'),
  recipe('Peanut noodles', 'dinner', '250 g noodles', '4 tbsp peanut butter'),
  recipe('Tacos', 'dinner', '500 g ground beef', '8 tortillas', '1 cup cheddar cheese', '1 head lettuce'),
  recipe('Veggie wraps', 'lunch', '4 tortillas', '1 cucumber', '1 avocado'),
];

const dinner = (day: string, recipeName: string | null, note: string | null = null) => ({
  day,
  mealType: 'dinner',
  recipeId: recipeName,
  recipeName,
  note,
  leftover: false,
  concerns: [],
});
const dinners = [
  dinner('monday', 'Tacos'),
  dinner('tuesday', 'Chicken soup'),
  dinner('wednesday', 'Lemon pasta'),
  dinner('friday', null, "Pizza at Grandma's"),
];

const item = (name: string, category: string, checked = false) => ({
  ...record(name),
  name,
  quantity: '',
  category,
  checked,
  food: null,
});
const groceryList = {
  ...record('groceries'),
  weekStartDate: '2026-11-16',
  weekEndDate: '2026-11-22',
  status: 'pending',
  items: [
    ...['bananas', 'lettuce', 'carrots', 'lemons'].map((name) => item(name, 'Produce')),
    item('bread', 'Bakery', true),
    ...['ground beef', 'chicken'].map((name) => item(name, 'Meat & Seafood')),
    ...['milk', 'eggs', 'cheddar cheese', 'parmesan'].map((name) => item(name, 'Dairy & Eggs')),
    ...['tortillas', 'noodles', 'spaghetti'].map((name) => item(name, 'Pantry')),
    item('diapers', 'Baby'),
  ],
  atHome: [item('olive oil', 'Pantry')],
};

const subscription = (
  serviceName: string,
  subscriptionCost: number,
  billingFrequency: 'monthly' | 'quarterly' | 'annually',
  nextBillingDate: string | null,
  status = 'active',
) => ({
  ...record(serviceName),
  serviceName,
  serviceType: 'other',
  subscriptionCost,
  billingFrequency,
  nextBillingDate,
  upcomingBillingDate: upcomingBillingDate({ nextBillingDate, billingFrequency, status }, sampleDay.today),
  runsOutOn: null,
  status,
  isActive: status === 'active',
  metadata: null,
});
const subscriptions = [
  subscription('Coterie Diapers', 9500, 'monthly', '2026-11-25'),
  subscription('HelloFresh', 24000, 'monthly', null, 'paused'),
  subscription('Lovevery Play Kits', 12000, 'quarterly', '2026-12-10'),
  subscription('Thrive Market', 5995, 'annually', '2027-03-01'),
];

function between({ from, to }: { from: string; to: string }) {
  const born = children.map(({ id, name, birthdate }) => ({ id, name, date: birthdate ?? '', isChild: true }));
  const isIn = ({ date, endDate }: { date: string | null; endDate?: string | null }) =>
    date !== null && date <= to && (endDate ?? date) >= from;
  const entries = [
    ...appointments.flatMap((one) => appointmentEntries(one, from, to)),
    ...[...birthdays, ...born].flatMap((one) => birthdayEntries(one, from, to)),
    ...birthdays.flatMap((one) => partyEntries(one, from, to)),
    ...[...events.map(eventEntry), ...plannerItems.map(plannerEntry)].filter(isIn),
  ];
  return { entries: inCalendarOrder(entries), undated: [] };
}

const named = (
  kind: NamedThing['kind'],
  id: string,
  title: string,
  people: string[] = [],
  beside = '',
): NamedThing => ({
  id,
  kind,
  title,
  people,
  beside,
});
const names = [
  ...appointments.map(({ id, title, childName, location }) =>
    named('appointment', id, title, childName ? [childName] : [], location ?? ''),
  ),
  ...events.map(({ id, title, affectedChildren, location }) =>
    named('event', id, title, affectedChildren, location ?? ''),
  ),
  ...birthdays.map(({ id, name, partyLocation }) => named('birthday', id, name, [], partyLocation ?? '')),
  ...plannerItems.map(({ id, title, category, destination }) =>
    named(category === 'trip' ? 'trip' : 'task', id, title, [], destination ?? ''),
  ),
  ...subscriptions.map(({ id, serviceName }) => named('subscription', id, serviceName)),
  ...recipes.map(({ id, name }) => named('recipe', id, name)),
  ...groceryList.items.map(({ id, name }) => named('line', id, name)),
];

const answers = new Map<unknown, (query: never) => unknown>([
  [householdApi.list, () => sampleHousehold],
  [childrenApi.list, () => children],
  [appointmentsApi.list, () => appointments],
  [birthdaysApi.list, () => birthdays],
  [calendarApi.between, between],
  [eventsApi.list, () => events],
  [
    leadsApi.of,
    ({ type }: { type: RemindedType }) => ({ leads: defaultChoices.leads[kindOfType(type)], isOwn: false }),
  ],
  [placesApi.list, () => []],
  [nudgesApi.show, () => []],
  [nudgesApi.learned, () => ({ learns: true, things: [] })],
  [plannerApi.list, () => plannerItems],
  [packingApi.list, () => packing],
  [recipesApi.list, () => recipes],
  [
    mealPlansApi.week,
    ({ weekStartDate }: { weekStartDate: string }) => ({
      rows: [
        {
          name: 'Whole family',
          memberIds: sampleHousehold.map(({ id }) => id),
          cells: weekStartDate === '2026-11-16' ? dinners : [],
        },
      ],
      enabledMealTypes: ['breakfast', 'lunch', 'dinner'],
    }),
  ],
  [groceriesApi.overview, () => ({ currentId: 'groceries', lists: [groceryList] })],
  [groceriesApi.read, () => groceryList],
  [subscriptionsApi.list, () => subscriptions],
  [wishlistsApi.list, () => []],
  [wandApi.names, () => names],
  [wandApi.journal, () => [{ heading: 'New appointment', subject: 'Vet', status: 'approved', by: 'Ana' }]],
]);

export const sampleLook: Look = async (endpoint, input) => {
  const answer = answers.get(endpoint);
  if (!answer) throw new Error(`The sample family has no data for ${endpoint.path}`);
  return answer(input?.query as never) as never;
};
