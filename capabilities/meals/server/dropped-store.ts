import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { familyToday } from '#server/database/family-clock.ts';
import { isLearningOn } from '#server/database/family-learning.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import type { CellContent, Place } from '../rules/cells.ts';
import { type CellChangeOn, mealsDroppedBy } from '../rules/dropped.ts';
import { dateOfDay, mondayOf, sundayOf } from '../rules/week.ts';
import { droppedMeals, mealCells, mealPlans } from './tables.ts';

interface WrittenCell {
  place: Place & { planId: string };
  stored: CellContent | undefined;
  next: CellContent;
}

/**
 * Records the meals that a write has dropped. A recipe that is still planned in the same week, for others or on another
 * day, was only moved.
 */
export async function recordDroppedMeals(scope: Scope, cells: readonly WrittenCell[]) {
  const changed = cells.filter(({ stored, next }) => (stored?.recipeId ?? null) !== next.recipeId);
  if (changed.length === 0) return;
  const changes = await withDates(scope, changed);
  const today = await familyToday(scope);
  const dropped = changes.flatMap((change) => mealsDroppedBy(change, today));
  if (await isLearningOn(scope)) await familyRows(scope, droppedMeals).addMissing(dropped);
  const recipeIds = changes.flatMap(({ before, after }) => [before?.recipeId ?? [], after.recipeId ?? []].flat());
  for (const week of new Set(changes.map(({ date }) => mondayOf(date))))
    await removePlannedFromDropped(scope, week, recipeIds);
}

async function withDates(scope: Scope, cells: readonly WrittenCell[]): Promise<CellChangeOn[]> {
  const planIds = [...new Set(cells.map(({ place }) => place.planId))];
  const plans = await familyRows(scope, mealPlans).list({ where: inArray(mealPlans.id, planIds) });
  const weekOf = new Map(plans.map(({ id, weekStartDate }) => [id, weekStartDate]));
  return cells.flatMap(({ place: { planId, day, mealType }, stored, next }) => {
    const week = weekOf.get(planId);
    return week ? [{ date: dateOfDay(week, day), mealType, before: stored, after: next }] : [];
  });
}

/** Removes the evidence about those of these recipes that are planned in the week. */
async function removePlannedFromDropped(scope: Scope, week: string, recipeIds: readonly string[]) {
  const inWeek = and(gte(droppedMeals.date, week), lte(droppedMeals.date, sundayOf(week)));
  const ofRecipes = inArray(droppedMeals.recipeId, [...new Set(recipeIds)]);
  const dropped = await familyRows(scope, droppedMeals).list({ where: and(inWeek, ofRecipes) });
  if (dropped.length === 0) return;
  const plans = await familyRows(scope, mealPlans).list({ where: eq(mealPlans.weekStartDate, week) });
  const ofWeek = and(
    inArray(
      mealCells.planId,
      plans.map(({ id }) => id),
    ),
    inArray(
      mealCells.recipeId,
      dropped.map(({ recipeId }) => recipeId),
    ),
    eq(mealCells.leftover, false),
  );
  const planned = (await familyRows(scope, mealCells).list({ where: ofWeek })).flatMap(
    ({ recipeId }) => recipeId ?? [],
  );
  if (planned.length > 0)
    await familyRows(scope, droppedMeals).removeAll(and(inWeek, inArray(droppedMeals.recipeId, planned)) as SQL);
}
