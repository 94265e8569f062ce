import { and, eq, inArray } from 'drizzle-orm';
import { inFamilyOrder } from '#capabilities/household/rules.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { renamedGroups } from '#capabilities/meal-preferences/rules/groups.ts';
import { mealPreferencesOf } from '#capabilities/meal-preferences/server/store.ts';
import { mealPlanningPreferences } from '#capabilities/meal-preferences/server/tables.ts';
import { preferencesOf } from '#capabilities/preferences/server/store.ts';
import { recipeRows, recipeUsers, type StoredRecipe } from '#capabilities/recipes/server/store.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { concernsFor, linesToSearch, presearchLines } from '#food/server/reader.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { MealConcern } from '../cell-contract.ts';
import { holdsNothing, inWeekOrder } from '../rules/cells.ts';
import { cookings } from '../rules/cookings.ts';
import { type Eater, eatersOf, guestEaters } from '../rules/eaters.ts';
import { type Row, rowFor, rowsOf } from '../rules/rows.ts';
import { dateOfDay, dayOf, mondayOf, sundayOf } from '../rules/week.ts';
import { cellRows, isLaidAside, planRows, type StoredCell, type StoredPlan } from './cell-store.ts';
import { plannedRecipes } from './recipe-use-store.ts';
import { mealCells, mealPlans } from './tables.ts';

/** The people of the household and how they eat: what every row is made of. */
export async function whoEats(scope: Scope) {
  const preferences = await mealPreferencesOf(scope);
  const members = inFamilyOrder(await familyRows(scope, householdMembers).list());
  const people = members.filter(({ memberType }) => memberType !== 'pet');
  return {
    rows: rowsOf(preferences, people),
    isStillThere: (assignedTo: string) => rowFor(assignedTo, preferences, people) !== undefined,
    rowFor(assignedTo: string): Row {
      const row = rowFor(assignedTo, preferences, people);
      if (!row) throw new Refusal(422, 'There is no such person or group');
      return row;
    },
    /** A group that is no more keeps its name and has nobody. */
    rowOf: ({ assignedTo, assignedToName }: StoredPlan): Row =>
      rowFor(assignedTo, preferences, people) ?? { assignedTo, name: assignedToName, memberIds: [] },
    eatersOf: (memberIds: readonly string[]) => eatersOf(memberIds, people, preferences.dietaryRestrictions),
    preferences,
    people,
  };
}

/** By plan, those cells that hold something, in the order of the week. */
export async function cellsByPlan(scope: Scope, plans: readonly StoredPlan[]): Promise<Map<string, StoredCell[]>> {
  if (plans.length === 0) return new Map();
  const ofPlans = inArray(
    mealCells.planId,
    plans.map(({ id }) => id),
  );
  const cells = (await cellRows(scope).list({ where: ofPlans })).filter((cell) => !holdsNothing(cell));
  return Map.groupBy(inWeekOrder(cells), ({ planId }) => planId);
}

export interface GridRow extends Row {
  /** The people of the row, and the family's own diets if it has any. */
  eaters: Eater[];
  plan: StoredPlan | undefined;
  cells: StoredCell[];
}

/** The rows of a week's grid with what is planned in them, also those of people or groups for whom nobody plans any more. */
export async function gridOf(scope: Scope, weekStart: CalendarDate): Promise<GridRow[]> {
  const table = await whoEats(scope);
  const plans = await planRows(scope).list({ where: eq(mealPlans.weekStartDate, weekStart) });
  const cells = await cellsByPlan(scope, plans);
  const planned = new Map(plans.map((plan) => [plan.assignedTo, plan]));
  const isShown = new Set(table.rows.map(({ assignedTo }) => assignedTo));
  const others = plans.filter(({ id, assignedTo }) => cells.has(id) && !isShown.has(assignedTo)).map(table.rowOf);
  return [...table.rows, ...others].map((row) => {
    const plan = planned.get(row.assignedTo);
    return { ...row, plan, cells: (plan && cells.get(plan.id)) ?? [], eaters: table.eatersOf(row.memberIds) };
  });
}

/** The plans of a week for these people and groups, made where they are not there; 422 if there is no such person or group. */
export async function plansFor(scope: Scope, weekStart: CalendarDate, assignedTo: readonly string[]) {
  const table = await whoEats(scope);
  const place = new Map(table.rows.map((row, index) => [row.assignedTo, index]));
  const placeOf = (row: Row) => place.get(row.assignedTo) ?? place.size;
  // Always in the same order, so that two who make the same plans at once cannot wait for each other.
  const rows = [...new Set(assignedTo)]
    .map(table.rowFor)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.assignedTo.localeCompare(b.assignedTo));
  const week = { weekStartDate: weekStart, weekEndDate: sundayOf(weekStart) };
  const added = await planRows(scope).addMissing(
    rows.map((row) => ({ ...week, assignedTo: row.assignedTo, assignedToName: row.name })),
  );
  const isOne = inArray(
    mealPlans.assignedTo,
    rows.map((row) => row.assignedTo),
  );
  const plans = await planRows(scope).list({ where: and(eq(mealPlans.weekStartDate, weekStart), isOne) });
  const byRow = new Map(plans.map((plan) => [plan.assignedTo, plan]));
  return { plans: rows.map((row) => byRow.get(row.assignedTo) as StoredPlan), added };
}

