import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { eventsApi } from '#capabilities/calendar/contract.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { childrenApi, householdApi } from '#capabilities/household/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { onboardingApi } from '#capabilities/profile/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import type { Endpoint } from '#core/endpoint.ts';
import type { DemoWrite } from '../demo-family.ts';

/** The family in the sentences of `capabilities/wand/sentences`, on Monday, November 16, 2026. */

export const day = { today: '2026-11-16', now: '09:00', timeZone: 'America/New_York' };

type Body = NonNullable<DemoWrite['body']>;
const write = (endpoint: Endpoint, ...bodies: Body[]): DemoWrite[] => bodies.map((body) => ({ endpoint, body }));
const forPerson = (name: string, body: object) => (ids: Record<string, string>) => ({ ...body, childId: ids[name] });
const weekly = { isRecurring: true, recurringFrequency: 'weekly' };
const lines = (...names: string[]) => names.map((name) => ({ name }));
const dinner = (name: string, day: string) => (ids: Record<string, string>) => ({
  weekStartDate: '2026-11-16',
  assignedTo: ['family'],
  days: [day],
  mealType: 'dinner',
  ...(ids[name] ? { recipeId: ids[name] } : { note: name }),
});

export const wandFamily: DemoWrite[] = [
  ...write(onboardingApi.complete, { name: 'Ana', onboardingCompleted: true }),
  ...write(
    householdApi.add,
    { memberType: 'adult', name: 'Ana', relationship: 'self', birthdate: '1990-06-04' },
    { memberType: 'adult', name: 'David', relationship: 'partner', birthdate: '1988-09-21' },
    { memberType: 'pet', name: 'Biscuit', petType: 'dog', breed: 'beagle' },
  ),
  ...write(
    childrenApi.add,
    {
      name: 'Mia',
      birthdate: '2019-03-04',
      allergies: ['Peanuts'],
      shoeSize: '30',
      clothingSize: '122',
      preferences: ['Dinosaurs', 'Painting', 'Swimming'],
    },
    { name: 'Leo', birthdate: '2022-08-12', preferences: ['Trains', 'Puzzles'], shoeSize: '26' },
    { name: 'Nora', birthdate: '2026-02-10' },
  ),
  ...write(
    appointmentsApi.add,
    forPerson('Mia', { title: 'Dentist', type: 'Dental', date: '2026-11-19', time: '15:30', location: 'Dr. Kim' }),
    forPerson('Mia', { title: 'Swim class', type: 'Educational', date: '2026-09-01', time: '16:00', ...weekly }),
    forPerson('Mia', { title: 'Piano lesson', type: 'Educational', date: '2026-09-03', time: '17:00', ...weekly }),
    forPerson('Nora', {
      title: 'Pediatrician checkup',
      type: 'Medical - Pediatrician',
      date: '2026-11-24',
      time: '10:00',
    }),
    forPerson('Leo', { title: 'Haircut', type: 'Personal Care', date: '2026-11-21', time: '11:00' }),
    forPerson('Mia', { title: 'Haircut', type: 'Personal Care', date: '2026-11-28', time: '10:00' }),
    forPerson('David', { title: 'Eye exam', type: 'Vision', date: '2026-12-02', time: '09:15' }),
    { title: 'Parent-teacher conference', type: 'Educational', date: '2026-11-18', time: '18:00' },
  ),
  ...write(
    eventsApi.add,
    { title: 'Thanksgiving dinner', date: '2026-11-26', time: '16:00', location: "Grandma's house" },
    {
      title: 'School fair',
      date: '2026-12-05',
      time: '10:00',
      location: 'Lincoln School',
      affectedChildren: ['Mia'],
    },
  ),
  ...write(
    birthdaysApi.add,
    { name: 'Grandma Rosa', date: '1956-11-20', relationship: 'family' },
    { name: 'Uncle Tom', date: '1985-12-14', relationship: 'family' },
    {
      name: 'Emma',
      date: '2019-11-28',
      relationship: 'friend',
      partyDate: '2026-11-28',
      partyTime: '14:00',
      partyLocation: 'Bounce House',
    },
  ),
  ...write(
    plannerApi.add,
    ...[
      { title: 'Order holiday cards', category: 'seasonal', triggerDate: '2026-11-20' },
      { title: 'Flu shots for the kids', category: 'health', triggerDate: '2026-11-30' },
      { title: 'Change the smoke alarm batteries', category: 'recurring', triggerDate: '2026-12-01' },
      {
        title: 'Lake Tahoe',
        category: 'trip',
        destination: 'Lake Tahoe',
        startDate: '2026-12-19',
        endDate: '2026-12-23',
        travelType: 'road-trip',
        travelers: ['Ana', 'David', 'Mia', 'Leo', 'Nora'],
      },
    ].map((item) => ({ ...item, description: item.title })),
  ),
  ...write(
    recipesApi.add,
    {
      name: 'Tacos',
      mealType: 'dinner',
      ingredients: lines('500 g ground beef', '8 tortillas', '1 cup cheddar cheese', '1 head lettuce'),
    },
    {
      name: 'Lemon pasta',
      mealType: 'dinner',
      ingredients: lines('400 g spaghetti', '2 lemons', '100 g parmesan'),
    },
    {
      name: 'Chicken soup',
      mealType: 'dinner',
      ingredients: lines('1 whole chicken', '3 carrots', '250 g noodles'),
    },
    { name: 'Peanut noodles', mealType: 'dinner', ingredients: lines('250 g noodles', '4 tbsp peanut butter') },
    { name: 'Pancakes', mealType: 'breakfast', ingredients: lines('2 cups flour', '2 eggs', '1 cup milk') },
    { name: 'Oatmeal', mealType: 'breakfast', ingredients: lines('1 cup rolled oats', '2 cups milk') },
    { name: 'Veggie wraps', mealType: 'lunch', ingredients: lines('4 tortillas', '1 cucumber', '1 avocado') },
    { name: 'Apple slices with yogurt', mealType: 'snack', ingredients: lines('2 apples', '1 cup yogurt') },
  ),
  ...write(
    mealPlansApi.assign,
    dinner('Tacos', 'monday'),
    dinner('Chicken soup', 'tuesday'),
    dinner('Lemon pasta', 'wednesday'),
    dinner("Pizza at Grandma's", 'friday'),
  ),
  ...write(groceriesApi.generate, { weekStartDate: '2026-11-16' }),
  ...lines('milk', 'eggs', 'bread', 'bananas', 'diapers').map(
    (body): DemoWrite => ({
      endpoint: groceriesApi.addItem,
      params: (ids) => ({ id: ids['grocery list'] ?? '' }),
      body: { ...body, checked: body.name === 'bread' },
    }),
  ),
  ...write(
    subscriptionsApi.add,
    {
      serviceName: 'Coterie Diapers',
      serviceType: 'diaper_subscription',
      subscriptionCost: 9500,
      nextBillingDate: '2026-11-25',
    },
    {
      serviceName: 'Lovevery Play Kits',
      serviceType: 'toy_subscription',
      subscriptionCost: 12000,
      billingFrequency: 'quarterly',
      nextBillingDate: '2026-12-10',
    },
    { serviceName: 'HelloFresh', serviceType: 'meal_kit', subscriptionCost: 24000, status: 'paused' },
    {
      serviceName: 'Thrive Market',
      serviceType: 'essentials',
      subscriptionCost: 5995,
      billingFrequency: 'annually',
      nextBillingDate: '2027-03-01',
    },
  ),
];
