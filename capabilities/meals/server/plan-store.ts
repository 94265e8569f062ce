import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
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
import { cellsByPlan, concernsAmong, concernsAt, gridOf, recipesById, whoEats } from './store.ts';
import { mealCells, mealPlans } from './tables.ts';

/** Plans and weeks as the contract shows them: with names, and with what was found for whom. */

/** How the cells of one row are shown. The same recipe stands in many of them and is searched once. */
function shownFor(eaters: readonly Eater[], planned: ReadonlyMap<string, StoredRecipe>) {
  const concerned = concernsAmong(eaters);
  const found = new Map<StoredRecipe, MealCell['concerns']>();
  const concernsIn = (recipe: StoredRecipe, guests: MealCell['guests']) => {
    if (guests.length > 0) return concernsAmong([...eaters, ...guestEaters(guests)])(recipe);
    const concerns = found.get(recipe) ?? concerned(recipe);
    found.set(recipe, concerns);
    return concerns;
  };
  return (cell: StoredCell): MealCell => {
    const recipe = planned.get(cell.recipeId ?? '');
    return {
      ...cell,
      recipeName: recipe?.name ?? null,
      sourceUrl: recipe?.sourceUrl ?? null,
      concerns: recipe ? concernsIn(recipe, cell.guests) : [],
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

/** However many plans there are: they are read together. */
async function shownPlans(scope: Scope, plans: readonly StoredPlan[]): Promise<MealPlan[]> {
  const table = await whoEats(scope);
  const cells = await cellsByPlan(scope, plans);
  const planned = await recipesIn(scope, [...cells.values()].flat());
  const rows = new Map(plans.map((plan) => [plan.assignedTo, table.rowOf(plan)]));
  const shown = new Map([...rows].map(([key, row]) => [key, shownFor(table.eatersOf(row.memberIds), planned)]));
  return plans.map((plan) => {
    const own = cells.get(plan.id) ?? [];
    return {
      ...plan,
      assignedToName: rows.get(plan.assignedTo)?.name ?? plan.assignedToName,
      schedule: scheduleOf(own),
      cells: own.flatMap((cell) => shown.get(plan.assignedTo)?.(cell) ?? []),
    };
  });
}

export const shownPlan = async (scope: Scope, id: string): Promise<MealPlan> => {
  const [plan] = await shownPlans(scope, [await planRows(scope).get(id)]);
  return plan as MealPlan;
};

/** As they are after a change, in this order. */
export async function shownAgain(scope: Scope, ids: readonly string[]): Promise<MealPlan[]> {
  const plans = await planRows(scope).list({ where: inArray(mealPlans.id, [...ids]) });
  return shownPlans(
    scope,
    plans.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  );
}

/** The latest week first, and within a week as the grid shows them. */
export async function plansOf(scope: Scope, weekStart?: CalendarDate | null): Promise<MealPlan[]> {
  const { rows } = await whoEats(scope);
  const place = new Map(rows.map(({ assignedTo }, index) => [assignedTo, index]));
  const placeOf = ({ assignedTo }: StoredPlan) => place.get(assignedTo) ?? rows.length;
  const plans = await planRows(scope).list(weekStart ? { where: eq(mealPlans.weekStartDate, weekStart) } : {});
  const ordered = plans.toSorted((a, b) => b.weekStartDate.localeCompare(a.weekStartDate) || placeOf(a) - placeOf(b));
  return shownPlans(scope, ordered);
}

export async function weekOf(scope: Scope, weekStart: CalendarDate): Promise<MealWeek> {
  const grid = await gridOf(scope, weekStart);
  const { preferences } = await whoEats(scope);
  const planned = await recipesIn(
    scope,
    grid.flatMap(({ cells }) => cells),
  );
  return {
    weekStartDate: weekStart,
    weekEndDate: sundayOf(weekStart),
    rows: grid.map(({ plan, cells, eaters, ...row }) => ({
      ...row,
      planId: plan?.id ?? null,
      cells: cells.map(shownFor(eaters, planned)),
    })),
    enabledMealTypes: preferences.enabledMealTypes,
    hasWeekBefore: await isPlanned(scope, addDays(weekStart, -7)),
    recipeCount: (await recipeRows(scope).countBy(recipes.familyId)).get(scope.person.familyId) ?? 0,
  };
}

/** What would be found if these people ate this recipe. */
export async function checkedFor(scope: Scope, body: Call<typeof mealPlansApi.check>['body']) {
  const { recipeId, assignedTo, guests = [] } = body;
  const table = await whoEats(scope);
  const memberIds = assignedTo.flatMap((one) => table.rowFor(one).memberIds);
  const recipe = (await recipesById(scope, [recipeId])).get(recipeId);
  if (!recipe) throw noSuchRecipe();
  const eaters = [...table.eatersOf(memberIds), ...guestEaters(guestsFrom(guests))];
  return { concerns: concernsAt(eaters, recipe), isSearched: isSearched(recipe) };
}

async function isPlanned(scope: Scope, weekStart: CalendarDate): Promise<boolean> {
  const plans = await planRows(scope).list({ where: eq(mealPlans.weekStartDate, weekStart) });
  if (plans.length === 0) return false;
  const ofPlans = inArray(
    mealCells.planId,
    plans.map(({ id }) => id),
  );
  const isMeal = or(isNotNull(mealCells.recipeId), isNotNull(mealCells.note));
  return (await cellRows(scope).countBy(mealCells.planId, and(ofPlans, isMeal))).size > 0;
}
