import { eq, gte, inArray } from 'drizzle-orm';
import type { RecipeUse, RecipeUser } from '#capabilities/recipes/server/store.ts';
import { capitalize } from '#core/capitalize.ts';
import { weekdayAndDate } from '#core/dates.ts';
import { mealTypes } from '#food/meals.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows } from '#server/database/scope.ts';
import { dateOfDay, mondayOf } from '../rules/week.ts';
import { mealCells, mealPlans } from './tables.ts';

/** Further meals are only counted. */
const maxMeals = 5;

/** The meals from this week on that use a recipe. A meal of several rows counts once. */
const usesOf: RecipeUser['usesOf'] = async (scope, { id }) => {
  const cells = await familyRows(scope, mealCells).list({ where: eq(mealCells.recipeId, id) });
  if (cells.length === 0) return [];
  const thisWeek = mondayOf(await familyToday(scope));
  const plans = await familyRows(scope, mealPlans).list({ where: gte(mealPlans.weekStartDate, thisWeek) });
  const weeks = new Map(plans.map((plan) => [plan.id, plan.weekStartDate]));
  const meals = new Map<string, RecipeUse>();
  for (const { planId, day, mealType } of cells) {
    const week = weeks.get(planId);
    if (!week) continue;
    const date = dateOfDay(week, day);
    const use = { place: `${capitalize(mealType)} on ${weekdayAndDate(date)}`, path: `/meal-planner?week=${week}` };
    meals.set(`${date} ${mealTypes.indexOf(mealType)}`, use);
  }
  const uses = [...meals].toSorted(([one], [other]) => one.localeCompare(other)).map(([, use]) => use);
  const [next, ...others] = uses.slice(maxMeals);
  if (!next) return uses;
  const rest = others.length === 0 ? 'and 1 more meal' : `and ${others.length + 1} more meals`;
  return [...uses.slice(0, maxMeals), { place: rest, path: next.path }];
};

/** The recipes that are or were in a meal plan. */
const usedAmong: RecipeUser['usedAmong'] = async (scope, ids) => {
  const cells = await familyRows(scope, mealCells).list({ where: inArray(mealCells.recipeId, ids) });
  return cells.flatMap(({ recipeId }) => recipeId ?? []);
};

export const plannedRecipes: RecipeUser = { usesOf, usedAmong };
