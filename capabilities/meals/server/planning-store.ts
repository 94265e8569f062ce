import { and, gte, inArray, lte, ne } from 'drizzle-orm';
import { preferencesOf } from '#capabilities/preferences/server/store.ts';
import { isStarterCopy } from '#capabilities/recipes/rules/starter.ts';
import { minutesOf } from '#capabilities/recipes/rules/times.ts';
import { recipeRows, type StoredRecipe } from '#capabilities/recipes/server/store.ts';
import { addDays, type CalendarDate, wallClock } from '#core/dates.ts';
import { isSearched } from '#food/diets.ts';
import { familyTimeZone } from '#server/database/family-clock.ts';
import type { Scope } from '#server/database/scope.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { Call } from '#server/http/serve.ts';
import type { PlacedCell } from '../cell-contract.ts';
import type { mealPlansApi } from '../contract.ts';
import { canBeFilled, isAt, type Place } from '../rules/cells.ts';
import { dishFacts } from '../rules/planning/dish-facts.ts';
import { nextChoice } from '../rules/planning/next-choice.ts';
import { planWeek as chooseMeals } from '../rules/planning/plan-week.ts';
import { remarksOnAnother } from '../rules/planning/remarks.ts';
import { slotKey, slotOf } from '../rules/planning/slots.ts';
import { avoidedWords, type PlanInput, type PlanRecipe } from '../rules/planning/week-input.ts';
import { tasteOf } from '../rules/ratings.ts';
import { dateOfDay } from '../rules/week.ts';
import { ruledOutBy } from '../rules/wishes.ts';
import { cellRows, fillCells, isInactive, planRows } from './cell-store.ts';
import { loadGivenRatings } from './rating-store.ts';
import { concernFinder, ensurePlans, type GridRow, gridOf, loadHousehold } from './store.ts';
import { mealCells, mealPlans } from './tables.ts';

interface Filled {
  filled: PlacedCell[];
  /** Sentences that say why meals stayed empty. */
  remarks: string[];
}

type PlanWeekOptions = Call<typeof mealPlansApi.planWeek>['body'];

/** Fills the empty meals of a week from the family's recipes. */
export async function planWeek(scope: Scope, options: PlanWeekOptions): Promise<Filled> {
  const { weekStartDate, again, seed, mealTypes, instead, wishes, passed } = options;
  const { rows } = await loadHousehold(scope);
  const assignedTo = rows.map((row) => row.assignedTo);
  const { plans } = await ensurePlans(scope, weekStartDate, assignedTo);
  // Lock the plans: a concurrent request waits here and then finds the meals already filled.
  for (const id of plans.map((plan) => plan.id).toSorted()) await planRows(scope).hold(id);

  const grid = await gridOf(scope, weekStartDate);
  const updateTimes = grid.flatMap(({ cells }) => cells.map(({ updatedAt }) => updatedAt)).toSorted();
  const formerIds = grid.flatMap(({ cells }) => cells.flatMap(({ recipeId, reason }) => (reason && recipeId) ?? []));
  const input = await loadInput(scope, grid, {
    weekStart: weekStartDate,
    again: instead ? unchangedSlots(grid, instead) : again ? 'all' : 'none',
    wishes: wishes ?? [],
    passed: new Set(passed ?? (again ? formerIds : [])),
    // The same request gives the same plan, but 'again' gives another one each time.
    seed: String(seed ?? `${scope.person.familyId} ${weekStartDate} ${again ? updateTimes.at(-1) : ''}`),
  });
  if (mealTypes) input.preferences = { ...input.preferences, enabledMealTypes: mealTypes };
  const { choices, unfilled, remarks } = chooseMeals(input);
  const planIdOf = new Map(plans.map((plan) => [plan.assignedTo, plan.id]));
  // Clear former choices that no longer fit, even if there is no replacement.
  const cleared = unfilled
    .filter(({ cell }) => cell?.recipeId)
    .map((slot) => ({ slot, recipeId: null, leftover: false, reason: null }));
  const filled = await fillCells(
    scope,
    [...choices, ...cleared].flatMap(({ slot: { row, day, mealType }, ...choice }) => {
      const planId = planIdOf.get(row.assignedTo);
      return planId ? [{ planId, day, mealType, ...choice }] : [];
    }),
  );
  return { filled, remarks };
}

/** The slots of meals that the planner filled and that nobody has changed since. */
function unchangedSlots(
  grid: readonly GridRow[],
  filled: readonly Pick<PlacedCell, 'planId' | 'day' | 'mealType' | 'recipeId'>[],
) {
  const isUnchanged = (cells: GridRow['cells'], { recipeId, ...place }: (typeof filled)[number]) =>
    (cells.find(isAt(place))?.recipeId ?? null) === recipeId;
  return new Set(
    grid.flatMap((row) =>
      filled.filter((it) => it.planId === row.plan?.id && isUnchanged(row.cells, it)).map((it) => slotKey(row, it)),
    ),
  );
}

