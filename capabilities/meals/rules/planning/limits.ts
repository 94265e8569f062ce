import type { CookingTime } from '#capabilities/meal-preferences/contract.ts';
import type { MealType } from '#food/meals.ts';
import type { Slot } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';

/** The limits that no choice breaks; the budget is the other one. */

/** A lunch may be what is usually a dinner. */
export const isForMeal = (recipe: PlanRecipe, mealType: MealType) =>
  recipe.mealType === mealType || (mealType === 'lunch' && recipe.mealType === 'dinner');

/**
 * With a limit, a recipe that does not say how long it takes may take too long; but not a meal of her own that is only a name,
 * because she knows how long it takes.
 */
export function isInTime({ minutes, isNamedOnly }: PlanRecipe, limit: CookingTime | null): boolean {
  if (isNamedOnly && minutes === null) return true;
  if (limit === 'quick') return minutes !== null && minutes < 30;
  if (limit === 'moderate') return minutes !== null && minutes <= 60;
  return true;
}

/**
 * Nothing that somebody at the table avoids was found in it, and it could be looked for. Of a meal that is only a name, the name
 * was looked at; what else is in it is hers to know, and its reason says so (`isUnchecked`).
 */
export const fits = ({ isSearched, isNamedOnly, meets }: PlanRecipe, { words }: Pick<Slot, 'words'>) =>
  words.length === 0 || ((isSearched || isNamedOnly) && !words.some((word) => meets.has(word)));

/** Somebody at the table avoids something, and nobody could look for it. */
export const isUnchecked = ({ isSearched }: PlanRecipe, { words }: Pick<Slot, 'words'>) =>
  !isSearched && words.length > 0;

/** The recipes for one kind of meal that take no longer than they may. */
export const candidatesFor = ({ recipes, preferences }: PlanInput, mealType: MealType): PlanRecipe[] =>
  recipes.filter((recipe) => isForMeal(recipe, mealType) && isInTime(recipe, preferences.cookingTimePreference));
