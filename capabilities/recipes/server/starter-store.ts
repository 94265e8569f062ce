import { inArray } from 'drizzle-orm';
import { mealCells } from '#capabilities/meals/server/tables.ts';
import { once } from '#core/once.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { starterCookbook } from '../catalogue/starter-cookbook.ts';
import { starterMark, takenRecipe } from '../rules/starter.ts';
import type { StarterRecipe } from '../starter-contract.ts';
import { parseLine, shownIngredient } from './ingredient-store.ts';
import { bareName, concernsIn, recipeRows, type StoredRecipe } from './store.ts';
import { recipes } from './tables.ts';

/** Read and searched once: nothing of it depends on who asks. */
const cookbook = once(() =>
  starterCookbook.map(({ key, ...recipe }) => {
    const taken = takenRecipe({ key, ...recipe }, parseLine);
    return { key, taken, ingredients: taken.ingredients.map((ingredient) => shownIngredient(ingredient, new Map())) };
  }),
);
type Entry = ReturnType<typeof cookbook>[number];

/** A weeknight meal of which nothing but the name was ever told: of the same name, ours is what it was waiting for. */
const isOnlyNamed = ({ ingredients, instructions, sourceUrl, createdAt, updatedAt }: StoredRecipe) =>
  ingredients.length === 0 && !instructions && !sourceUrl && createdAt === updatedAt;

/** Whether a family has it already, under its own name or, renamed, as one of ours; and the meal that waits for it. */
async function foundIn(scope: Scope) {
  const own = await recipeRows(scope).list();
  const marks = new Set(own.map(({ readFrom }) => readFrom));
  const whole = new Set(own.filter((recipe) => !isOnlyNamed(recipe)).map(({ name }) => bareName(name)));
  const named = new Map(own.filter(isOnlyNamed).map((recipe) => [bareName(recipe.name), recipe]));
  return {
    isThere: ({ taken }: Entry) => whole.has(bareName(taken.name)) || marks.has(taken.readFrom),
    waiting: ({ taken }: Entry) => named.get(bareName(taken.name)),
  };
}

export async function listStarters(scope: Scope): Promise<StarterRecipe[]> {
  const { isThere } = await foundIn(scope);
  const concerned = await concernsIn(scope);
  return cookbook().map((entry) => ({
    ...entry.taken,
    key: entry.key,
    minutes: entry.taken.totalTime,
    concerns: concerned(entry.ingredients),
    isThere: isThere(entry),
  }));
}

/** Those named, or all. What the family has stays as it is, and two taps at once add each once. */
export async function takeStarters(scope: Scope, keys: readonly string[] | undefined) {
  const known = new Set(cookbook().map(({ key }) => key));
  if (keys?.some((key) => !known.has(key))) throw new Refusal(422, 'There is no such recipe');
  const { isThere, waiting } = await foundIn(scope);
  const wanted = cookbook().filter((entry) => (keys?.includes(entry.key) ?? true) && !isThere(entry));
  const missing = wanted.filter((entry) => !waiting(entry)).map(({ taken }) => taken);
  const written = await recipeRows(scope).addMissing(missing);
  for (const entry of wanted) {
    const meal = waiting(entry);
    if (meal) written.push(...(await filled(scope, meal.id, entry)));
  }
  const marks = written.map(({ readFrom }) => readFrom);
  return { keys: wanted.filter(({ taken }) => marks.includes(taken.readFrom)).map(({ key }) => key) };
}

/** Under the name she gave it. Whoever comes second finds it filled. */
async function filled(scope: Scope, id: string, { taken }: Entry): Promise<StoredRecipe[]> {
  const meal = await recipeRows(scope).hold(id);
  if (!isOnlyNamed(meal)) return [];
  return [await recipeRows(scope).change(id, { ...taken, name: meal.name, mealType: meal.mealType })];
}

/** Takes back what was just added. What somebody has changed or planned meanwhile stays. */
export async function giveBackStarters(scope: Scope, keys: readonly string[]) {
  if (keys.length === 0) return { removed: 0 };
  const taken = await recipeRows(scope).list({ where: inArray(recipes.readFrom, keys.map(starterMark)) });
  const unchanged = taken.filter(({ createdAt, updatedAt }) => createdAt === updatedAt).map(({ id }) => id);
  if (unchanged.length === 0) return { removed: 0 };
  const cells = await familyRows(scope, mealCells).list({ where: inArray(mealCells.recipeId, unchanged) });
  const planned = new Set(cells.map(({ recipeId }) => recipeId));
  const removed = unchanged.filter((id) => !planned.has(id));
  for (const id of removed) await recipeRows(scope).remove(id);
  return { removed: removed.length };
}
