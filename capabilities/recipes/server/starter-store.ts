import { inArray } from 'drizzle-orm';
import { once } from '#core/once.ts';
import { parseLine, shownIngredient } from '#food/server/reader.ts';
import type { Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Call } from '#server/http/serve.ts';
import { starterCookbook } from '../catalogue/starter-cookbook.ts';
import { createMatcher } from '../rules/cookbook-match.ts';
import { starterMark, takenRecipe } from '../rules/starter.ts';
import { minutesOf } from '../rules/times.ts';
import type { BareMeal, StarterRecipe, starterRecipesApi } from '../starter-contract.ts';
import { bareName, concernsIn, recipeRows, recipeUsers, type StoredRecipe, shownByName, shownRecipe } from './store.ts';
import { recipes } from './tables.ts';

/** Read and searched once: nothing of it depends on who asks. */
const cookbook = once(() =>
  starterCookbook.map(({ key, ...recipe }) => {
    const taken = takenRecipe({ key, ...recipe }, parseLine);
    return { key, taken, ingredients: taken.ingredients.map((ingredient) => shownIngredient(ingredient, new Map())) };
  }),
);
type Entry = ReturnType<typeof cookbook>[number];
type Unfilling = Call<typeof starterRecipesApi.unfill>['body'];

const noSuchStarter = () => new Refusal(422, 'There is no such recipe');

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
  if (keys?.some((key) => !known.has(key))) throw noSuchStarter();
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
  return [await recipeRows(scope).change(id, { ...addedTo(meal, taken), readFrom: taken.readFrom })];
}

const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** The ingredients with what belongs to them, and beside them only what she has not said herself. */
function addedTo(meal: StoredRecipe, taken: Entry['taken']) {
  const { name: _, mealType: __, readFrom: ___, ingredients, servings, language, ...others } = taken;
  const { prepTime, cookTime, totalTime, ...texts } = others;
  const times = minutesOf(meal) === null ? { prepTime, cookTime, totalTime } : {};
  const missing = Object.entries(texts).filter(([field]) => isBlank(meal[field as keyof typeof texts]));
  return { ingredients, servings, language, ...times, ...(Object.fromEntries(missing) as Partial<typeof texts>) };
}

const matching = once(() => createMatcher(cookbook().map((entry) => ({ ...entry, name: entry.taken.name }))));

/** The family's meals without ingredients by name, with what the cookbook has for each. */
export async function listBareMeals(scope: Scope): Promise<BareMeal[]> {
  const bare = (await shownByName(scope)).filter(({ ingredients }) => ingredients.length === 0);
  const concerned = await concernsIn(scope);
  return bare.map(({ id, name, sourceUrl }) => ({
    recipeId: id,
    name,
    sourceUrl,
    offers: matching()(name).map(({ key, taken, ingredients }) => ({
      key,
      name: taken.name,
      ingredients: ingredients.map(({ line }) => line),
      servings: taken.servings,
      concerns: concerned(ingredients),
    })),
  }));
}

export async function fillBareMeal(scope: Scope, id: string, key: string) {
  const entry = cookbook().find((it) => it.key === key);
  if (!entry) throw noSuchStarter();
  const meal = await recipeRows(scope).hold(id);
  if (meal.ingredients.length > 0) throw new Refusal(409, 'This meal has ingredients already');
  const { ingredients, ...added } = addedTo(meal, entry.taken);
  const former = Object.fromEntries(Object.keys(added).map((field) => [field, meal[field as keyof typeof added]]));
  const changed = await recipeRows(scope).change(id, { ingredients, ...added });
  return { recipe: await shownRecipe(scope, changed), former };
}

export async function unfillBareMeal(scope: Scope, id: string, { former, filledAt }: Unfilling) {
  const meal = await recipeRows(scope).hold(id);
  if (meal.updatedAt !== filledAt) throw new Refusal(409, 'This meal has been changed since');
  return shownRecipe(scope, await recipeRows(scope).change(id, { ...former, ingredients: [] }));
}

/** Takes back what was just added. What somebody has changed or planned meanwhile stays. */
export async function giveBackStarters(scope: Scope, keys: readonly string[]) {
  if (keys.length === 0) return { removed: 0 };
  const taken = await recipeRows(scope).list({ where: inArray(recipes.readFrom, keys.map(starterMark)) });
  const unchanged = taken.filter(({ createdAt, updatedAt }) => createdAt === updatedAt).map(({ id }) => id);
  if (unchanged.length === 0) return { removed: 0 };
  const inUse = await Promise.all(recipeUsers.map((user) => user.usedAmong(scope, unchanged)));
  const removed = unchanged.filter((id) => !inUse.flat().includes(id));
  for (const id of removed) await recipeRows(scope).remove(id);
  return { removed: removed.length };
}
