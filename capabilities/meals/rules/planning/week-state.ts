import { type CalendarDate, daysBetween } from '#core/dates.ts';
import { mealThatCooks } from '../leftovers.ts';
import { dateOfDay, mondayOf } from '../week.ts';
import { createBudget } from './budget.ts';
import { type Slot, slotOf } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';

export interface PlacedRecipe {
  slot: Slot;
  recipe: PlanRecipe;
  leftover: boolean;
}

/** What some rows eat around one meal. */
export interface Surroundings {
  /** For each recipe of the week, the distance in days to its nearest meal. */
  distances: ReadonlyMap<string, number>;
  /** The main foods of the same day and the adjacent days. */
  foods: ReadonlySet<string>;
}

/** How many foods each dish of the week may add to the grocery list. What one dish doesn't use is left for the next. */
const linesPerDish = 5;
const minExtraLines = 2;

/** The mutable state of the week: the meals already planned, except the open slots, and those chosen so far. */
export function createWeek({ weekStart, preferences, rows, recipes, history }: PlanInput, open: readonly Slot[]) {
  const budget = createBudget(preferences.budgetPerWeek);
  const placed: PlacedRecipe[] = [];
  const dishes = new Set<string>();
  const bought = new Set<string>();
  const place = (recipe: PlanRecipe, slots: readonly Slot[], leftover = false) => {
    placed.push(...slots.map((slot) => ({ slot, recipe, leftover })));
    if (leftover) return;
    budget.spend(recipe, slots);
    for (const food of recipe.foods) bought.add(food);
    for (const { date, mealType } of slots) dishes.add(`${date} ${mealType} ${recipe.id}`);
  };

  /** Plans leftovers of a dish that an earlier meal cooks. */
  const placeLeftovers = (recipe: PlanRecipe, slots: readonly Slot[], cookedAt: Slot) => {
    place(recipe, slots, true);
    budget.spend(recipe, slots, cookedAt);
  };

  const recipeOf = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const isOpen = new Set(open.flatMap(({ cell }) => cell ?? []));
  for (const row of rows)
    for (const cell of row.cells) {
      const recipe = cell.recipeId === null ? undefined : recipeOf.get(cell.recipeId);
      if (!recipe || isOpen.has(cell)) continue;
      const slot = slotOf(weekStart, row, cell);
      const cookedAt = cell.leftover && mealThatCooks(row.cells, cell);
      if (cookedAt) placeLeftovers(recipe, [slot], slotOf(weekStart, row, cookedAt));
      else place(recipe, [slot], cell.leftover);
    }

  const lastCooked = new Map<string, CalendarDate>();
  const before = history.filter(({ date }) => date < weekStart);
  for (const { recipeId, date } of before) {
    const previous = lastCooked.get(recipeId);
    if (previous === undefined || previous < date) lastCooked.set(recipeId, date);
  }

  const isAdjacent = (date: CalendarDate) => Math.abs(daysBetween(mondayOf(date), weekStart)) === 7;
  const nextTo = new Set(history.filter(({ date }) => isAdjacent(date)).map(({ recipeId }) => recipeId));

  return {
    budget,
    place,
    placeLeftovers,
    placed: (): readonly PlacedRecipe[] => placed,
    /** How many foods a recipe adds to the shopping beyond a fair share: foods that are bought anyway don't count. */
    extraLines({ foods }: PlanRecipe): number {
      let added = 0;
      for (const food of foods) if (!bought.has(food)) added += 1;
      return Math.max(0, added - Math.max(minExtraLines, linesPerDish * (dishes.size + 1) - bought.size));
    },
    /** Whether one of these rows eats leftovers of it later that day or week. */
    hasLeftoversLater: (recipe: PlanRecipe, slots: readonly Slot[]) =>
      placed.some(
        (it) =>
          it.leftover &&
          it.recipe === recipe &&
          slots.some(({ row, date }) => row === it.slot.row && date <= it.slot.date),
      ),
    /** Whether it is planned in the week before or after. */
    isNextTo: (recipe: PlanRecipe) => nextTo.has(recipe.id),
    /** Days since it was last cooked before this week; undefined if never. */
    daysSince(recipe: PlanRecipe, date: CalendarDate): number | undefined {
      const last = lastCooked.get(recipe.id);
      return last === undefined ? undefined : daysBetween(last, date);
    },
    /** The recipes cooked for other rows at the same meal, those of the most rows first. */
    cookedAt({ date, mealType }: Slot): PlacedRecipe[] {
      const cookedThen = placed.filter(
        ({ slot, leftover }) => !leftover && slot.date === date && slot.mealType === mealType,
      );
      const rowCount = (recipe: PlanRecipe) => cookedThen.filter((it) => it.recipe === recipe).length;
      return cookedThen.toSorted((one, other) => rowCount(other.recipe) - rowCount(one.recipe));
    },
    around(slots: readonly Slot[]): Surroundings {
      const date = slots[0]?.date ?? dateOfDay(weekStart, 'monday');
      const eatingRows = new Set(slots.map(({ row }) => row));
      const distances = new Map<string, number>();
      const foods = new Set<string>();
      for (const { slot, recipe } of placed) {
        if (!eatingRows.has(slot.row)) continue;
        const distance = Math.abs(daysBetween(slot.date, date));
        distances.set(recipe.id, Math.min(distance, distances.get(recipe.id) ?? distance));
        if (distance <= 1) for (const food of recipe.mainFoods) foods.add(food);
      }
      return { distances, foods };
    },
  };
}
export type Week = ReturnType<typeof createWeek>;
