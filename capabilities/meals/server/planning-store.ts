import { and, gte, inArray, lt } from 'drizzle-orm';
import { preferencesOf } from '#capabilities/preferences/server/store.ts';
import { minutesOf } from '#capabilities/recipes/rules/times.ts';
import { recipeRows, type StoredRecipe } from '#capabilities/recipes/server/store.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { isSearched } from '#food/diets.ts';
import { familyToday } from '#server/database/family-clock.ts';
import type { Scope } from '#server/database/scope.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { PlacedCell } from '../cell-contract.ts';
import { mayBeFilled, type Place } from '../rules/cells.ts';
import { mainFoods } from '../rules/planning/main-foods.ts';
import { nextChoice } from '../rules/planning/next-choice.ts';
import { planWeek as chooseMeals } from '../rules/planning/plan-week.ts';
import { remarksOnOther } from '../rules/planning/remarks.ts';
import { slotOf } from '../rules/planning/slots.ts';
import { type PlanInput, type PlanRecipe, wordsOf } from '../rules/planning/week-input.ts';
import { dateOfDay } from '../rules/week.ts';
import { cellRows, fillCells, isLaidAside, planRows } from './cell-store.ts';
import { concernsAmong, type GridRow, gridOf, plansFor, whoEats } from './store.ts';
import { mealCells, mealPlans } from './tables.ts';

interface Filled {
  filled: PlacedCell[];
  /** Why something stayed empty. */
  remarks: string[];
}

interface WeekWish {
  weekStartDate: CalendarDate;
  again?: boolean | null | undefined;
  seed?: number | null | undefined;
}

/** Fills the empty meals of a week from the family's recipes. */
export async function planWeek(scope: Scope, { weekStartDate, again, seed }: WeekWish): Promise<Filled> {
  const { rows } = await whoEats(scope);
  const assignedTo = rows.map((row) => row.assignedTo);
  const { plans } = await plansFor(scope, weekStartDate, assignedTo);
  // Two taps at once: the second waits here and finds what the first has filled.
  for (const id of plans.map((plan) => plan.id).toSorted()) await planRows(scope).hold(id);

  const grid = await gridOf(scope, weekStartDate);
  const written = grid.flatMap(({ cells }) => cells.map(({ updatedAt }) => updatedAt)).toSorted();
  const input = await inputFor(scope, grid, {
    weekStart: weekStartDate,
    again: again ?? false,
    // The same tap gives the same week, but another one after each time she asks for it anew.
    seed: String(seed ?? `${scope.person.familyId} ${weekStartDate} ${again ? written.at(-1) : ''}`),
  });
  const { choices, left, remarks } = chooseMeals(input);
  const planIdOf = new Map(plans.map((plan) => [plan.assignedTo, plan.id]));
  // What was chosen before and does not fit any more goes, even if nothing else does.
  const emptied = left.filter(({ cell }) => cell?.recipeId).map((slot) => ({ slot, recipeId: null, reason: null }));
  const filled = await fillCells(
    scope,
    [...choices, ...emptied].flatMap(({ slot: { row, day, mealType }, recipeId, reason }) => {
      const planId = planIdOf.get(row.assignedTo);
      return planId ? [{ planId, day, mealType, recipeId, reason }] : [];
    }),
  );
  return { filled, remarks };
}

/** Chooses another recipe for one meal. */
export async function reroll(
  scope: Scope,
  planId: string,
  day: Place['day'],
  mealType: Place['mealType'],
): Promise<Filled> {
  const { weekStartDate: weekStart, assignedTo } = await planRows(scope).hold(planId);
  const grid = await gridOf(scope, weekStart);
  const input = await inputFor(scope, grid, { weekStart, again: true, seed: planId });
  const row = input.rows.find((it) => it.assignedTo === assignedTo);
  if (!row) throw notFound();
  const slot = slotOf(weekStart, row, { day, mealType });
  if (slot.cell?.locked) throw new Refusal(409, 'This meal is locked');
  if (!mayBeFilled(slot.cell))
    return { filled: [], remarks: ['You planned this meal yourself. Clear it to get ideas.'] };
  const next = nextChoice(input, slot);
  if (!next) return { filled: [], remarks: remarksOnOther(input, slot) };
  const { recipeId, reason } = next;
  return { filled: await fillCells(scope, [{ planId, day, mealType, recipeId, reason }]), remarks: [] };
}

async function inputFor(
  scope: Scope,
  grid: readonly GridRow[],
  wish: Pick<PlanInput, 'weekStart' | 'again' | 'seed'>,
): Promise<PlanInput> {
  const { preferences, rows } = await whoEats(scope);
  const { familyAdults, familyKids } = await preferencesOf(scope);
  const told = { adults: familyAdults ?? 0, kids: familyKids ?? 0, family: (familyAdults ?? 0) + (familyKids ?? 0) };
  const present = new Set(rows.map(({ assignedTo }) => assignedTo));
  const guests = grid.flatMap(({ cells }) => cells.flatMap((cell) => cell.guests));
  const words = wordsOf([...grid.flatMap(({ eaters }) => eaters), ...guests]);
  return {
    ...wish,
    today: await familyToday(scope),
    preferences,
    rows: grid.map((row) => ({
      ...row,
      heads: row.memberIds.length || told[row.assignedTo as keyof typeof told] || null,
      isPlanned: present.has(row.assignedTo) && !isLaidAside(row.plan),
    })),
    recipes: (await recipeRows(scope).list()).map(recipeFor(words)),
    history: await cookedBefore(scope, wish.weekStart),
  };
}

function recipeFor(words: readonly string[]) {
  const concerns = concernsAmong([{ memberId: null, name: '', allergies: words, dietaryRestrictions: [] }]);
  return (recipe: StoredRecipe): PlanRecipe => ({
    ...recipe,
    minutes: minutesOf(recipe),
    isSearched: isSearched(recipe),
    isNamedOnly: recipe.ingredients.length === 0,
    meets: new Set(concerns(recipe).map(({ about }) => about)),
    mainFoods: mainFoods(recipe.ingredients),
  });
}

/** What was planned in the year before, leftovers left out. */
async function cookedBefore(scope: Scope, weekStart: CalendarDate): Promise<PlanInput['history']> {
  const inYear = and(gte(mealPlans.weekStartDate, addDays(weekStart, -365)), lt(mealPlans.weekStartDate, weekStart));
  const plans = new Map((await planRows(scope).list({ where: inYear })).map((plan) => [plan.id, plan.weekStartDate]));
  if (plans.size === 0) return [];
  const cells = await cellRows(scope).list({ where: inArray(mealCells.planId, [...plans.keys()]) });
  return cells.flatMap(({ planId, day, recipeId, leftover }) =>
    recipeId && !leftover ? [{ recipeId, date: dateOfDay(plans.get(planId) ?? weekStart, day) }] : [],
  );
}
