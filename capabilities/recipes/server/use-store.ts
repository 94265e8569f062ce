import { userPreferences } from '#capabilities/preferences/server/tables.ts';
import { personRows, type Scope } from '#server/database/scope.ts';
import { bareName, recipeUsers, type StoredRecipe, type Use } from './store.ts';

/** Where she would miss it. */
export async function usesOf(scope: Scope, recipe: StoredRecipe): Promise<Use[]> {
  const uses = await favoriteUses(scope, recipe);
  for (const user of recipeUsers) uses.push(...(await user.usesOf(scope, recipe)));
  return uses;
}

async function favoriteUses(scope: Scope, { name }: StoredRecipe): Promise<Use[]> {
  const told = await personRows(scope, userPreferences).list();
  const meals = told.flatMap(({ favoriteWeekNightMeals }) => favoriteWeekNightMeals);
  return meals.some(({ mealName }) => bareName(mealName) === bareName(name))
    ? [{ place: 'Your favorite weeknight meals', path: '/profile' }]
    : [];
}
