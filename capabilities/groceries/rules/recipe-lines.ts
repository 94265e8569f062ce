import { foodKey } from '#food/names.ts';
import { boughtQuantity } from './bought-quantity.ts';
import { type DishInput, needsOf } from './needs.ts';

type CookedRecipe = DishInput['recipe'] & { servings: number };

/** What to buy for a recipe, as lines for a list: added up and rounded like the plan's needs, without staples. */
export function linesOfRecipe(recipe: CookedRecipe, servings: number, staples: readonly string[]): string[] {
  const atHome = new Set(staples.map(foodKey));
  const cooked = {
    factor: `${servings}/${recipe.servings}`,
    date: '',
    mealType: '',
    people: [],
    memberIds: [],
    eaters: [],
  };
  return needsOf([{ ...cooked, recipe }])
    .filter(({ key }) => !atHome.has(key))
    .map((need) => `${boughtQuantity(need)} ${need.food}`.trim());
}
