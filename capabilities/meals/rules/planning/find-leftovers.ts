import { daysBetween } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import { isOver } from '../meal-hours.ts';
import { fits } from './limits.ts';
import type { SlotGroup } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';
import type { PlacedRecipe, Week } from './week-state.ts';

/**
 * Cook once, eat twice: a dinner that keeps well is eaten again as lunch on the next days, or as dinner later in the
 * week.
 */

interface LeftoversRule {
  /** How many days later the leftovers are eaten. The same dinner never comes two days in a row. */
  daysLater: readonly number[];
  maxPerWeek: number;
}
const leftoversRules: Partial<Record<MealType, LeftoversRule>> = {
  dinner: { daysLater: [2, 3], maxPerWeek: 1 },
  lunch: { daysLater: [1, 2], maxPerWeek: 3 },
};
/** With fewer dinners than this, each is cooked fresh. */
const minDinners = 5;

/** Whether the week has enough dinners for one of them to be leftovers. */
export const isLongWeek = (meals: readonly Readonly<SlotGroup>[]) =>
  meals.filter(([{ mealType }]) => mealType === 'dinner').length >= minDinners;

/** A stew is fine on another day. For other dishes, one batch must make twice what these people eat. */
const isEnoughForTwo = ({ recipe, slot: { row, cell } }: PlacedRecipe) =>
  recipe.keeping === 'well' ||
  (recipe.keeping === 'fair' && recipe.servings >= 2 * ((row.heads ?? recipe.servings) + (cell?.guests.length ?? 0)));

/** An earlier dinner that all these rows eat, that is not cooked yet, and that has no leftovers yet. */
export function findLeftovers(
  { now }: PlanInput,
  week: Week,
  group: Readonly<SlotGroup>,
  candidates: readonly PlanRecipe[],
): PlacedRecipe | undefined {
  const [{ date, mealType }] = group;
  const rule = leftoversRules[mealType];
  if (!rule) return undefined;
  const placed = week.placed().filter(({ slot }) => group.some(({ row }) => row === slot.row));
  const leftovers = placed.filter((it) => it.leftover);
  const days = new Set(leftovers.filter(({ slot }) => slot.mealType === mealType).map(({ slot }) => slot.date));
  if (days.size >= rule.maxPerWeek) return undefined;
  const isDinnerOfAll = (recipe: PlanRecipe, day: string) =>
    group.every(({ row }) =>
      placed.some(
        ({ recipe: eaten, slot, leftover }) =>
          !leftover && eaten === recipe && slot.row === row && slot.date === day && slot.mealType === 'dinner',
      ),
    );
  /** Leftovers belong to the last meal that cooks their dish. */
  const isCookedAgain = ({ recipe, slot: dinner }: PlacedRecipe) =>
    placed.some(
      ({ recipe: cooked, slot, leftover }) =>
        !leftover &&
        cooked === recipe &&
        slot.date >= dinner.date &&
        slot.date <= date &&
        (slot.date !== dinner.date || slot.mealType !== 'dinner'),
    );
  const canHaveLeftovers = ({ recipe, slot }: PlacedRecipe) =>
    // If a user set the servings, no leftovers are added.
    [slot, ...group].every(({ cell }) => (cell?.servings ?? null) === null) &&
    week.budget.allows(week.budget.costOf(recipe, group, slot));
  return placed.find(
    (dinner) =>
      !dinner.recipe.isNameOnly &&
      rule.daysLater.includes(daysBetween(dinner.slot.date, date)) &&
      !isOver(dinner.slot.date, 'dinner', now) &&
      isEnoughForTwo(dinner) &&
      isDinnerOfAll(dinner.recipe, dinner.slot.date) &&
      !isCookedAgain(dinner) &&
      !leftovers.some(({ recipe }) => recipe === dinner.recipe) &&
      candidates.includes(dinner.recipe) &&
      group.every((slot) => fits(dinner.recipe, slot)) &&
      canHaveLeftovers(dinner),
  );
}
