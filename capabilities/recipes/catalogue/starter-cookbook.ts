import type { CookbookRecipe } from '../rules/starter.ts';
import { starterBreakfasts } from './starter-breakfasts.ts';
import { starterDinners } from './starter-dinners.ts';
import { starterLunches } from './starter-lunches.ts';
import { starterMeatlessDinners } from './starter-meatless-dinners.ts';
import { starterToddlerFood } from './starter-toddler-food.ts';

/** Recipes of our own writing, so that a family can plan its meals on the first day. */
export const starterCookbook: readonly CookbookRecipe[] = [
  ...starterBreakfasts,
  ...starterLunches,
  ...starterDinners,
  ...starterMeatlessDinners,
  ...starterToddlerFood,
];
