import { inArray } from 'drizzle-orm';
import { comparableName } from '#core/comparable-name.ts';
import { once } from '#core/once.ts';
import { parseLine, shownIngredient } from '#food/server/reader.ts';
import type { Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Call } from '#server/http/serve.ts';
import { starterCookbook } from '../catalogue/starter-cookbook.ts';
import { createDinnerMatcher, createMatcher } from '../rules/cookbook-match.ts';
import { drawingOf } from '../rules/dish-drawing.ts';
import { copyForFamily, starterSourceKey } from '../rules/starter.ts';
import { minutesOf } from '../rules/times.ts';
import type { BareMeal, StarterRecipe, starterRecipesApi } from '../starter-contract.ts';
import { starterLineInUnits } from './own-lines-store.ts';
import {
  createConcernFinder,
  listRecipesByName,
  recipeRows,
  recipeUsers,
  type StoredRecipe,
  shownRecipe,
} from './store.ts';
import { recipes } from './tables.ts';

/** Parsed once, because it's the same for every family. */
const cookbook = once(() =>
  starterCookbook.map(({ key, ...recipe }) => {
    const copy = copyForFamily({ key, ...recipe }, parseLine);
    return {
      key,
      copy,
      drawing: drawingOf(copy),
      ingredients: copy.ingredients.map((ingredient) => shownIngredient(ingredient, new Map())),
    };
  }),
);
type CookbookItem = ReturnType<typeof cookbook>[number];
type UnfillBody = Call<typeof starterRecipesApi.unfill>['body'];

const unknownStarter = () => new Refusal(422, "There's no such recipe");

/** Whether a recipe is only a name and never changed, as a weeknight meal. A starter recipe of that name fills it. */
const isNameOnly = ({ ingredients, instructions, sourceUrl, createdAt, updatedAt }: StoredRecipe) =>
  ingredients.length === 0 && !instructions && !sourceUrl && createdAt === updatedAt;

/** Looks up which starter recipes the family already has (by name or source), and which bare meals they would fill. */
async function matchFamilyRecipes(scope: Scope) {
  const recipesOfFamily = await recipeRows(scope).list();
  const sourceKeys = new Set(recipesOfFamily.map(({ readFrom }) => readFrom));
  const completeNames = new Set(
    recipesOfFamily.filter((recipe) => !isNameOnly(recipe)).map(({ name }) => comparableName(name)),
  );
  const bareByName = new Map(recipesOfFamily.filter(isNameOnly).map((recipe) => [comparableName(recipe.name), recipe]));
  return {
    isThere: ({ copy }: CookbookItem) => completeNames.has(comparableName(copy.name)) || sourceKeys.has(copy.readFrom),
    bareMealFor: ({ copy }: CookbookItem) => bareByName.get(comparableName(copy.name)),
  };
}

export async function listStarters(scope: Scope): Promise<StarterRecipe[]> {
  const { isThere } = await matchFamilyRecipes(scope);
  const findConcerns = await createConcernFinder(scope);
  return cookbook().map((entry) => ({
    ...entry.copy,
    key: entry.key,
    minutes: entry.copy.totalTime,
    drawing: entry.drawing,
    concerns: findConcerns(entry.ingredients),
    isThere: isThere(entry),
  }));
}

/** Adds the given starter recipes, or all. Existing recipes stay; concurrent calls add each one only once. */
export async function takeStarters(scope: Scope, keys: readonly string[] | undefined) {
  const knownKeys = new Set(cookbook().map(({ key }) => key));
  if (keys?.some((key) => !knownKeys.has(key))) throw unknownStarter();
  const { isThere, bareMealFor } = await matchFamilyRecipes(scope);
  const selected = cookbook().filter((entry) => (keys?.includes(entry.key) ?? true) && !isThere(entry));
  const missing = selected.filter((entry) => !bareMealFor(entry)).map(({ copy }) => copy);
  const saved = await recipeRows(scope).addMissing(missing);
  for (const entry of selected) {
    const meal = bareMealFor(entry);
    if (meal) saved.push(...(await fillIfBare(scope, meal.id, entry)));
  }
  const sourceKeys = saved.map(({ readFrom }) => readFrom);
  return {
    keys: selected.filter(({ copy }) => sourceKeys.includes(copy.readFrom)).map(({ key }) => key),
    recipeIds: saved.map(({ id }) => id),
  };
}

