import * as z from 'zod/mini';
import { diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import breakfasts from './starter-breakfasts.json' with { type: 'json' };
import dinners from './starter-dinners.json' with { type: 'json' };
import lunches from './starter-lunches.json' with { type: 'json' };
import meatlessDinners from './starter-meatless-dinners.json' with { type: 'json' };
import toddlerFood from './starter-toddler-food.json' with { type: 'json' };

const minutes = z.int().check(z.minimum(0));

/** A recipe of the starter cookbook, as it is written down in the files. `starter-cookbook.test.ts` holds them to it. */
export const CookbookRecipe = z.strictObject({
  key: z.string(),
  name: z.string(),
  mealType: z.enum(mealTypes),
  description: z.string(),
  /** Lines with their amounts. */
  ingredients: z.array(z.string()),
  /** Steps. */
  instructions: z.array(z.string()),
  servings: z.int(),
  prepTime: minutes,
  cookTime: minutes,
  dietaryTags: z.array(z.enum(diets)),
  suitableForAges: z.array(z.enum(['Toddlers', 'Kids'])),
});
export type CookbookRecipe = z.output<typeof CookbookRecipe>;

/** Recipes of our own writing, so that a family can plan its meals on the first day. */
export const starterCookbook = [
  ...breakfasts,
  ...lunches,
  ...dinners,
  ...meatlessDinners,
  ...toddlerFood,
] as readonly CookbookRecipe[];
