import { mealTypes } from '#food/meals.ts';
import { type Day, days } from '../cell-contract.ts';
import type { Place } from './cells.ts';

/** The specified form of a plan: day name -> meal type -> recipe id. */

interface Planned extends Place {
  recipeId: string | null;
}

export function scheduleOf(cells: readonly Planned[]): Record<string, Record<string, string>> {
  const schedule: Record<string, Record<string, string>> = {};
  for (const { day, mealType, recipeId } of cells)
    if (recipeId) schedule[day] = { ...schedule[day], [mealType]: recipeId };
  return schedule;
}

type SentDay = { readonly [mealType in Place['mealType']]?: string | null } | null;
export type SentSchedule = { readonly [day in Day]?: SentDay } | null;

/** What a schedule changes: absent stays, null and '' clear a meal, null clears a whole day, or all of them. */
export function plannedIn(schedule: SentSchedule): Planned[] {
  return days.flatMap((day) => {
    const sent = schedule === null ? null : schedule[day];
    if (sent === undefined) return [];
    return mealTypes
      .map((mealType) => ({ day, mealType, recipeId: sent === null ? null : sent[mealType] }))
      .filter((planned) => planned.recipeId !== undefined)
      .map(({ recipeId, ...place }) => ({ ...place, recipeId: recipeId || null }));
  });
}
