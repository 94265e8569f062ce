import { chance } from '#capabilities/wishlists/rules/generator/chance.ts';
import type { MealType } from '#food/meals.ts';
import { sundayOf } from '../week.ts';
import { bestFor } from './best-recipe.ts';
import { candidatesFor, fits } from './limits.ts';
import { reasonFor, sharedReason } from './reasons.ts';
import { remarksOn, remarksOnUnchecked } from './remarks.ts';
import { openMeals, type Slot, type Table } from './slots.ts';
import { tablesOf } from './tables.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';
import { createWeek, type Week } from './week-state.ts';

export interface MealChoice {
  slot: Slot;
  recipeId: string;
  reason: string;
}

export interface WeekPlan {
  choices: MealChoice[];
  /** What could not be filled; the remarks say why. */
  left: Slot[];
  remarks: string[];
}

const nothing = (remark: string): WeekPlan => ({ choices: [], left: [], remarks: [remark] });

/**
 * Fills the open meals of a week. Hard limits hold for every choice (limits.ts, budget.ts); among what is left favorites,
 * variety and what was long not eaten decide (score.ts), and the seed where these are alike.
 */
export function planWeek(input: PlanInput): WeekPlan {
  if (sundayOf(input.weekStart) < input.today) return nothing('This week is over, so nothing was planned.');
  const meals = openMeals(input);
  if (meals.length === 0) return nothing('No empty meal is left in this week.');

  const week = createWeek(input, meals.flat());
  const luck = new Map(input.recipes.map((recipe) => [recipe, chance(`${input.seed} ${recipe.id}`)]));
  const candidates = new Map<MealType, PlanRecipe[]>();
  const chosen: { slot: Slot; recipe: PlanRecipe; reason: string }[] = [];
  const left: Slot[] = [];
  const choose = (recipe: PlanRecipe, table: Readonly<Table>, reason: string) => {
    week.place(recipe, table);
    chosen.push(...table.map((slot) => ({ slot, recipe, reason })));
  };

  for (const [index, slots] of meals.entries()) {
    const { mealType } = slots[0];
    const some = candidates.get(mealType) ?? candidatesFor(input, mealType);
    candidates.set(mealType, some);

    const alone = slots.filter((slot) => {
      const shared = sharedWith(week, slot, some);
      if (shared) choose(shared.recipe, [slot], sharedReason(shared.slot.row.name, slot, shared.recipe));
      return !shared;
    });
    const tables = variedTables(week, alone, some);
    for (const table of tables) {
      const best = bestFor(week, table, some, {
        luckOf: (recipe) => luck.get(recipe) ?? 0,
        allowance: week.budget.left() / (meals.length - index),
      });
      if (best) choose(best, table, reasonFor(week, table, best, some));
      else left.push(...table);
    }
    const seated = new Set(tables.flat());
    left.push(...alone.filter((slot) => !seated.has(slot)));
  }
  return {
    choices: chosen.map(({ slot, recipe, reason }) => ({ slot, recipeId: recipe.id, reason })),
    left,
    remarks: [...remarksOn(input, left), ...remarksOnUnchecked(chosen)],
  };
}

const mostDishes = 2;

/** All at one table, if anything fits all; but two dishes are better than one that they have had in this week already. */
function variedTables(week: Week, slots: readonly Slot[], candidates: readonly PlanRecipe[]): Table[] {
  const { distances } = week.around(slots);
  const tables = tablesOf(slots, candidates);
  const varied = tablesOf(
    slots,
    candidates.filter(({ id }) => !distances.has(id)),
  );
  return varied.length <= mostDishes && varied.flat().length === tables.flat().length ? varied : tables;
}

/** What another row has at this meal, if it will do here as well. */
const sharedWith = (week: Week, slot: Slot, candidates: readonly PlanRecipe[]) =>
  week
    .cookedAt(slot)
    .find(
      ({ recipe }) =>
        candidates.includes(recipe) && fits(recipe, slot) && week.budget.allows(week.budget.costOf(recipe, [slot])),
    );
