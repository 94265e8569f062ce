import { fits } from './limits.ts';
import { scoreOf } from './score.ts';
import type { Table } from './slots.ts';
import type { PlanRecipe } from './week-input.ts';
import type { Surroundings, Week } from './week-state.ts';

interface Chances {
  /** From 0 to 1, by the seed. */
  luckOf(recipe: PlanRecipe): number;
  /** In cents: what a meal may cost if the rest of the week is to be fed as well. */
  allowance: number;
}

/** Of what fits everybody at the table and what is left of the budget, that which there is most reason for. */
export function bestFor(
  week: Week,
  table: Readonly<Table>,
  candidates: readonly PlanRecipe[],
  { luckOf, allowance }: Chances,
): PlanRecipe | undefined {
  const [{ date, mealType }] = table;
  const around = week.around(table);
  let best: PlanRecipe | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const recipe of candidates) {
    if (!table.every((slot) => fits(recipe, slot))) continue;
    const cost = week.budget.costOf(recipe, table);
    if (!week.budget.allows(cost)) continue;
    const score = scoreOf({
      isFavorite: recipe.isFavorite,
      daysSince: week.daysSince(recipe, date),
      distance: around.distances.get(recipe.id),
      sameFoods: shareOf(recipe, around),
      isSecondChoice: recipe.mealType !== mealType,
      isFormer: table.some(({ cell }) => cell?.recipeId === recipe.id),
      timesAllowance: cost > 0 ? cost / allowance : 0,
      luck: luckOf(recipe),
    });
    if (score > bestScore) [best, bestScore] = [recipe, score];
  }
  return best;
}

/** The part of its main foods that stand on the table around it anyway. */
const shareOf = ({ mainFoods }: PlanRecipe, { foods }: Surroundings) =>
  mainFoods.length === 0 ? 0 : mainFoods.filter((food) => foods.has(food)).length / mainFoods.length;
