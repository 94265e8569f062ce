import { and, eq, inArray } from 'drizzle-orm';
import { inFamilyOrder } from '#capabilities/household/rules/people.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { renamedGroups } from '#capabilities/meal-preferences/rules/groups.ts';
import { mealPreferencesOf } from '#capabilities/meal-preferences/server/store.ts';
import { mealPlanningPreferences } from '#capabilities/meal-preferences/server/tables.ts';
import { preferencesOf } from '#capabilities/preferences/server/store.ts';
import { drawingOf } from '#capabilities/recipes/rules/dish-drawing.ts';
import { recipeRows, recipeUsers, type StoredRecipe } from '#capabilities/recipes/server/store.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { isSearched } from '#food/diets.ts';
import { concernsFor, linesToSearch, presearchLines } from '#food/server/reader.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { MealConcern } from '../cell-contract.ts';
import { hasNoContent, inWeekOrder } from '../rules/cells.ts';
import { groupIntoDishes } from '../rules/dishes.ts';
import { type Eater, eatersOf, guestEaters } from '../rules/eaters.ts';
import { cookedMeals, updateLeftovers } from '../rules/leftovers.ts';
import { type Row, rowFor, rowsOf } from '../rules/rows.ts';
import { dateOfDay, dayOf, mondayOf, sundayOf } from '../rules/week.ts';
import { cellRows, isInactive, planRows, type StoredCell, type StoredPlan } from './cell-store.ts';
import { plannedRecipes } from './recipe-use-store.ts';
import { mealCells, mealPlans } from './tables.ts';

/** Loads people and meal preferences, and derives the rows of the grid from them. */
export async function loadHousehold(scope: Scope) {
  const preferences = await mealPreferencesOf(scope);
  const members = inFamilyOrder(await familyRows(scope, householdMembers).list());
  const people = members.filter(({ memberType }) => memberType !== 'pet');
  return {
    rows: rowsOf(preferences, people),
    hasRow: (assignedTo: string) => rowFor(assignedTo, preferences, people) !== undefined,
    rowFor(assignedTo: string): Row {
      const row = rowFor(assignedTo, preferences, people);
      if (!row) throw new Refusal(422, "There's no such person or group");
      return row;
    },
    /** The row of a plan. A deleted group keeps its name and has no members. */
    rowOfPlan: ({ assignedTo, assignedToName }: StoredPlan): Row =>
      rowFor(assignedTo, preferences, people) ?? { assignedTo, name: assignedToName, memberIds: [] },
    eatersOf: (memberIds: readonly string[]) => eatersOf(memberIds, people, preferences.dietaryRestrictions),
    preferences,
    people,
  };
}

/** The cells with content by plan id, in week order. */
export async function cellsByPlan(scope: Scope, plans: readonly StoredPlan[]): Promise<Map<string, StoredCell[]>> {
  if (plans.length === 0) return new Map();
  const ofPlans = inArray(
    mealCells.planId,
    plans.map(({ id }) => id),
  );
  const cells = (await cellRows(scope).list({ where: ofPlans })).filter((cell) => !hasNoContent(cell));
  const byPlan = Map.groupBy(inWeekOrder(cells), ({ planId }) => planId);
  return new Map([...byPlan].map(([planId, own]) => [planId, updateLeftovers(own)]));
}

export interface GridRow extends Row {
  /** The people of the row, plus an entry for the family's diets if it has any. */
  eaters: Eater[];
  plan: StoredPlan | undefined;
  cells: StoredCell[];
}

/** The rows of the week grid with their cells. Includes rows that are no longer planned for but have meals. */
export async function gridOf(scope: Scope, weekStart: CalendarDate): Promise<GridRow[]> {
  const household = await loadHousehold(scope);
  const plans = await planRows(scope).list({ where: eq(mealPlans.weekStartDate, weekStart) });
  const cells = await cellsByPlan(scope, plans);
  const plansByRow = new Map(plans.map((plan) => [plan.assignedTo, plan]));
  const currentRows = new Set(household.rows.map(({ assignedTo }) => assignedTo));
  const others = plans
    .filter(({ id, assignedTo }) => cells.has(id) && !currentRows.has(assignedTo))
    .map(household.rowOfPlan);
  return [...household.rows, ...others].map((row) => {
    const plan = plansByRow.get(row.assignedTo);
    return { ...row, plan, cells: (plan && cells.get(plan.id)) ?? [], eaters: household.eatersOf(row.memberIds) };
  });
}

/** The week's plans of these people and groups; missing ones are created. 422 if there is no such person or group. */
export async function ensurePlans(scope: Scope, weekStart: CalendarDate, assignedTo: readonly string[]) {
  const household = await loadHousehold(scope);
  const rowIndexes = new Map(household.rows.map((row, index) => [row.assignedTo, index]));
  const indexOf = (row: Row) => rowIndexes.get(row.assignedTo) ?? rowIndexes.size;
  // Always insert in the same order, so that concurrent requests can't deadlock.
  const rows = [...new Set(assignedTo)]
    .map(household.rowFor)
    .toSorted((a, b) => indexOf(a) - indexOf(b) || a.assignedTo.localeCompare(b.assignedTo));
  const week = { weekStartDate: weekStart, weekEndDate: sundayOf(weekStart) };
  const added = await planRows(scope).addMissing(
    rows.map((row) => ({ ...week, assignedTo: row.assignedTo, assignedToName: row.name })),
  );
  const isForRow = inArray(
    mealPlans.assignedTo,
    rows.map((row) => row.assignedTo),
  );
  const plans = await planRows(scope).list({ where: and(eq(mealPlans.weekStartDate, weekStart), isForRow) });
  const byRow = new Map(plans.map((plan) => [plan.assignedTo, plan]));
  return { plans: rows.map((row) => byRow.get(row.assignedTo) as StoredPlan), added };
}

