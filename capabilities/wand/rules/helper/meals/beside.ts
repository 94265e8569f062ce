import { recipesApi } from '#capabilities/recipes/contract.ts';
import { isTidyLine } from '../groceries/words.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { recipesNamed } from '../recipes/words.ts';
import { after, request } from '../words/phrases.ts';
import { withoutArticle } from '../words/words.ts';
import { hasFood, mealNamed, type Planned, placesOf, plannedMeals } from './words.ts';

/** What comes beside a dish that stands there already: 'add garlic bread to Wednesday's dinner', 'keep the pasta but add garlic bread'. */

const adds = /^(?:also |just )?(?:add|include|serve|throw in|have|put|do) /i;
const keeps = /\b(?:keep|leave) (?:the |our )?/i;
const turn = /,? (?:but|and)(?: also| just| please)? (?=(?:add|include|serve|throw in|have|put|do) )/i;
const beside = [' to ', ' with ', ' alongside '];
const ofMeal = /^(?:'s |s |the |our |that |for )*(?:breakfast|brunch|lunch|dinner|supper|snack|meal)?$/i;

export async function besideMeal(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { lower, when, text } = clause;
  const said = halves(request(clause.untimed));
  if (!said || !(when.date || mealNamed(lower)) || when.time) return undefined;
  const extra = withoutArticle(said.extra);
  if (!hasFood(extra) || !isTidyLine(extra)) return undefined;
  const [place, ...others] = await standing(said.dish, clause, context);
  // A dish of her own takes the place of another one, unless that is to stay.
  const isDish = !said.isKept && recipesNamed(await context.asked.look(recipesApi.list), extra).length > 0;
  if (!place || others.length > 0 || isDish) return undefined;
  const { date, mealType, recipeId, name } = place;
  const values = { date, mealType, ...(recipeId && { recipeId }), note: `${name} with ${extra}` };
  return [{ kind: 'propose', tool: 'plan_meal', values, quote: text }];
}

/** What stands there, and what comes beside it. */
function halves(said: string): { dish: string; extra: string; isKept: boolean } | undefined {
  const kept = keeps.exec(said);
  const at = said.search(turn);
  if (kept && at > kept.index) {
    const extra = after(said.slice(at).replace(turn, ''), adds) ?? '';
    return { dish: said.slice(kept.index + kept[0].length, at), extra, isKept: true };
  }
  const told = after(said, adds) ?? '';
  const to = Math.max(...beside.map((word) => told.lastIndexOf(word)));
  return to < 0 ? undefined : { dish: told.slice(told.indexOf(' ', to + 1)), extra: told.slice(0, to), isKept: false };
}

async function standing(dish: string, { lower, when: { date } }: Clause, context: Context): Promise<Planned[]> {
  if (!ofMeal.test(dish.trim())) return placesOf(withoutArticle(dish.trim()), context, date);
  const mealType = mealNamed(lower) ?? 'dinner';
  const planned = date ? await plannedMeals(context, date) : [];
  return planned.filter((meal) => meal.date === date && meal.mealType === mealType);
}
