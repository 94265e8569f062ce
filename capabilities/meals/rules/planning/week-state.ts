import { type CalendarDate, daysBetween } from '#core/dates.ts';
import { dateOfDay } from '../week.ts';
import { createBudget } from './budget.ts';
import { type Slot, slotOf } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';

interface Placed {
  slot: Slot;
  recipe: PlanRecipe;
  leftover: boolean;
}

/** What some rows eat around one meal. */
export interface Surroundings {
  /** For each recipe of the week, how many days away the nearest time is. */
  distances: ReadonlyMap<string, number>;
  /** The main foods of the same day and of the days beside it. */
  foods: ReadonlySet<string>;
}

/** The week as it stands: what is planned already but for the slots to be filled, and what is chosen meanwhile. */
export function createWeek({ weekStart, preferences, rows, recipes, history }: PlanInput, open: readonly Slot[]) {
  const budget = createBudget(preferences.budgetPerWeek);
  const placed: Placed[] = [];
  const place = (recipe: PlanRecipe, slots: readonly Slot[], leftover = false) => {
    placed.push(...slots.map((slot) => ({ slot, recipe, leftover })));
    if (!leftover) budget.spend(recipe, slots);
  };

  const recipeOf = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const isOpen = new Set(open.flatMap(({ cell }) => cell ?? []));
  for (const row of rows)
    for (const cell of row.cells) {
      const recipe = cell.recipeId === null ? undefined : recipeOf.get(cell.recipeId);
      if (!recipe || isOpen.has(cell)) continue;
      place(recipe, [slotOf(weekStart, row, cell)], cell.leftover);
    }

  const lastCooked = new Map<string, CalendarDate>();
  for (const { recipeId, date } of history) {
    const known = lastCooked.get(recipeId);
    if (known === undefined || known < date) lastCooked.set(recipeId, date);
  }

  return {
    budget,
    place,
    /** How many days before that date it was cooked, this week aside; undefined if never. */
    daysSince(recipe: PlanRecipe, date: CalendarDate): number | undefined {
      const last = lastCooked.get(recipe.id);
      return last === undefined ? undefined : daysBetween(last, date);
    },
    /** What others have at the same meal, freshly cooked, that most rows have first. */
    cookedAt({ date, mealType }: Slot): Placed[] {
      const there = placed.filter(
        ({ slot, leftover }) => !leftover && slot.date === date && slot.mealType === mealType,
      );
      const howMany = (recipe: PlanRecipe) => there.filter((it) => it.recipe === recipe).length;
      return there.toSorted((one, other) => howMany(other.recipe) - howMany(one.recipe));
    },
    around(slots: readonly Slot[]): Surroundings {
      const date = slots[0]?.date ?? dateOfDay(weekStart, 'monday');
      const eating = new Set(slots.map(({ row }) => row));
      const distances = new Map<string, number>();
      const foods = new Set<string>();
      for (const { slot, recipe } of placed) {
        if (!eating.has(slot.row)) continue;
        const distance = Math.abs(daysBetween(slot.date, date));
        distances.set(recipe.id, Math.min(distance, distances.get(recipe.id) ?? distance));
        if (distance <= 1) for (const food of recipe.mainFoods) foods.add(food);
      }
      return { distances, foods };
    },
  };
}
export type Week = ReturnType<typeof createWeek>;