/** Like `ensurePlans`, for one person or group. */
export async function ensurePlan(scope: Scope, weekStart: CalendarDate, assignedTo: string): Promise<StoredPlan> {
  const { plans } = await ensurePlans(scope, weekStart, [assignedTo]);
  return plans[0] as StoredPlan;
}

/** Returns a function that finds the concerns of these eaters in a recipe; prepares the search only once. */
export function concernFinder(eaters: readonly Eater[]): (recipe: StoredRecipe) => MealConcern[] {
  const concerned = concernsFor(eaters.map((eater, index) => ({ ...eater, id: String(index) })));
  return (recipe) => concerned(linesToSearch(recipe));
}

export const concernsAt = (eaters: readonly Eater[], recipe: StoredRecipe) => concernFinder(eaters)(recipe);

export async function recipesById(scope: Scope, ids: readonly (string | null)[]): Promise<Map<string, StoredRecipe>> {
  const uniqueIds = [...new Set(ids)].filter((id) => id !== null);
  const found = uniqueIds.length > 0 ? await recipeRows(scope).list({ where: inArray(recipes.id, uniqueIds) }) : [];
  await presearchLines(found.flatMap(({ ingredients }) => ingredients));
  return new Map(found.map((recipe) => [recipe.id, recipe]));
}

/** A recipe cooked once for everyone who eats it at a meal. */
export interface Dish {
  recipe: StoredRecipe;
  /** Multiple of the recipe, as an exact fraction: '3/2'. */
  factor: string;
  date: CalendarDate;
  mealType: string;
  /** Names of the eaters, guests included. */
  people: string[];
  memberIds: string[];
  /** The people whose allergies and diets count. */
  eaters: Eater[];
  planIds: string[];
}

/** Everything that is cooked in a week, and therefore has to be bought. */
export const dishesOf = async (scope: Scope, weekStart: CalendarDate) => (await mealsOf(scope, weekStart)).dishes;

/**
 * The dishes of a week and the notes of meals without a recipe. Ignores inactive plans, and leftovers of what this week
 * doesn't cook.
 */
export async function mealsOf(scope: Scope, weekStart: CalendarDate): Promise<{ dishes: Dish[]; notes: string[] }> {
  const { people, eatersOf } = await loadHousehold(scope);
  const grid = (await gridOf(scope, weekStart)).filter(({ plan }) => !isInactive(plan));
  const eaten = grid.flatMap(({ cells, assignedTo, name, memberIds }) =>
    cookedMeals(cells).map((cell) => ({ ...cell, assignedTo, rowName: name, memberIds })),
  );
  const known = await recipesById(
    scope,
    eaten.map(({ recipeId }) => recipeId),
  );
  const meals = eaten.flatMap(({ recipeId, cookedAt, day, leftover, ...meal }) => {
    const recipe = known.get(recipeId ?? '');
    const leftoversAt = leftover ? `${day} ${meal.mealType}` : null;
    const { mealType } = cookedAt;
    return recipe ? [{ ...meal, recipe, mealType, date: dateOfDay(weekStart, cookedAt.day), leftoversAt }] : [];
  });
  const { familyAdults: adults, familyKids: kids } = await preferencesOf(scope);
  return {
    dishes: groupIntoDishes(meals, { people, adults, kids }).map(({ guests, ...dish }) => ({
      ...dish,
      eaters: [...eatersOf(dish.memberIds), ...guestEaters(guests)],
    })),
    notes: [...new Set(eaten.flatMap(({ recipeId, note }) => (recipeId === null && note ? [note] : [])))],
  };
}

/** The meals of each row on one day, with who each concern is about. Includes rows without meals. */
export async function mealsOn(scope: Scope, date: CalendarDate) {
  const today = (await gridOf(scope, mondayOf(date))).map((row) => ({
    ...row,
    cells: isInactive(row.plan) ? [] : row.cells.filter(({ day }) => day === dayOf(date)),
  }));
  const known = await recipesById(
    scope,
    today.flatMap(({ cells }) => cells.map(({ recipeId }) => recipeId)),
  );
  return today.map(({ name, memberIds, cells, eaters }) => ({
    name,
    memberIds,
    cells: cells.map((cell) => {
      const recipe = known.get(cell.recipeId ?? '');
      const found = (eater: Eater, isGuest: boolean) =>
        recipe ? concernsAt([eater], recipe).map((it) => ({ ...it, memberId: eater.memberId, isGuest })) : [];
      const concerns = [
        ...eaters.flatMap((eater) => found(eater, false)),
        ...guestEaters(cell.guests).flatMap((eater) => found(eater, true)),
      ];
      if (!recipe) return { ...cell, recipeName: null, drawing: null, isSearched: false, concerns };
      return { ...cell, recipeName: recipe.name, drawing: drawingOf(recipe), isSearched: isSearched(recipe), concerns };
    }),
  }));
}

/** Plans store the name of their person or group. */
const renamePlans = (scope: Scope, assignedTo: string, name: string) =>
  planRows(scope).changeAll(eq(mealPlans.assignedTo, assignedTo), { assignedToName: name });

follow(householdMembers, {
  async changed(scope, { id, name }, previous) {
    if (name !== previous.name) await renamePlans(scope, id, name);
  },
  // Deleting a person deletes their plans.
  removed: (scope, { id }) => planRows(scope).removeAll(eq(mealPlans.assignedTo, id)),
});

follow(mealPlanningPreferences, {
  async changed(scope, { customGroups }, previous) {
    for (const { id, name } of renamedGroups(previous.customGroups, customGroups)) await renamePlans(scope, id, name);
  },
});

recipeUsers.push(plannedRecipes);
