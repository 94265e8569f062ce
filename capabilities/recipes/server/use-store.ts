import { eq, gte } from 'drizzle-orm';
import { dateOfDay, mondayOf } from '#capabilities/meals/rules/week.ts';
import { mealCells, mealPlans } from '#capabilities/meals/server/tables.ts';
import { userPreferences } from '#capabilities/profile/server/tables.ts';
import { capital } from '#core/capital.ts';
import { dayDate } from '#core/dates.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, personRows, type Scope } from '#server/database/scope.ts';
import { mealTypes } from '../contract.ts';
import { bareName, type StoredRecipe } from './store.ts';

/** More are counted, not told one by one. */
const mostMeals = 5;

interface Use {
  place: string;
  path: string;
}

/** Where she would miss it. */
export async function usesOf(scope: Scope, recipe: StoredRecipe): Promise<Use[]> {
  return [...(await favoriteUses(scope, recipe)), ...(await plannedUses(scope, recipe))];
}

async function favoriteUses(scope: Scope, { name }: StoredRecipe): Promise<Use[]> {
  const told = await personRows(scope, userPreferences).list();
  const meals = told.flatMap(({ favoriteWeekNightMeals }) => favoriteWeekNightMeals);
  return meals.some(({ mealName }) => bareName(mealName) === bareName(name))
    ? [{ place: 'Your favorite weeknight meals', path: '/profile' }]
    : [];
}

/** The meals of this week and of those to come; one that several people eat is one meal. */
async function plannedUses(scope: Scope, { id }: StoredRecipe): Promise<Use[]> {
  const cells = await familyRows(scope, mealCells).list({ where: eq(mealCells.recipeId, id) });
  if (cells.length === 0) return [];
  const thisWeek = mondayOf(await familyToday(scope));
  const plans = await familyRows(scope, mealPlans).list({ where: gte(mealPlans.weekStartDate, thisWeek) });
  const weeks = new Map(plans.map((plan) => [plan.id, plan.weekStartDate]));
  const meals = new Map<string, Use>();
  for (const { planId, day, mealType } of cells) {
    const week = weeks.get(planId);
    if (!week) continue;
    const date = dateOfDay(week, day);
    const use = { place: `${capital(mealType)} on ${dayDate(date)}`, path: `/meal-planner?week=${week}` };
    meals.set(`${date} ${mealTypes.indexOf(mealType)}`, use);
  }
  const uses = [...meals].toSorted(([one], [other]) => one.localeCompare(other)).map(([, use]) => use);
  const [next, ...others] = uses.slice(mostMeals);
  if (!next) return uses;
  const rest = others.length === 0 ? 'and 1 more meal' : `and ${others.length + 1} more meals`;
  return [...uses.slice(0, mostMeals), { place: rest, path: next.path }];
}
