import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { mealPreferencesOf } from '#capabilities/meal-preferences/server/store.ts';
import { habits } from '#core/habits.ts';
import type { StoredIngredient } from '#food/lines.ts';
import { concernsFor, linesToSearch, shownIngredient } from '#food/server/reader.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { mapInTurns } from '#server/threads/in-turns.ts';
import type { Recipe } from '../contract.ts';
import { drawingOf } from '../rules/dish-drawing.ts';
import { addressKey } from '../rules/page-address.ts';
import { isStarterCopy } from '../rules/starter.ts';
import { starterLineInUnits, withOwnLines } from './own-lines-store.ts';
import { foodCategories, recipes } from './tables.ts';

export type StoredRecipe = typeof recipes.$inferSelect;

export const recipeRows = (scope: Scope) => familyRows(scope, recipes);

export interface RecipeUse {
  place: string;
  path: string;
}

/** Implemented by capabilities that refer to recipes, so that users are warned before a recipe in use is removed. */
export interface RecipeUser {
  usesOf(scope: Scope, recipe: StoredRecipe): Promise<RecipeUse[]>;
  /** Returns the given ids that are in use. */
  usedAmong(scope: Scope, ids: string[]): Promise<string[]>;
}
export const recipeUsers: RecipeUser[] = [];

/** Returns a function that finds concerns of the household and the family's shared diets in ingredients. */
export async function createConcernFinder(scope: Scope) {
  const people = await familyRows(scope, householdMembers).list({ where: ne(householdMembers.memberType, 'pet') });
  const { dietaryRestrictions } = await mealPreferencesOf(scope);
  return concernsFor([...people, { id: null, name: 'Family', allergies: [], dietaryRestrictions }]);
}

/** Converts stored recipes to the API shape, with the family's category corrections and the household's concerns. */
async function shownRecipes(scope: Scope, rows: readonly StoredRecipe[]): Promise<Recipe[]> {
  const stored = rows.map(withOwnLines);
  const findConcerns = await createConcernFinder(scope);
  const corrected = await familyRows(scope, foodCategories).list();
  const corrections = new Map(corrected.map(({ foodKey, category }) => [foodKey, category]));
  const shown = (ingredient: StoredIngredient) => shownIngredient(ingredient, corrections);
  // Fills the caches and lets other requests run in between; the code below then only reads from them.
  await mapInTurns(
    stored.flatMap(({ ingredients }) => ingredients),
    (ingredient) => findConcerns([shown(ingredient)]),
  );
  return stored.map((recipe) => ({
    ...recipe,
    ingredients: recipe.ingredients.map(shown),
    drawing: drawingOf(recipe),
    concerns: findConcerns(linesToSearch(recipe)),
  }));
}

export async function shownRecipe(scope: Scope, stored: StoredRecipe): Promise<Recipe> {
  const [recipe] = await shownRecipes(scope, [stored]);
  return recipe as Recipe;
}

/** Returns a function that gives a line as the recipe's page shows it: our own lines are in the family's units. */
export async function createLineWriter(scope: Scope, recipeIds: readonly string[]) {
  const isNeeded = habits().units === 'metric' && recipeIds.length > 0;
  const rows = isNeeded ? await recipeRows(scope).list({ where: inArray(recipes.id, [...new Set(recipeIds)]) }) : [];
  const copies = new Set(rows.filter(isStarterCopy).map(({ id }) => id));
  return (recipeId: string, line: string) => (copies.has(recipeId) ? starterLineInUnits(line) : line);
}

const nameCollator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export async function listRecipesByName(scope: Scope): Promise<Recipe[]> {
  const stored = await recipeRows(scope).list();
  return shownRecipes(
    scope,
    stored.toSorted((a, b) => nameCollator.compare(a.name, b.name)),
  );
}

/** The recipe extracted from this page before, if any. */
export async function findByPage(scope: Scope, key: string): Promise<StoredRecipe | undefined> {
  const [recipe] = await recipeRows(scope).list({ where: eq(recipes.readFrom, key) });
  return recipe;
}

/** The bare meal that links to this page, if the family has one; the onboarding asks for such links. */
export async function findLinkedMeal(scope: Scope, key: string): Promise<StoredRecipe | undefined> {
  const isEmpty = and(isNull(recipes.instructions), eq(sql`jsonb_array_length(${recipes.ingredients})`, 0));
  const linked = await recipeRows(scope).list({
    where: and(isNull(recipes.readFrom), isNotNull(recipes.sourceUrl), isEmpty),
  });
  return linked.find(({ sourceUrl }) => sourceUrl && addressKey(sourceUrl) === key);
}
