import { wandApi } from '#capabilities/wand/contract.ts';
import type { Household, HouseholdRecord } from './household.ts';
import { householdLook } from './household-look.ts';

/** The sample family of the Wand's test sentences, answered from memory without a server. */

export const sampleDay = { today: '2026-11-16', now: '09:00', timeZone: 'America/New_York' };

const add = <R extends HouseholdRecord['add']>(
  kind: R,
  ...records: Omit<Extract<HouseholdRecord, { add: R }>, 'add'>[]
) => records.map((record) => ({ add: kind, ...record }) as unknown as HouseholdRecord);

const weekly = { isRecurring: true, recurringFrequency: 'weekly' } as const;
const dinner = (day: string, recipe?: string, note?: string) => ({
  week: '2026-11-16',
  day,
  mealType: 'dinner',
  ...(recipe && { recipe }),
  ...(note && { note }),
});
const lines = (category: string, ...names: string[]) => names.map((name) => ({ name, category }));

const sampleFamily: Household = {
  me: 'Ana',
  ...sampleDay,
  records: [
    ...add(
      'member',
      { memberType: 'adult', name: 'Ana', relationship: 'self', birthdate: '1990-06-04' },
      { memberType: 'adult', name: 'David', relationship: 'partner', birthdate: '1988-09-21' },
      { memberType: 'pet', name: 'Biscuit', petType: 'dog', breed: 'beagle' },
    ),
    ...add(
      'child',
      {
        name: 'Mia',
        birthdate: '2019-03-04',
        allergies: ['Peanuts'],
        shoeSize: '30',
        clothingSize: '122',
        preferences: ['Dinosaurs', 'Painting', 'Swimming'],
      },
      { name: 'Leo', birthdate: '2022-08-12', shoeSize: '26', preferences: ['Trains', 'Puzzles'] },
      { name: 'Nora', birthdate: '2026-02-10' },
    ),
    ...add(
      'appointment',
      { title: 'Dentist', child: 'Mia', date: '2026-11-19', time: '15:30', location: 'Dr. Kim' },
      { title: 'Swim class', child: 'Mia', date: '2026-09-01', time: '16:00', ...weekly },
      { title: 'Piano lesson', child: 'Mia', date: '2026-09-03', time: '17:00', ...weekly },
      { title: 'Pediatrician checkup', child: 'Nora', date: '2026-11-24', time: '10:00' },
      { title: 'Haircut', child: 'Leo', date: '2026-11-21', time: '11:00' },
      { title: 'Haircut', child: 'Mia', date: '2026-11-28', time: '10:00' },
      { title: 'Eye exam', child: 'David', date: '2026-12-02', time: '09:15' },
      { title: 'Parent-teacher conference', date: '2026-11-18', time: '18:00' },
    ),
    ...add(
      'event',
      { title: 'Thanksgiving dinner', date: '2026-11-26', time: '16:00', location: "Grandma's house" },
      {
        title: 'School fair',
        date: '2026-12-05',
        time: '10:00',
        location: 'Lincoln School',
        affectedChildren: ['Mia'],
      },
    ),
    ...add(
      'birthday',
      { name: 'Grandma Rosa', date: '1956-11-20', giftIdeas: ['Scarf', 'Tea set'] },
      { name: 'Uncle Tom', date: '1985-12-14' },
      {
        name: 'Emma',
        date: '2019-11-28',
        relationship: 'friend',
        partyDate: '2026-11-28',
        partyTime: '14:00',
        partyLocation: 'Bounce House',
      },
    ),
    ...add(
      'task',
      { title: 'Order holiday cards', category: 'seasonal', triggerDate: '2026-11-20' },
      { title: 'Flu shots for the kids', category: 'health', triggerDate: '2026-11-30' },
      { title: 'Change the smoke alarm batteries', category: 'recurring', triggerDate: '2026-12-01' },
    ),
    ...add('trip', {
      title: 'Lake Tahoe',
      destination: 'Lake Tahoe',
      startDate: '2026-12-19',
      endDate: '2026-12-23',
      travelers: ['Ana', 'David', 'Mia', 'Leo', 'Nora'],
    }),
    ...add(
      'packing',
      { trip: 'Lake Tahoe', name: 'Snow boots', traveler: 'Mia' },
      { trip: 'Lake Tahoe', name: 'Sunscreen', isPacked: true },
      { trip: 'Lake Tahoe', name: 'Baby monitor' },
    ),
    ...add(
      'recipe',
      { name: 'Apple slices with yogurt', mealType: 'snack', ingredients: ['2 apples', '1 cup yogurt'] },
      { name: 'Chicken soup', mealType: 'dinner', ingredients: ['1 whole chicken', '3 carrots', '250 g noodles'] },
      {
        name: 'Lemon pasta',
        mealType: 'dinner',
        ingredients: ['400 g spaghetti', '2 lemons', '100 g parmesan'],
        isFavorite: true,
      },
      { name: 'Oatmeal', mealType: 'breakfast', ingredients: ['1 cup rolled oats', '2 cups milk'] },
      { name: 'Pancakes', mealType: 'breakfast', ingredients: ['2 cups flour', '2 eggs', '1 cup milk'] },
      { name: 'Peanut noodles', mealType: 'dinner', ingredients: ['250 g noodles', '4 tbsp peanut butter'] },
      {
        name: 'Tacos',
        mealType: 'dinner',
        ingredients: ['500 g ground beef', '8 tortillas', '1 cup cheddar cheese', '1 head lettuce'],
        totalTime: 25,
      },
      { name: 'Veggie wraps', mealType: 'lunch', ingredients: ['4 tortillas', '1 cucumber', '1 avocado'] },
    ),
    ...add(
      'meal',
      dinner('monday', 'Tacos'),
      dinner('tuesday', 'Chicken soup'),
      dinner('wednesday', 'Lemon pasta'),
      dinner('friday', undefined, "Pizza at Grandma's"),
    ),
    ...add(
      'grocery',
      ...lines('Produce', 'bananas', 'lettuce', 'carrots', 'lemons'),
      { name: 'bread', category: 'Bakery', checked: true },
      ...lines('Meat & Seafood', 'ground beef', 'chicken'),
      ...lines('Dairy & Eggs', 'milk', 'eggs', 'cheddar cheese', 'parmesan'),
      ...lines('Pantry', 'tortillas', 'noodles', 'spaghetti'),
      { name: 'diapers', category: 'Baby' },
      { name: 'olive oil', category: 'Pantry', isAtHome: true },
    ),
    ...add(
      'subscription',
      { serviceName: 'Coterie Diapers', subscriptionCost: 9500, nextBillingDate: '2026-11-25' },
      { serviceName: 'HelloFresh', subscriptionCost: 24000, status: 'paused' },
      {
        serviceName: 'Lovevery Play Kits',
        subscriptionCost: 12000,
        billingFrequency: 'quarterly',
        nextBillingDate: '2026-12-10',
      },
      {
        serviceName: 'Thrive Market',
        subscriptionCost: 5995,
        billingFrequency: 'annually',
        nextBillingDate: '2027-03-01',
      },
    ),
  ],
};

const sample = householdLook(sampleFamily, [
  [wandApi.journal, () => [{ heading: 'New appointment', subject: 'Vet', status: 'approved', by: 'Ana' }]],
]);
export const sampleHousehold = sample.members;
export const sampleLook = sample.look;
