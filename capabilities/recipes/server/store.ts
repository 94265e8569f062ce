import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import type { WeekNightMeal } from '#capabilities/profile/contract.ts';
import { userPreferences } from '#capabilities/profile/server/tables.ts';
import { familyRows, personRows, type Scope } from '#server/database/scope.ts';
import type { Recipe } from '../contract.ts';
import { addressKey } from '../rules/page-address.ts';
import { concernsFor, shownIngredient } from './ingredient-store.ts';
import { foodCategories, recipes } from './tables.ts';

export type StoredRecipe = typeof recipes.$inferSelect;

export const recipeRows = (scope: Scope) => familyRows(scope, recipes);

/** How a recipe is shown to this family: with its own corrections, and for the people of its household. */
export async function showFor(scope: Scope): Promise<(stored: StoredRecipe) => Recipe> {
  const people = await familyRows(scope, householdMembers).list({ where: ne(householdMembers.memberType, 'pet') });
  const corrected = await familyRows(scope, foodCategories).list();
  const corrections = new Map(corrected.map(({ foodKey, category }) => [foodKey, category]));
  const concerned = concernsFor(people);
  return (stored) => {
    const ingredients = stored.ingredients.map((ingredient) => shownIngredient(ingredient, corrections));
    return { ...stored, ingredients, concerns: concerned(ingredients) };
  };
}

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export async function shownByName(scope: Scope): Promise<Recipe[]> {
  const stored = await recipeRows(scope).list();
  return stored.toSorted((a, b) => alphabet.compare(a.name, b.name)).map(await showFor(scope));
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

const bare = (name: string) => name.trim().toLowerCase();

/** Meals that are new in her list become recipes, once per name: one that she has deleted since does not come back. */
export async function addWeeknightMeals(
  scope: Scope,
  before: readonly WeekNightMeal[],
  after: readonly WeekNightMeal[],
) {
  const known = new Set(before.map(({ mealName }) => bare(mealName)));
  const fresh = after.filter(({ mealName }) => !known.has(bare(mealName)));
  if (fresh.length === 0) return;
  for (const { name } of await recipeRows(scope).list()) known.add(bare(name));
  for (const { mealName, recipeUrl } of fresh) {
    if (known.has(bare(mealName))) continue;
    known.add(bare(mealName));
    await recipeRows(scope).add({ name: mealName, mealType: 'dinner', sourceUrl: recipeUrl ?? null });
  }
}

/** Where she would miss it. */
export async function usesOf(scope: Scope, { name }: StoredRecipe) {
  const told = await personRows(scope, userPreferences).list();
  const meals = told.flatMap(({ favoriteWeekNightMeals }) => favoriteWeekNightMeals);
  return meals.some(({ mealName }) => bare(mealName) === bare(name))
    ? [{ place: 'Your favorite weeknight meals', path: '/profile' }]
    : [];
}
