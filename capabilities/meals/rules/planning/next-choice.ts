import { chance } from '#capabilities/wishlists/rules/generator/chance.ts';
import { candidatesFor, fits } from './limits.ts';
import type { MealChoice } from './plan-week.ts';
import { reasonFor } from './reasons.ts';
import type { Slot } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';
import { createWeek } from './week-state.ts';

/**
 * Another recipe for one meal. What was offered before is not remembered: all that fit stand in an order that is fixed for this
 * meal, and the one after the present one is next, so that every one comes before any comes again.
 */
export function nextChoice(input: PlanInput, slot: Slot): MealChoice | undefined {
  const week = createWeek(input, [slot]);
  const { distances } = week.around([slot]);
  const candidates = candidatesFor(input, slot.mealType);
  const isPresent = ({ id }: PlanRecipe) => id === slot.cell?.recipeId;
  const mayBe = (recipe: PlanRecipe) => fits(recipe, slot) && week.budget.allows(week.budget.costOf(recipe, [slot]));
  // What the week has elsewhere comes last, and a dinner for lunch after the lunches.
  const placeOf = (recipe: PlanRecipe) =>
    (distances.has(recipe.id) ? 4 : 0) +
    (recipe.mealType === slot.mealType ? 0 : 2) +
    chance(`${input.seed} ${slot.day} ${slot.mealType} ${recipe.id}`);
  const isCandidate = new Set(candidates);
  const inOrder = input.recipes
    .filter((recipe) => isPresent(recipe) || (isCandidate.has(recipe) && mayBe(recipe)))
    .map((recipe) => ({ recipe, place: placeOf(recipe) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ recipe }) => recipe);
  const next = inOrder[(inOrder.findIndex(isPresent) + 1) % inOrder.length];
  if (!next || isPresent(next)) return undefined;
  return { slot, recipeId: next.id, reason: reasonFor(week, [slot], next, candidates) };
}
