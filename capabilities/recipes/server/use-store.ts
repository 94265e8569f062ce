import { userPreferences } from '#capabilities/preferences/server/tables.ts';
import { comparableName } from '#core/comparable-name.ts';
import { personRows, type Scope } from '#server/database/scope.ts';
import { type RecipeUse, recipeUsers, type StoredRecipe } from './store.ts';

export async function usesOf(scope: Scope, recipe: StoredRecipe): Promise<RecipeUse[]> {
  const uses = await favoriteUses(scope, recipe);
  for (const user of recipeUsers) uses.push(...(await user.usesOf(scope, recipe)));
  return uses;
}

async function favoriteUses(scope: Scope, { name }: StoredRecipe): Promise<RecipeUse[]> {
  const preferences = await personRows(scope, userPreferences).list();
  const meals = preferences.flatMap(({ favoriteWeekNightMeals }) => favoriteWeekNightMeals);
  return meals.some(({ mealName }) => comparableName(mealName) === comparableName(name))
    ? [{ place: 'Your favorite weeknight meals', path: '/profile' }]
    : [];
}
