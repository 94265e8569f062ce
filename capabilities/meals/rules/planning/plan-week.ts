import { chance } from '#capabilities/wishlists/rules/generator/chance.ts';
import type { MealType } from '#food/meals.ts';
import { sundayOf } from '../week.ts';
import { findBestRecipe } from './best-recipe.ts';
import { findLeftovers, isLongWeek } from './find-leftovers.ts';
import { likedDays } from './liked-days.ts';
import { candidatesFor, fits } from './limits.ts';
import { missedWishes } from './missed-wishes.ts';
import { leftoversReason, reasonFor, sharedReason } from './reasons.ts';
import { remarksOn, remarksOnUnchecked } from './remarks.ts';
import { groupSlots } from './slot-groups.ts';
import { openMeals, type Slot, type SlotGroup, slotKey } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';
import { createWeek, type Week } from './week-state.ts';

export interface MealChoice {
  slot: Slot;
  recipeId: string;
  /** Whether it is leftovers: an earlier meal of the week cooks it. */
  leftover: boolean;
  reason: string;
}

export interface WeekPlan {
  choices: MealChoice[];
  /** The slots that could not be filled; the remarks say why. */
  unfilled: Slot[];
  remarks: string[];
}

const emptyPlan = (remark: string): WeekPlan => ({ choices: [], unfilled: [], remarks: [remark] });

/**
 * Fills the open meals of a week. Every choice obeys the hard limits (limits.ts, budget.ts); a dinner that keeps is
 * eaten twice (find-leftovers.ts); among the remaining recipes the score decides: the family's own recipes and
 * favorites, variety, time since last eaten, few groceries, and the seed (score.ts). With wishes, meals that fit them
 * stay as they would be without.
 */
export function planWeek(input: PlanInput): WeekPlan {
  if (sundayOf(input.weekStart) < input.now.date) return emptyPlan("This week is over, so there's nothing to plan.");
  const meals = openMeals(input);
  if (meals.length === 0) return emptyPlan('There are no empty meals left this week.');
  if (input.wishes.length === 0) return fillMeals(input, meals, []);
  return fillMeals(input, meals, fillMeals({ ...input, wishes: [] }, meals, []).choices);
}

function fillMeals(input: PlanInput, meals: readonly SlotGroup[], kept: readonly MealChoice[]): WeekPlan {
  const week = createWeek(input, meals.flat());
  const tieBreaker = new Map(input.recipes.map((recipe) => [recipe, chance(`${input.seed} ${recipe.id}`)]));
  const candidates = new Map<MealType, PlanRecipe[]>();
  const missed = new Map(input.recipes.map((recipe) => [recipe, missedWishes(recipe, input.wishes)]));
  const keptAt = new Map(kept.map(({ slot: { row, ...place }, recipeId }) => [slotKey(row, place), recipeId]));
  const canRepeat = isLongWeek(meals);
  const chosen: { slot: Slot; recipe: PlanRecipe; leftover: boolean; reason: string }[] = [];
  const unfilled: Slot[] = [];
  const keep = (recipe: PlanRecipe, group: Readonly<SlotGroup>, reason: string, leftover = false) =>
    chosen.push(...group.map((slot) => ({ slot, recipe, leftover, reason })));
  const choose = (recipe: PlanRecipe, group: Readonly<SlotGroup>, reason: string) => {
    week.place(recipe, group);
    keep(recipe, group, reason);
  };

  for (const [index, slots] of meals.entries()) {
    const { mealType } = slots[0];
    const ofType = candidates.get(mealType) ?? candidatesFor(input, mealType);
    candidates.set(mealType, ofType);
    // A dish must not be cooked again between a meal and its leftovers: they would then belong to the second one.
    const mealCandidates = ofType.filter((recipe) => !week.hasLeftoversLater(recipe, slots));

    const dinner = canRepeat || mealType !== 'dinner' ? findLeftovers(input, week, slots, mealCandidates) : undefined;
    if (dinner) {
      week.placeLeftovers(dinner.recipe, slots, dinner.slot);
      keep(dinner.recipe, slots, leftoversReason(dinner.slot, slots, dinner.recipe), true);
      continue;
    }
    const unshared = slots.filter((slot) => {
      const shared = findShared(week, slot, mealCandidates);
      if (shared) choose(shared.recipe, [slot], sharedReason(shared.slot.row.name, slot, shared.recipe));
      return !shared;
    });
    const groups = variedGroups(week, unshared, mealCandidates);
    for (const group of groups) {
      const best = findBestRecipe(week, group, mealCandidates, {
        tieBreakerOf: (recipe) => tieBreaker.get(recipe) ?? 0,
        allowance: week.budget.left() / (meals.length - index),
        isPassed: ({ id }) => input.passed.has(id),
        isKept: ({ id }) => group.some((slot) => keptAt.get(slotKey(slot.row, slot)) === id),
        missedWishesOf: (recipe) => missed.get(recipe) ?? 0,
        isLikedDay: likedDays(input, group, mealCandidates).has(group[0].date),
      });
      if (best) choose(best, group, reasonFor(week, group, best, mealCandidates));
      else unfilled.push(...group);
    }
    const placed = new Set(groups.flat());
    unfilled.push(...unshared.filter((slot) => !placed.has(slot)));
  }
  return {
    choices: chosen.map(({ recipe, ...choice }) => ({ ...choice, recipeId: recipe.id })),
    unfilled,
    remarks: [...remarksOn(input, unfilled), ...remarksOnUnchecked(chosen)],
  };
}

const maxDishes = 2;

/** One group if a recipe fits all; but two dishes are better than repeating one of this week. */
function variedGroups(week: Week, slots: readonly Slot[], candidates: readonly PlanRecipe[]): SlotGroup[] {
  const { distances } = week.around(slots);
  const groups = groupSlots(slots, candidates);
  const varied = groupSlots(
    slots,
    candidates.filter(({ id }) => !distances.has(id)),
  );
  return varied.length <= maxDishes && varied.flat().length === groups.flat().length ? varied : groups;
}

/** The recipe of another row at this meal, if it fits here, too. */
const findShared = (week: Week, slot: Slot, candidates: readonly PlanRecipe[]) =>
  week
    .cookedAt(slot)
    .find(
      ({ recipe }) =>
        candidates.includes(recipe) && fits(recipe, slot) && week.budget.allows(week.budget.costOf(recipe, [slot])),
    );
