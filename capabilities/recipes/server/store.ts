import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { mealPreferencesOf } from '#capabilities/meal-preferences/server/store.ts';
import type { WeekNightMeal } from '#capabilities/preferences/contract.ts';
import { userPreferences } from '#capabilities/preferences/server/tables.ts';
import type { StoredIngredient } from '#food/lines.ts';
import { concernsFor, linesToSearch, shownIngredient } from '#food/server/reader.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { mapInTurns } from '#server/threads/in-turns.ts';
import type { Recipe } from '../contract.ts';
import { addressKey } from '../rules/page-address.ts';
import { foodCategories, recipes } from './tables.ts';

export type StoredRecipe = typeof recipes.$inferSelect;

export const recipeRows = (scope: Scope) => familyRows(scope, recipes);

export interface Use {
  place: string;
  path: string;
}

/** Whoever refers to recipes, so that none is taken away unnoticed. */
export interface RecipeUser {
  /** Where this recipe would be missed. */
  usesOf(scope: Scope, recipe: StoredRecipe): Promise<Use[]>;
  /** Those of these ids that are in use. */
  usedAmong(scope: Scope, ids: string[]): Promise<string[]>;
}
export const recipeUsers: RecipeUser[] = [];

/** Whom of this household, and which diet of the whole family, a list of ingredients concerns. */
export async function concernsIn(scope: Scope) {
  const people = await familyRows(scope, householdMembers).list({ where: ne(householdMembers.memberType, 'pet') });
  const { dietaryRestrictions } = await mealPreferencesOf(scope);
  return concernsFor([...people, { id: null, name: 'Family', allergies: [], dietaryRestrictions }]);
}

/** Recipes as this family sees them: with its own corrections, and for the people of its household. */
async function shownRecipes(scope: Scope, stored: readonly StoredRecipe[]): Promise<Recipe[]> {
  const concerned = await concernsIn(scope);
  const corrected = await familyRows(scope, foodCategories).list();
  const corrections = new Map(corrected.map(({ foodKey, category }) => [foodKey, category]));
  const shown = (ingredient: StoredIngredient) => shownIngredient(ingredient, corrections);
  // Each line is looked up here first, in turns with other requests, and is remembered for what follows.
  await mapInTurns(
    stored.flatMap(({ ingredients }) => ingredients),
    (ingredient) => concerned([shown(ingredient)]),
  );
  return stored.map((recipe) => ({
    ...recipe,
    ingredients: recipe.ingredients.map(shown),
    concerns: concerned(linesToSearch(recipe)),
  }));
}

export async function shownRecipe(scope: Scope, stored: StoredRecipe): Promise<Recipe> {
  const [recipe] = await shownRecipes(scope, [stored]);
  return recipe as Recipe;
}

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export async function shownByName(scope: Scope): Promise<Recipe[]> {
  const stored = await recipeRows(scope).list();
  return shownRecipes(
    scope,
    stored.toSorted((a, b) => alphabet.compare(a.name, b.name)),
  );
}

/** The recipe that was read from this page before. */
export async function readBefore(scope: Scope, key: string): Promise<StoredRecipe | undefined> {
  const [recipe] = await recipeRows(scope).list({ where: eq(recipes.readFrom, key) });
  return recipe;
}

/** A recipe of which only the name and the link to this page are known, as of a weeknight meal. */
export async function onlyLinked(scope: Scope, key: string): Promise<StoredRecipe | undefined> {
  const isEmpty = and(isNull(recipes.instructions), eq(sql`jsonb_array_length(${recipes.ingredients})`, 0));
  const linked = await recipeRows(scope).list({
    where: and(isNull(recipes.readFrom), isNotNull(recipes.sourceUrl), isEmpty),
  });
  return linked.find(({ sourceUrl }) => sourceUrl && addressKey(sourceUrl) === key);
}

/** How names are compared: nobody means another dish by a capital letter. */
export const bareName = (name: string) => name.trim().toLowerCase();

/** Meals that are new in her list become recipes, once per name: one that she has deleted since does not come back. */
async function addWeeknightMeals(scope: Scope, before: readonly WeekNightMeal[], after: readonly WeekNightMeal[]) {
  const known = new Set(before.map(({ mealName }) => bareName(mealName)));
  const fresh = after.filter(({ mealName }) => !known.has(bareName(mealName)));
  if (fresh.length === 0) return;
  for (const { name } of await recipeRows(scope).list()) known.add(bareName(name));
  for (const { mealName, recipeUrl } of fresh) {
    if (known.has(bareName(mealName))) continue;
    known.add(bareName(mealName));
    await recipeRows(scope).add({ name: mealName, mealType: 'dinner', sourceUrl: recipeUrl ?? null });
  }
}

follow(userPreferences, {
  changed: (scope, preferences, former) =>
    addWeeknightMeals(scope, former.favoriteWeekNightMeals, preferences.favoriteWeekNightMeals),
});
