import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { mealPreferencesOf } from '#capabilities/meal-preferences/server/store.ts';
import { drawingOf } from '#capabilities/recipes/rules/dish-drawing.ts';
import { recipeRows, type StoredRecipe } from '#capabilities/recipes/server/store.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { isSearched } from '#food/diets.ts';
import type { Scope } from '#server/database/scope.ts';
import type { Call } from '#server/http/serve.ts';
import type { MealCell } from '../cell-contract.ts';
import type { MealPlan, MealWeek, mealPlansApi } from '../contract.ts';
import { type Eater, guestEaters, guestsFrom } from '../rules/eaters.ts';
import { scheduleOf } from '../rules/schedule.ts';
import { sundayOf } from '../rules/week.ts';
import { cellRows, noSuchRecipe, planRows, type StoredCell, type StoredPlan } from './cell-store.ts';
import { cellsByPlan, concernFinder, concernsAt, gridOf, loadHousehold, recipesById } from './store.ts';
import { mealCells, mealPlans } from './tables.ts';

/** Loads plans and weeks as the API returns them, with names and concerns. */

/** Returns a function that converts the cells of one row. Caches concerns, as many cells have the same recipe. */
function cellMapper(eaters: readonly Eater[], recipeById: ReadonlyMap<string, StoredRecipe>) {
  const findConcerns = concernFinder(eaters);
  const cache = new Map<StoredRecipe, MealCell['concerns']>();
  const concernsOf = (recipe: StoredRecipe, guests: MealCell['guests']) => {
    if (guests.length > 0) return concernFinder([...eaters, ...guestEaters(guests)])(recipe);
    const concerns = cache.get(recipe) ?? findConcerns(recipe);
    cache.set(recipe, concerns);
    return concerns;
  };
  return (cell: StoredCell): MealCell => {
    const recipe = recipeById.get(cell.recipeId ?? '');
    return {
      ...cell,
      recipeName: recipe?.name ?? null,
      sourceUrl: recipe?.sourceUrl ?? null,
      drawing: recipe ? drawingOf(recipe) : null,
      concerns: recipe ? concernsOf(recipe, cell.guests) : [],
      isSearched: recipe !== undefined && isSearched(recipe),
      lacksIngredients: recipe?.ingredients.length === 0 && !cell.leftover,
    };
  };
}

const recipesIn = (scope: Scope, cells: readonly StoredCell[]) =>
  recipesById(
    scope,
    cells.map(({ recipeId }) => recipeId),
  );

/** Loads cells and recipes of all plans together, to avoid queries per plan. */
async function toMealPlans(scope: Scope, plans: readonly StoredPlan[]): Promise<MealPlan[]> {
  const household = await loadHousehold(scope);
  const cells = await cellsByPlan(scope, plans);
  const recipeById = await recipesIn(scope, [...cells.values()].flat());
  const rows = new Map(plans.map((plan) => [plan.assignedTo, household.rowOfPlan(plan)]));
  const mapperByRow = new Map(
    [...rows].map(([key, row]) => [key, cellMapper(household.eatersOf(row.memberIds), recipeById)]),
  );
  return plans.map((plan) => {
    const planCells = cells.get(plan.id) ?? [];
    return {
      ...plan,
      assignedToName: rows.get(plan.assignedTo)?.name ?? plan.assignedToName,
      schedule: scheduleOf(planCells),
      cells: planCells.flatMap((cell) => mapperByRow.get(plan.assignedTo)?.(cell) ?? []),
    };
  });
}

export const getMealPlan = async (scope: Scope, id: string): Promise<MealPlan> => {
  const [plan] = await toMealPlans(scope, [await planRows(scope).get(id)]);
  return plan as MealPlan;
};

/** The plans with these ids, in this order. */
export async function getMealPlans(scope: Scope, ids: readonly string[]): Promise<MealPlan[]> {
  const plans = await planRows(scope).list({ where: inArray(mealPlans.id, [...ids]) });
  return toMealPlans(
    scope,
    plans.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  );
}

/** Plans sorted by week, latest first, and by grid row within a week. */
export async function listPlans(scope: Scope, weekStart?: CalendarDate | null): Promise<MealPlan[]> {
  const { rows } = await loadHousehold(scope);
  const rowIndexes = new Map(rows.map(({ assignedTo }, index) => [assignedTo, index]));
  const indexOf = ({ assignedTo }: StoredPlan) => rowIndexes.get(assignedTo) ?? rows.length;
  const plans = await planRows(scope).list(weekStart ? { where: eq(mealPlans.weekStartDate, weekStart) } : {});
  const ordered = plans.toSorted((a, b) => b.weekStartDate.localeCompare(a.weekStartDate) || indexOf(a) - indexOf(b));
  return toMealPlans(scope, ordered);
}

export async function getWeek(scope: Scope, weekStart: CalendarDate): Promise<MealWeek> {
  const grid = await gridOf(scope, weekStart);
  const { enabledMealTypes } = await mealPreferencesOf(scope);
  const recipeById = await recipesIn(
    scope,
    grid.flatMap(({ cells }) => cells),
  );
  return {
    weekStartDate: weekStart,
    weekEndDate: sundayOf(weekStart),
    rows: grid.map(({ plan, cells, eaters, ...row }) => ({
      ...row,
      planId: plan?.id ?? null,
      cells: cells.map(cellMapper(eaters, recipeById)),
    })),
    enabledMealTypes,
    hasWeekBefore: await hasMeals(scope, addDays(weekStart, -7)),
    recipeCount: (await recipeRows(scope).countBy(recipes.familyId)).get(scope.person.familyId) ?? 0,
  };
}

/** The concerns if these people ate this recipe. */
export async function checkRecipe(scope: Scope, body: Call<typeof mealPlansApi.check>['body']) {
  const { recipeId, assignedTo, guests = [] } = body;
  const household = await loadHousehold(scope);
  const memberIds = assignedTo.flatMap((one) => household.rowFor(one).memberIds);
  const recipe = (await recipesById(scope, [recipeId])).get(recipeId);
  if (!recipe) throw noSuchRecipe();
  const eaters = [...household.eatersOf(memberIds), ...guestEaters(guestsFrom(guests))];
  return { concerns: concernsAt(eaters, recipe), isSearched: isSearched(recipe) };
}

async function hasMeals(scope: Scope, weekStart: CalendarDate): Promise<boolean> {
  const plans = await planRows(scope).list({ where: eq(mealPlans.weekStartDate, weekStart) });
  if (plans.length === 0) return false;
  const isOfPlan = inArray(
    mealCells.planId,
    plans.map(({ id }) => id),
  );
  const isMeal = or(isNotNull(mealCells.recipeId), isNotNull(mealCells.note));
  return (await cellRows(scope).countBy(mealCells.planId, and(isOfPlan, isMeal))).size > 0;
}
