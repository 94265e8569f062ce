import type { CookingTime } from '#capabilities/meal-preferences/contract.ts';
import type { MealType } from '#food/meals.ts';
import { ratingsAt } from '../ratings.ts';
import { ruledOutBy, type Wish } from '../wishes.ts';
import type { Slot } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';

/** The hard limits of every choice, except the budget. */

/** Dinner recipes are also allowed for lunch. */
export const isForMeal = (recipe: PlanRecipe, mealType: MealType) =>
  recipe.mealType === mealType || (mealType === 'lunch' && recipe.mealType === 'dinner');

/**
 * If there is a time limit, recipes without a time are excluded. Bare meals (name only) are not: the family knows how
 * long they take.
 */
export function isWithinTime({ minutes, isNameOnly }: PlanRecipe, limit: CookingTime | null): boolean {
  if (isNameOnly && minutes === null) return true;
  if (limit === 'quick') return minutes !== null && minutes < 30;
  if (limit === 'moderate') return minutes !== null && minutes <= 60;
  return true;
}

/**
 * Whether the recipe was checked and contains nothing that an eater avoids. For a bare meal only the name was checked;
 * its reason says so (`isUnchecked`).
 */
export const isEdible = ({ isSearched, isNameOnly, conflicts }: PlanRecipe, { avoided }: Pick<Slot, 'avoided'>) =>
  avoided.length === 0 || ((isSearched || isNameOnly) && !avoided.some((word) => conflicts.has(word)));

/** Whether the recipe is edible for the eaters, and none of them said 'not again'. */
export const fits = (recipe: PlanRecipe, slot: Pick<Slot, 'avoided' | 'row'>) =>
  isEdible(recipe, slot) && ratingsAt(recipe.taste.refusals, slot.row.memberIds).length === 0;

/** The likes of the people who eat in these slots. */
export const likesAt = ({ taste }: PlanRecipe, slots: readonly Pick<Slot, 'row'>[]) =>
  ratingsAt(
    taste.likes,
    slots.flatMap(({ row }) => row.memberIds),
  );

/** Whether an eater avoids something that couldn't be checked. */
export const isUnchecked = ({ isSearched }: PlanRecipe, { avoided }: Pick<Slot, 'avoided'>) =>
  !isSearched && avoided.length > 0;

/**
 * Whether the recipe contains nothing that a wish rules out. A recipe that couldn't be searched doesn't count as
 * wanted.
 */
export function isWanted({ isSearched, isNameOnly, conflicts }: PlanRecipe, wishes: readonly Wish[]): boolean {
  const ruledOut = wishes.flatMap((wish) => ruledOutBy[wish] ?? []);
  return ruledOut.length === 0 || ((isSearched || isNameOnly) && !ruledOut.some((word) => conflicts.has(word)));
}

/** The recipes for a meal type that are within the time limit and contain nothing that a wish rules out. */
export const candidatesFor = ({ recipes, preferences, wishes }: PlanInput, mealType: MealType): PlanRecipe[] =>
  recipes.filter(
    (recipe) =>
      isForMeal(recipe, mealType) &&
      isWithinTime(recipe, preferences.cookingTimePreference) &&
      isWanted(recipe, wishes),
  );