/** Somebody's plan of a week, made if it is not there; 422 if there is no such person or group. */
export async function planFor(scope: Scope, weekStart: CalendarDate, assignedTo: string): Promise<StoredPlan> {
  const { plans } = await plansFor(scope, weekStart, [assignedTo]);
  return plans[0] as StoredPlan;
}

/** What was found for these people, with one search for each list of them. */
export function concernsAmong(eaters: readonly Eater[]): (recipe: StoredRecipe) => MealConcern[] {
  const concerned = concernsFor(eaters.map((eater, index) => ({ ...eater, id: String(index) })));
  return (recipe) => concerned(linesToSearch(recipe));
}

export const concernsAt = (eaters: readonly Eater[], recipe: StoredRecipe) => concernsAmong(eaters)(recipe);

export async function recipesById(scope: Scope, ids: readonly (string | null)[]): Promise<Map<string, StoredRecipe>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const found = wanted.length > 0 ? await recipeRows(scope).list({ where: inArray(recipes.id, wanted) }) : [];
  await presearchLines(found.flatMap(({ ingredients }) => ingredients));
  return new Map(found.map((recipe) => [recipe.id, recipe]));
}

/** One cooking of one recipe, for all who eat it at that meal. */
export interface Cooking {
  recipe: StoredRecipe;
  /** How many times the recipe, as an exact fraction: '3/2'. */
  factor: string;
  date: CalendarDate;
  mealType: string;
  /** The names of those who eat it, guests too. */
  people: string[];
  memberIds: string[];
  /** Whose allergies and diets count. */
  eaters: Eater[];
  planIds: string[];
}

/** What has to be cooked, and therefore bought, in a week. */
export const cookingsOf = async (scope: Scope, weekStart: CalendarDate) => (await mealsOf(scope, weekStart)).cookings;

/**
 * The meals of a week, but for those of plans laid aside: the cookings, for which something is bought, and what is only written
 * as a note. Leftovers are neither.
 */
export async function mealsOf(
  scope: Scope,
  weekStart: CalendarDate,
): Promise<{ cookings: Cooking[]; notes: string[] }> {
  const { people, eatersOf } = await whoEats(scope);
  const grid = (await gridOf(scope, weekStart)).filter(({ plan }) => !isLaidAside(plan));
  const cooked = grid.flatMap(({ cells, assignedTo, name, memberIds }) =>
    cells.filter(({ leftover }) => !leftover).map((cell) => ({ ...cell, assignedTo, rowName: name, memberIds })),
  );
  const known = await recipesById(
    scope,
    cooked.map(({ recipeId }) => recipeId),
  );
  const meals = cooked.flatMap(({ recipeId, day, ...meal }) => {
    const recipe = known.get(recipeId ?? '');
    return recipe ? [{ ...meal, recipe, date: dateOfDay(weekStart, day) }] : [];
  });
  const { familyAdults: adults, familyKids: kids } = await preferencesOf(scope);
  return {
    cookings: cookings(meals, { people, adults, kids }).map(({ guests, ...cooking }) => ({
      ...cooking,
      eaters: [...eatersOf(cooking.memberIds), ...guestEaters(guests)],
    })),
    notes: [...new Set(cooked.flatMap(({ recipeId, note }) => (recipeId === null && note ? [note] : [])))],
  };
}

/** What each row eats on one day, for the dashboard; also those that eat nothing. */
export async function mealsOn(scope: Scope, date: CalendarDate) {
  const today = (await gridOf(scope, mondayOf(date))).map((row) => ({
    ...row,
    cells: isLaidAside(row.plan) ? [] : row.cells.filter(({ day }) => day === dayOf(date)),
  }));
  const known = await recipesById(
    scope,
    today.flatMap(({ cells }) => cells.map(({ recipeId }) => recipeId)),
  );
  return today.map(({ name, cells, eaters }) => ({
    name,
    cells: cells.map((cell) => {
      const recipe = known.get(cell.recipeId ?? '');
      const concerns = recipe ? concernsAt([...eaters, ...guestEaters(cell.guests)], recipe) : [];
      return { ...cell, recipeName: recipe?.name ?? null, concerns };
    }),
  }));
}

/** A plan carries the name of the person or group that eats from it. */
const renamePlans = (scope: Scope, assignedTo: string, name: string) =>
  planRows(scope).changeAll(eq(mealPlans.assignedTo, assignedTo), { assignedToName: name });

follow(householdMembers, {
  async changed(scope, { id, name }, former) {
    if (name !== former.name) await renamePlans(scope, id, name);
  },
  // Whoever has left eats nothing any more.
  removed: (scope, { id }) => planRows(scope).removeAll(eq(mealPlans.assignedTo, id)),
});

follow(mealPlanningPreferences, {
  async changed(scope, { customGroups }, former) {
    for (const { id, name } of renamedGroups(former.customGroups, customGroups)) await renamePlans(scope, id, name);
  },
});

recipeUsers.push(plannedRecipes);
