import { childrenApi, householdApi } from '#capabilities/household/contract.ts';
import { onboardingApi } from '#capabilities/profile/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { today } from '#core/dates.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { demoRecipes } from './demo-recipes.ts';

/** A realistic family for screenshots and demos, as a list of API calls. */

export const demoUser = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  password: 'tacos every tuesday',
};

/** One API call. `ids` maps the name or title of each record created so far to its id. */
export interface DemoWrite {
  endpoint: Endpoint;
  params?: (ids: Record<string, string>) => Record<string, string>;
  body?: object | ((ids: Record<string, string>) => object);
}

const write = (endpoint: Endpoint, body: object): DemoWrite => ({ endpoint, body });

/** A birthdate this many years and months ago, so that everyone keeps the same age. */
function bornAgo(years: number, months: number, day = '04') {
  const [year = 0, month = 1] = today().split('-').map(Number);
  const born = new Date(Date.UTC(year - years, month - 1 - months, 1));
  return `${born.toISOString().slice(0, 7)}-${day}`;
}

export const demoFamily: DemoWrite[] = [
  // First, because the onboarding would create empty recipes for its meals with the same names.
  ...demoRecipes.map((recipe) => write(recipesApi.add, recipe)),
  write(onboardingApi.complete, {
    name: 'Ana',
    momCategory: 'Working Mom',
    techSavvyLevel: 'Comfortable',
    familyAdults: 2,
    familyKids: 3,
    familyPets: 1,
    biggestStressTrigger: 'Managing the mental load',
    favoriteHoliday: 'Halloween',
    favoriteStoresForSelf: ['Target', 'Uniqlo'],
    favoriteStoresForKids: ['Old Navy', 'Zara Kids'],
    favoriteInfluencers: ['Busy Toddler'],
    favoriteWeekNightMeals: [{ mealName: 'Tacos' }, { mealName: 'Lemon pasta' }],
    deliveryServicePreference: 'doordash',
    wishForApp: 'Remember the birthday presents before I do, and tell me when the good strawberries are in season.',
    onboardingCompleted: true,
  }),
  write(householdApi.add, {
    memberType: 'adult',
    name: 'Ana',
    relationship: 'self',
    gender: 'Female',
    birthdate: bornAgo(36, 5),
  }),
  write(householdApi.add, {
    memberType: 'adult',
    name: 'David',
    relationship: 'partner',
    gender: 'Male',
    birthdate: bornAgo(38, 2, '21'),
    notes: 'Home by six, except Thursdays',
  }),
  write(childrenApi.add, {
    name: 'Mia',
    birthdate: bornAgo(7, 8),
    preferences: ['Dinosaurs', 'Painting', 'Swimming'],
    favoriteColors: ['Teal', 'Gold'],
    allergies: ['Peanuts'],
    clothingSize: '7',
    shoeSize: "Kids' 13",
    healthNotes: 'Inhaler in the blue bag',
    schedule: [
      { time: '8:15 AM', activity: 'School bus' },
      { time: '8:00 PM', activity: 'Bedtime' },
    ],
  }),
  write(childrenApi.add, {
    name: 'Leo',
    birthdate: bornAgo(4, 3, '12'),
    preferences: ['Trains', 'Puzzles'],
    favoriteColors: ['Red'],
    dietaryRestrictions: ['Vegetarian'],
    clothingSize: '4T',
    shoeSize: 'Toddler 9',
  }),
  write(childrenApi.add, {
    name: 'Noa',
    birthdate: bornAgo(0, 10, '10'),
    preferences: ['Bath time'],
    clothingSize: '12 months',
    shoeSize: 'Baby 4',
  }),
  write(householdApi.add, {
    memberType: 'pet',
    name: 'Biscuit',
    petType: 'dog',
    breed: 'Beagle',
    birthdate: bornAgo(3, 1, '30').replace(/-30$/, '-28'),
    notes: 'Heartworm tablet on the first of the month',
  }),
];