/** Fills a bare meal but keeps its name; returns nothing if a concurrent call has already filled it. */
async function fillIfBare(scope: Scope, id: string, { copy }: CookbookItem): Promise<StoredRecipe[]> {
  const meal = await recipeRows(scope).hold(id);
  if (!isNameOnly(meal)) return [];
  return [await recipeRows(scope).change(id, { ...fieldsToFill(meal, copy), readFrom: copy.readFrom })];
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** The fields to set on a meal: ingredients, servings and language, and other fields only where the meal has none. */
function fieldsToFill(meal: StoredRecipe, copy: CookbookItem['copy']) {
  const { name: _, mealType: __, readFrom: ___, ingredients, servings, language, ...others } = copy;
  const { prepTime, cookTime, totalTime, ...texts } = others;
  const times = minutesOf(meal) === null ? { prepTime, cookTime, totalTime } : {};
  const missing = Object.entries(texts).filter(([field]) => isEmpty(meal[field as keyof typeof texts]));
  return { ingredients, servings, language, ...times, ...(Object.fromEntries(missing) as Partial<typeof texts>) };
}

const matcher = once(() => createMatcher(cookbook().map((entry) => ({ ...entry, name: entry.copy.name }))));
const dinnerMatcher = once(() => createDinnerMatcher(cookbook().map(({ copy }) => copy)));

/** A copy of the recipe that matches best, or only of a close match. */
export function copyOfMatch(name: string, { onlyClose }: { onlyClose: boolean }) {
  const [best] = dinnerMatcher()(name);
  return best && (best.isClose || !onlyClose) ? best.entry : undefined;
}

/** The family's meals without ingredients, sorted by name, with matching cookbook recipes. */
export async function listBareMeals(scope: Scope): Promise<BareMeal[]> {
  const bareMeals = (await listRecipesByName(scope)).filter(({ ingredients }) => ingredients.length === 0);
  const findConcerns = await createConcernFinder(scope);
  return bareMeals.map(({ id, name, sourceUrl }) => ({
    recipeId: id,
    name,
    sourceUrl,
    offers: matcher()(name).map(({ entry: { key, copy, ingredients } }) => ({
      key,
      name: copy.name,
      ingredients: ingredients.map(({ line }) => starterLineInUnits(line)),
      servings: copy.servings,
      concerns: findConcerns(ingredients),
    })),
  }));
}

export async function fillBareMeal(scope: Scope, id: string, key: string) {
  const entry = cookbook().find((it) => it.key === key);
  if (!entry) throw unknownStarter();
  const meal = await recipeRows(scope).hold(id);
  if (meal.ingredients.length > 0) throw new Refusal(409, 'This meal already has ingredients');
  const { ingredients, ...added } = fieldsToFill(meal, entry.copy);
  const former = Object.fromEntries(Object.keys(added).map((field) => [field, meal[field as keyof typeof added]]));
  const changed = await recipeRows(scope).change(id, { ingredients, ...added });
  return { recipe: await shownRecipe(scope, changed), former };
}

export async function undoFillBareMeal(scope: Scope, id: string, { former, filledAt }: UnfillBody) {
  const meal = await recipeRows(scope).hold(id);
  if (meal.updatedAt !== filledAt) throw new Refusal(409, 'This meal has been changed since');
  return shownRecipe(scope, await recipeRows(scope).change(id, { ...former, ingredients: [] }));
}

/** Undoes `takeStarters`, except for recipes changed or planned since. */
export async function undoTakeStarters(scope: Scope, keys: readonly string[]) {
  if (keys.length === 0) return { removed: 0 };
  const added = await recipeRows(scope).list({ where: inArray(recipes.readFrom, keys.map(starterSourceKey)) });
  const unchanged = added.filter(({ createdAt, updatedAt }) => createdAt === updatedAt).map(({ id }) => id);
  if (unchanged.length === 0) return { removed: 0 };
  const inUse = await Promise.all(recipeUsers.map((user) => user.usedAmong(scope, unchanged)));
  const removed = unchanged.filter((id) => !inUse.flat().includes(id));
  for (const id of removed) await recipeRows(scope).remove(id);
  return { removed: removed.length };
}
