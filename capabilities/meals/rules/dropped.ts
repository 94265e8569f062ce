import { addDays, type CalendarDate } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import type { CellContent } from './cells.ts';

/** Evidence that a planned meal was not eaten. */

export const droppedKinds = ['swapped', 'skipped'] as const;

export interface CellChangeOn {
  date: CalendarDate;
  mealType: MealType;
  before: Pick<CellContent, 'recipeId' | 'leftover'> | undefined;
  after: Pick<CellContent, 'recipeId'>;
}

export interface DroppedMeal {
  recipeId: string;
  date: CalendarDate;
  mealType: MealType;
  kind: (typeof droppedKinds)[number];
}

/**
 * The meal that a change drops. It counts only from the day before on, because earlier the meal is still being planned.
 * Leftovers don't count: they say nothing about the recipe.
 */
export function mealsDroppedBy({ date, mealType, before, after }: CellChangeOn, today: CalendarDate): DroppedMeal[] {
  if (!before?.recipeId || before.leftover || before.recipeId === after.recipeId) return [];
  if (date > addDays(today, 1)) return [];
  return [{ recipeId: before.recipeId, date, mealType, kind: after.recipeId ? 'swapped' : 'skipped' }];
}