/** Chooses another recipe for one meal. */
export async function chooseAnother(
  scope: Scope,
  planId: string,
  day: Place['day'],
  mealType: Place['mealType'],
): Promise<Filled> {
  const { weekStartDate: weekStart, assignedTo } = await planRows(scope).hold(planId);
  const grid = await gridOf(scope, weekStart);
  const input = await loadInput(scope, grid, {
    weekStart,
    again: 'all',
    wishes: [],
    passed: new Set(),
    seed: planId,
  });
  const row = input.rows.find((it) => it.assignedTo === assignedTo);
  if (!row) throw notFound();
  const slot = slotOf(weekStart, row, { day, mealType });
  if (slot.cell?.locked) throw new Refusal(409, 'This meal is locked');
  if (!canBeFilled(slot.cell))
    return { filled: [], remarks: ['You planned this meal yourself. Clear it to get ideas.'] };
  const next = nextChoice(input, slot);
  if (!next) return { filled: [], remarks: remarksOnAnother(input, slot) };
  const { recipeId, reason } = next;
  return { filled: await fillCells(scope, [{ planId, day, mealType, recipeId, reason }]), remarks: [] };
}

async function loadInput(
  scope: Scope,
  grid: readonly GridRow[],
  options: Pick<PlanInput, 'weekStart' | 'again' | 'wishes' | 'passed' | 'seed'>,
): Promise<PlanInput> {
  const { preferences, rows } = await loadHousehold(scope);
  const { familyAdults, familyKids } = await preferencesOf(scope);
  const statedCounts = {
    adults: familyAdults ?? 0,
    kids: familyKids ?? 0,
    family: (familyAdults ?? 0) + (familyKids ?? 0),
  };
  const currentRows = new Set(rows.map(({ assignedTo }) => assignedTo));
  const guests = grid.flatMap(({ cells }) => cells.flatMap((cell) => cell.guests));
  const ruledOut = options.wishes.flatMap((wish) => ruledOutBy[wish] ?? []);
  const avoided = [...avoidedWords([...grid.flatMap(({ eaters }) => eaters), ...guests]), ...ruledOut];
  const said = await loadGivenRatings(scope);
  const saidOf = Map.groupBy(said, ({ recipeId }) => recipeId);
  const yearAgo = addDays(options.weekStart, -365);
  const toPlan = toPlanRecipe(avoided);
  return {
    ...options,
    now: wallClock(await familyTimeZone(scope)),
    preferences,
    rows: grid.map((row) => ({
      ...row,
      heads: row.memberIds.length || statedCounts[row.assignedTo as keyof typeof statedCounts] || null,
      isPlanned: currentRows.has(row.assignedTo) && !isInactive(row.plan),
    })),
    recipes: (await recipeRows(scope).list()).map((recipe) => ({
      ...toPlan(recipe),
      taste: tasteOf(saidOf.get(recipe.id) ?? [], yearAgo),
    })),
    // A rated dinner was eaten, whether it was planned or not.
    history: [...(await loadHistory(scope, options.weekStart)), ...said.filter(({ date }) => date >= yearAgo)],
  };
}

function toPlanRecipe(avoided: readonly string[]) {
  const concerns = concernFinder([{ memberId: null, name: '', allergies: avoided, dietaryRestrictions: [] }]);
  return (recipe: StoredRecipe): Omit<PlanRecipe, 'taste'> => ({
    ...recipe,
    ...dishFacts(recipe),
    minutes: minutesOf(recipe),
    isOwn: !isStarterCopy(recipe),
    isSearched: isSearched(recipe),
    conflicts: new Set(concerns(recipe).map(({ about }) => about)),
  });
}

/** The recipes planned in the year before and in the week after, without leftovers. */
async function loadHistory(scope: Scope, weekStart: CalendarDate): Promise<PlanInput['history']> {
  const inYear = and(
    gte(mealPlans.weekStartDate, addDays(weekStart, -365)),
    lte(mealPlans.weekStartDate, addDays(weekStart, 7)),
    ne(mealPlans.weekStartDate, weekStart),
  );
  const plans = new Map((await planRows(scope).list({ where: inYear })).map((plan) => [plan.id, plan.weekStartDate]));
  if (plans.size === 0) return [];
  const cells = await cellRows(scope).list({ where: inArray(mealCells.planId, [...plans.keys()]) });
  return cells.flatMap(({ planId, day, recipeId, leftover }) =>
    recipeId && !leftover ? [{ recipeId, date: dateOfDay(plans.get(planId) ?? weekStart, day) }] : [],
  );
}
