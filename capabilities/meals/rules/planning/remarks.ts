import type { CookingTime } from '#capabilities/meal-preferences/contract.ts';
import type { MealType } from '#food/meals.ts';
import { withoutWords } from '../wishes.ts';
import { fits, isEdible, isForMeal, isUnchecked, isWanted, isWithinTime } from './limits.ts';
import { joinNames, whoAvoids } from './reasons.ts';
import type { Slot } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';

/** Sentences that say why meals stayed empty; each covers all meals with the same cause. */

const addRecipesHint = 'Add a recipe or the starter cookbook.';

const timeLimitText = (limit: CookingTime | null) =>
  limit === 'quick' ? ' in under 30 minutes' : limit === 'moderate' ? ' within an hour' : '';

/** Why no recipe fits; undefined if only the budget prevents it. */
function noFitRemark(input: PlanInput, slot: Slot): string | undefined {
  const { cookingTimePreference: limit } = input.preferences;
  const without = withoutWords(input.wishes);
  const ofMeal = input.recipes.filter((recipe) => isForMeal(recipe, slot.mealType));
  if (ofMeal.length === 0) return `There's no ${slot.mealType} to choose from yet. ${addRecipesHint}`;
  const quickEnough = ofMeal.filter((recipe) => isWithinTime(recipe, limit));
  if (quickEnough.length === 0) return `No ${slot.mealType} says it's ready${timeLimitText(limit)}. ${addRecipesHint}`;
  const inTime = quickEnough.filter((recipe) => isWanted(recipe, input.wishes));
  if (inTime.length === 0) return `We found no ${slot.mealType} ${without}${timeLimitText(limit)}. ${addRecipesHint}`;
  if (inTime.some((recipe) => fits(recipe, slot))) return undefined;
  if (inTime.some((recipe) => isEdible(recipe, slot)))
    return `You said "not again" to every ${slot.mealType} that fits${timeLimitText(limit)}. ${addRecipesHint}`;
  const uncheckedHint = inTime.some(({ isSearched }) => !isSearched) ? " We left out recipes we couldn't check." : '';
  const limits = [without && ` ${without}`, timeLimitText(limit)].filter(Boolean).join('');
  return `No ${slot.mealType} fits ${whoAvoids(slot.eaters)}${limits}. ${addRecipesHint}${uncheckedHint}`;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const plural: Record<MealType, string> = {
  breakfast: 'breakfasts',
  lunch: 'lunches',
  dinner: 'dinners',
  snack: 'snacks',
};

export function remarksOn(input: PlanInput, unfilled: readonly Slot[]): string[] {
  const remarks = new Set<string>();
  const overBudget = new Map<MealType, Set<string>>();
  for (const slot of unfilled) {
    const remark = noFitRemark(input, slot);
    if (remark) remarks.add(remark);
    else overBudget.set(slot.mealType, (overBudget.get(slot.mealType) ?? new Set()).add(slot.day));
  }
  for (const [mealType, { size }] of overBudget) {
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
  return [`${joinNames(names)} ${have} no ingredients yet, so we couldn't check ${them} for ${whom}.`];
}

/** For a request for another recipe for one meal. */
export const remarksOnAnother = (input: PlanInput, slot: Slot): string[] =>
  slot.cell?.recipeId ? [`No other ${slot.mealType} fits here. ${addRecipesHint}`] : remarksOn(input, [slot]);
