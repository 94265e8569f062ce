import type { WeekNightMeal } from '#capabilities/preferences/contract.ts';
import { userPreferences } from '#capabilities/preferences/server/tables.ts';
import { comparableName } from '#core/comparable-name.ts';
import { follow, type Scope } from '#server/database/scope.ts';
import { copyOfMatch } from './starter-store.ts';
import { recipeRows } from './store.ts';

/** Adds a recipe for each new weeknight meal, once per name. A deleted recipe of an older meal isn't added again. */
async function addWeeknightMeals(scope: Scope, before: readonly WeekNightMeal[], after: readonly WeekNightMeal[]) {
  const knownNames = new Set(before.map(({ mealName }) => comparableName(mealName)));
  const added = after.filter(({ mealName }) => !knownNames.has(comparableName(mealName)));
  if (added.length === 0) return;
  for (const { name } of await recipeRows(scope).list()) knownNames.add(comparableName(name));
  for (const meal of added) {
    if (knownNames.has(comparableName(meal.mealName))) continue;
    knownNames.add(comparableName(meal.mealName));
    await addWeeknightMeal(scope, meal);
  }
}

/**
 * A meal without a link becomes a copy of the cookbook's recipe under the meal's own name, unless the user declined or
 * none matches.
 */
async function addWeeknightMeal(scope: Scope, { mealName, recipeUrl, usesCookbook }: WeekNightMeal) {
  const meal = { name: mealName, mealType: 'dinner' as const, sourceUrl: recipeUrl ?? null };
  const copy = recipeUrl || usesCookbook === false ? undefined : copyOfMatch(mealName, { onlyClose: !usesCookbook });
  const [saved] = copy ? await recipeRows(scope).addMissing([{ ...copy, ...meal }]) : [];
  // A family can have each cookbook recipe only once, so a second dish with the same match becomes an independent copy.
  if (!saved) await recipeRows(scope).add({ ...copy, ...meal, readFrom: null });
}

follow(userPreferences, {
  changed: (scope, preferences, former) =>
    addWeeknightMeals(scope, former.favoriteWeekNightMeals, preferences.favoriteWeekNightMeals),
});
