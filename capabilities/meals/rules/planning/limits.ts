import type { CookingTime } from '#capabilities/meal-preferences/contract.ts';
import type { MealType } from '#capabilities/recipes/contract.ts';
import type { Slot } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';

/** The limits that no choice breaks; the budget is the other one. */

/** A lunch may be what is usually a dinner. */
export const isForMeal = (recipe: PlanRecipe, mealType: MealType) =>
  recipe.mealType === mealType || (mealType === 'lunch' && recipe.mealType === 'dinner');

/** With a limit, a recipe that does not say how long it takes may take too long. */
export function isInTime({ minutes }: PlanRecipe, limit: CookingTime | null): boolean {
  if (limit === 'quick') return minutes !== null && minutes < 30;
  if (limit === 'moderate') return minutes !== null && minutes <= 60;
  return true;
}

/** Nothing that somebody at the table avoids was found in it, and it could be looked for. */
export const fits = ({ isSearched, meets }: PlanRecipe, { words }: Pick<Slot, 'words'>) =>
  words.length === 0 || (isSearched && !words.some((word) => meets.has(word)));

/** The recipes for one kind of meal that take no longer than they may. */
export const candidatesFor = ({ recipes, preferences }: PlanInput, mealType: MealType): PlanRecipe[] =>
  recipes.filter((recipe) => isForMeal(recipe, mealType) && isInTime(recipe, preferences.cookingTimePreference));
