import type { PlanRecipe } from '#capabilities/meals/rules/planning/week-input.ts';
import { noTaste } from '#capabilities/meals/rules/ratings.ts';

/** A dinner for planning tests, with most facts unknown. */
export const planRecipe = (id: string, more: Partial<PlanRecipe> = {}): PlanRecipe => ({
  id,
  name: id,
  mealType: 'dinner',
  minutes: null,
  isFavorite: false,
  isOwn: false,
  keeping: 'poorly',
  costPerServing: null,
  priceClass: 1,
  servings: 4,
  isSearched: true,
  isNameOnly: false,
  conflicts: new Set(),
  mainFoods: [],
  foods: [],
  taste: noTaste,
  ...more,
});
