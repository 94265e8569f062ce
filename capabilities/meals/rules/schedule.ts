import { mealTypes } from '#food/meals.ts';
import { type Day, days } from '../cell-contract.ts';
import type { Place } from './cells.ts';

/** Converts meal cells to and from the schedule of the public API: day name -> meal type -> recipe id. */

interface ScheduledRecipe extends Place {
  recipeId: string | null;
}

export function scheduleOf(cells: readonly ScheduledRecipe[]): Record<string, Record<string, string>> {
  const schedule: Record<string, Record<string, string>> = {};
  for (const { day, mealType, recipeId } of cells)
    if (recipeId) schedule[day] = { ...schedule[day], [mealType]: recipeId };
  return schedule;
}

type DayInput = { readonly [mealType in Place['mealType']]?: string | null } | null;
export type ScheduleInput = { readonly [day in Day]?: DayInput } | null;

/** The changes in a schedule: missing keys stay, null and '' clear a meal, null clears a day or the whole week. */
export function scheduleChanges(schedule: ScheduleInput): ScheduledRecipe[] {
  return days.flatMap((day) => {
    const input = schedule === null ? null : schedule[day];
    if (input === undefined) return [];
    return mealTypes
      .map((mealType) => ({ day, mealType, recipeId: input === null ? null : input[mealType] }))
      .filter((change) => change.recipeId !== undefined)
      .map(({ recipeId, ...place }) => ({ ...place, recipeId: recipeId || null }));
  });
}
