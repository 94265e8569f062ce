import { habits } from '#core/habits.ts';
import { once } from '#core/once.ts';
import { lineInFamilyUnits } from '#food/amounts.ts';
import { ingredientOfLine, type StoredIngredient } from '#food/lines.ts';
import { parseLine } from '#food/server/reader.ts';
import { starterCookbook } from '../catalogue/starter-cookbook.ts';
import { isStarterCopy } from '../rules/starter.ts';

/** The lines of the starter cookbook in metric units. Computed once, in the request of a metric family. */
const metricIngredients = once(
  () =>
    new Map(
      starterCookbook
        .flatMap(({ ingredients }) => ingredients)
        .map((line) => [line, ingredientOfLine(lineInFamilyUnits(line, parseLine(line)), null, parseLine)]),
    ),
);

/** Converts a line of our cookbook to the family's units; returns other lines unchanged. */
export const starterLineInUnits = (line: string) =>
  (habits().units === 'metric' && metricIngredients().get(line)?.line) || line;

type Copy = Parameters<typeof isStarterCopy>[0] & { ingredients: StoredIngredient[] };

/** A recipe whose unedited cookbook lines are in the family's units. All other lines are the family's own text. */
export function withOwnLines<Recipe extends Copy>(recipe: Recipe): Recipe {
  if (habits().units === 'us' || !isStarterCopy(recipe)) return recipe;
  const ingredients = recipe.ingredients.map((ingredient) => {
    const metric = metricIngredients().get(ingredient.line);
    return metric ? { ...metric, group: ingredient.group } : ingredient;
  });
  return { ...recipe, ingredients };
}
