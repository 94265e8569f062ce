import { fits, likesAt } from './limits.ts';
import { scoreOf } from './score.ts';
import type { SlotGroup } from './slots.ts';
import type { PlanRecipe } from './week-input.ts';
import type { Surroundings, Week } from './week-state.ts';

interface SelectionOptions {
  /** Random number from 0 to 1, derived from the seed. */
  tieBreakerOf(recipe: PlanRecipe): number;
  /** Average budget per remaining meal, in cents. */
  allowance: number;
  /** Whether a liked recipe goes before the others. */
  isLikedDay: boolean;
  isPassed(recipe: PlanRecipe): boolean;
  isKept(recipe: PlanRecipe): boolean;
  missedWishesOf(recipe: PlanRecipe): number;
}

/** The recipe with the highest score that fits all eaters of the group and the remaining budget. */
export function findBestRecipe(
  week: Week,
  group: Readonly<SlotGroup>,
  candidates: readonly PlanRecipe[],
  { tieBreakerOf, allowance, isLikedDay, isPassed, isKept, missedWishesOf }: SelectionOptions,
): PlanRecipe | undefined {
  const [{ date, mealType }] = group;
  const surroundings = week.around(group);
  let best: PlanRecipe | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const recipe of candidates) {
    if (!group.every((slot) => fits(recipe, slot))) continue;
    const cost = week.budget.costOf(recipe, group);
    if (!week.budget.allows(cost)) continue;
    const isLiked = likesAt(recipe, group).length > 0;
    const score = scoreOf({
      isFavorite: recipe.isFavorite,
      isOwn: recipe.isOwn && recipe.mealType === mealType,
      isPreferred: isLiked && isLikedDay,
      isTooSoon: isLiked && week.isNextTo(recipe),
      daysSince: week.daysSince(recipe, date),
      distance: surroundings.distances.get(recipe.id),
      sharedFoods: sharedFoodShare(recipe, surroundings),
      isSecondChoice: recipe.mealType !== mealType,
      isPassed: isPassed(recipe),
      isKept: isKept(recipe),
      extraLines: week.extraLines(recipe),
      missedWishes: missedWishesOf(recipe),
      costRatio: cost > 0 ? cost / allowance : 0,
      tieBreaker: tieBreakerOf(recipe),
    });
    if (score > bestScore) [best, bestScore] = [recipe, score];
  }
  return best;
}

/** The share of its main foods that are also in the neighboring meals. */
const sharedFoodShare = ({ mainFoods }: PlanRecipe, { foods }: Surroundings) =>
  mainFoods.length === 0 ? 0 : mainFoods.filter((food) => foods.has(food)).length / mainFoods.length;
