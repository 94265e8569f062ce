import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { storesApi } from '#capabilities/groceries/shop-contract.ts';
import { mealPreferencesApi } from '#capabilities/meal-preferences/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { mealRatingsApi } from '#capabilities/meals/rating-contract.ts';
import { dayOf, mondayOf } from '#capabilities/meals/rules/week.ts';
import { starterRecipesApi } from '#capabilities/recipes/starter-contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { addDays, today } from '#core/dates.ts';
import type { DemoWrite } from './demo-family.ts';

/** Meals, groceries and subscriptions of the demo family. This week is entered by hand, the next one planned. */

const now = today();
const thisWeek = mondayOf(now);
const nextWeek = addDays(thisWeek, 7);
const inDays = (days: number) => addDays(now, days);

const meal = (days: string[], mealType: string, content: (ids: Record<string, string>) => object): DemoWrite => ({
  endpoint: mealPlansApi.assign,
  body: (ids) => ({ weekStartDate: thisWeek, assignedTo: ['family'], days, mealType, ...content(ids) }),
});

export const demoFood: DemoWrite[] = [
  {
    endpoint: mealPreferencesApi.save,
    body: { familyGrouping: 'family', cookingTimePreference: 'moderate', budgetPerWeek: 18_000 },
  },
  { endpoint: starterRecipesApi.take, body: {} },
  meal(['monday', 'thursday'], 'dinner', (ids) => ({ recipeId: ids['Lemon pasta'] })),
  meal(['tuesday'], 'dinner', (ids) => ({ recipeId: ids.Tacos })),
  meal(['wednesday'], 'dinner', (ids) => ({ recipeId: ids.Tacos, leftover: true })),
  meal(['friday'], 'dinner', (ids) => ({ recipeId: ids['Peanut noodles with chicken'] })),
  meal(['saturday', 'sunday'], 'breakfast', (ids) => ({ recipeId: ids['Sunday pancakes'] })),
  meal(['sunday'], 'lunch', () => ({ note: "At Grandma's" })),
  meal(['monday', 'tuesday', 'wednesday'], 'lunch', (ids) => ({ recipeId: ids['Lunchbox pinwheels'] })),
  meal([dayOf(now)], 'snack', (ids) => ({
    recipeId: ids['Oat and apple bars'],
    guests: [{ name: 'Ella', allergies: ['Gluten'] }],
  })),
  ...[14, 21].map(
    (daysAgo): DemoWrite => ({
      endpoint: mealRatingsApi.rate,
      body: (ids) => ({ recipeId: ids.Tacos, date: inDays(-daysAgo), rating: 'liked' }),
    }),
  ),
  { endpoint: mealPlansApi.planWeek, body: { weekStartDate: nextWeek } },
  { endpoint: storesApi.add, body: { name: 'Corner market', categoryOrder: ['Bakery', 'Produce', 'Dairy & Eggs'] } },
  ...[thisWeek, nextWeek].map((weekStartDate) => ({ endpoint: groceriesApi.generate, body: { weekStartDate } })),
  {
    endpoint: subscriptionsApi.add,
    body: {
      serviceName: 'Coterie Diapers',
      serviceType: 'diaper_subscription',
      subscriptionPlan: 'Size 4, every month',
      subscriptionCost: 9500,
      nextBillingDate: inDays(5),
      accountEmail: 'ana@example.com',
      lastShipmentDate: inDays(-26),
      supplyDays: 28,
    },
  },
  {
    endpoint: subscriptionsApi.add,
    body: {
      serviceName: 'Toys',
      serviceType: 'toy_subscription',
      subscriptionPlan: 'The Play Kits',
      subscriptionCost: 12_000,
      billingFrequency: 'quarterly',
      nextBillingDate: inDays(40),
      lowStockAlert: false,
      notes: 'Pass the outgrown ones on to Ella',
    },
  },
  {
    endpoint: subscriptionsApi.add,
    body: {
      serviceName: 'Food',
      serviceType: 'meal_kit',
      metadata: { service: 'little_spoon' },
      subscriptionPlan: 'Toddler plates',
      subscriptionCost: 5988,
      nextBillingDate: inDays(-12),
      status: 'paused',
    },
  },
];
