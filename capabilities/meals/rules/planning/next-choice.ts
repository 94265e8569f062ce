import { chance } from '#capabilities/wishlists/rules/generator/chance.ts';
import { candidatesFor, fits, likesAt } from './limits.ts';
import type { MealChoice } from './plan-week.ts';
import { reasonFor } from './reasons.ts';
import type { Slot } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';
import { createWeek } from './week-state.ts';

/**
 * Another recipe for one meal. Stateless: the candidates have a fixed random order for this meal, and the one after the
 * current recipe is next, so that all are offered before any is repeated.
 */
export function nextChoice(input: PlanInput, slot: Slot): MealChoice | undefined {
  const week = createWeek(input, [slot]);
  const { distances } = week.around([slot]);
  const candidates = candidatesFor(input, slot.mealType);
  const isCurrent = ({ id }: PlanRecipe) => id === slot.cell?.recipeId;
  const isAllowed = (recipe: PlanRecipe) =>
    fits(recipe, slot) && week.budget.allows(week.budget.costOf(recipe, [slot]));
  const isTooSoon = (recipe: PlanRecipe) => week.isNextTo(recipe) && likesAt(recipe, [slot]).length > 0;
  // Recipes used elsewhere in the week come last, then dinner recipes at lunch, then liked ones of the week before or
  // after.
  const rankOf = (recipe: PlanRecipe) =>
    (distances.has(recipe.id) ? 8 : 0) +
    (recipe.mealType === slot.mealType ? 0 : 4) +
    (isTooSoon(recipe) ? 2 : 0) +
    chance(`${input.seed} ${slot.day} ${slot.mealType} ${recipe.id}`);
  const isCandidate = new Set(candidates);
  const ranked = input.recipes
    .filter((recipe) => isCurrent(recipe) || (isCandidate.has(recipe) && isAllowed(recipe)))
    .map((recipe) => ({ recipe, rank: rankOf(recipe) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ recipe }) => recipe);
  const next = ranked[(ranked.findIndex(isCurrent) + 1) % ranked.length];
  if (!next || isCurrent(next)) return undefined;
  return { slot, recipeId: next.id, leftover: false, reason: reasonFor(week, [slot], next, candidates) };
}
