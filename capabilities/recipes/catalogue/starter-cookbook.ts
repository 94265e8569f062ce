import * as z from 'zod/mini';
import { diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import breakfasts from './starter-breakfasts.json' with { type: 'json' };
import dinners from './starter-dinners.json' with { type: 'json' };
import lunches from './starter-lunches.json' with { type: 'json' };
import meatlessDinners from './starter-meatless-dinners.json' with { type: 'json' };
import toddlerFood from './starter-toddler-food.json' with { type: 'json' };

const minutes = z.int().check(z.minimum(0));

/** Schema of a recipe in the cookbook's JSON files, checked by `starter-cookbook.test.ts`. */
export const CookbookRecipe = z.strictObject({
  key: z.string(),
  name: z.string(),
  mealType: z.enum(mealTypes),
  description: z.string(),
  /** Lines with amounts: '2 cups flour'. */
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  servings: z.int(),
  prepTime: minutes,
  cookTime: minutes,
  dietaryTags: z.array(z.enum(diets)),
  suitableForAges: z.array(z.enum(['Toddlers', 'Kids'])),
});
export type CookbookRecipe = z.output<typeof CookbookRecipe>;

export const starterCookbook = [
  ...breakfasts,
  ...lunches,
  ...dinners,
  ...meatlessDinners,
  ...toddlerFood,
] as readonly CookbookRecipe[];
