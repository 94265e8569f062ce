import type { CookingTime } from '#capabilities/meal-preferences/contract.ts';
import type { MealType } from '#food/meals.ts';
import { fits, isForMeal, isInTime, isUnchecked } from './limits.ts';
import { listed, whoAvoids } from './reasons.ts';
import type { Slot } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';

/** Why something stayed empty, one sentence for all the meals it is true of. */

const help = 'Add a recipe or the starter cookbook.';

const within = (limit: CookingTime | null) =>
  limit === 'quick' ? ' in under 30 minutes' : limit === 'moderate' ? ' within an hour' : '';

/** What nothing is there for; undefined where only the budget stands in the way. */
function nothingFits(input: PlanInput, slot: Slot): string | undefined {
  const { cookingTimePreference: limit } = input.preferences;
  const ofMeal = input.recipes.filter((recipe) => isForMeal(recipe, slot.mealType));
  if (ofMeal.length === 0) return `There is no ${slot.mealType} to choose from yet. ${help}`;
  const inTime = ofMeal.filter((recipe) => isInTime(recipe, limit));
  if (inTime.length === 0) return `No ${slot.mealType} says that it is ready${within(limit)}. ${help}`;
  if (inTime.some((recipe) => fits(recipe, slot))) return undefined;
  const unread = inTime.some(({ isSearched }) => !isSearched)
    ? ' Recipes in which we could not look for it were left out.'
    : '';
  return `No ${slot.mealType} fits ${whoAvoids(slot.eaters)}${within(limit)}. ${help}${unread}`;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const plural: Record<MealType, string> = {
  breakfast: 'breakfasts',
  lunch: 'lunches',
  dinner: 'dinners',
  snack: 'snacks',
};

export function remarksOn(input: PlanInput, left: readonly Slot[]): string[] {
  const remarks = new Set<string>();
  const unpaid = new Map<MealType, Set<string>>();
  for (const slot of left) {
    const remark = nothingFits(input, slot);
    if (remark) remarks.add(remark);
    else unpaid.set(slot.mealType, (unpaid.get(slot.mealType) ?? new Set()).add(slot.day));
  }
  for (const [mealType, { size }] of unpaid) {
    const meals = size === 1 ? mealType : plural[mealType];
    remarks.add(
      `Your budget of ${dollars(input.preferences.budgetPerWeek ?? 0)} has no room for ${size} more ${meals}.`,
    );
  }
  return [...remarks];
}

/** 'Tacos and Pizza have no ingredients yet, so we couldn't check them for Mia (Peanuts).' */
export function remarksOnUnchecked(chosen: readonly { slot: Slot; recipe: PlanRecipe }[]): string[] {
  const unchecked = chosen.filter(({ slot, recipe }) => isUnchecked(recipe, slot));
  const names = [...new Set(unchecked.map(({ recipe }) => recipe.name))];
  if (names.length === 0) return [];
  const [have, them] = names.length === 1 ? ['has', 'it'] : ['have', 'them'];
  const whom = whoAvoids(unchecked.flatMap(({ slot }) => slot.eaters));
  return [`${listed(names)} ${have} no ingredients yet, so we couldn't check ${them} for ${whom}.`];
}

/** For one meal, when she asked for another recipe than the present one. */
export const remarksOnOther = (input: PlanInput, slot: Slot): string[] =>
  slot.cell?.recipeId ? [`No other ${slot.mealType} fits here. ${help}`] : remarksOn(input, [slot]);
