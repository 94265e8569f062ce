import { inArray } from 'drizzle-orm';
import type { MealType } from '#food/meals.ts';
import { isForeignKeyViolation } from '#server/database/foreign-key-violation.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Day, PlacedCell } from '../cell-contract.ts';
import { applyChange, type CellContent, canBeFilled, hasNoContent, type Place } from '../rules/cells.ts';
import { recordDroppedMeals } from './dropped-store.ts';
import { mealCells, mealPlans } from './tables.ts';

export type StoredPlan = typeof mealPlans.$inferSelect;
export type StoredCell = typeof mealCells.$inferSelect;

export const planRows = (scope: Scope) => familyRows(scope, mealPlans);
export const cellRows = (scope: Scope) => familyRows(scope, mealCells);

/** Groceries, automatic planning and the dashboard ignore inactive and archived plans. */
export const isInactive = (plan: StoredPlan | undefined) => plan !== undefined && (!plan.isActive || plan.isArchived);

export const noSuchRecipe = () => new Refusal(422, "There's no such recipe");

interface CellPlace extends Place {
  planId: string;
}
const cellKey = ({ planId, day, mealType }: CellPlace) => `${planId} ${day} ${mealType}`;

/** Locks plans for the transaction, by an empty update, and returns a cell lookup. 404 if a plan is missing. */
export async function lockPlans(scope: Scope, planIds: readonly string[]) {
  const ids = [...new Set(planIds)].toSorted();
  for (const id of ids) await planRows(scope).change(id, {});
  const cells = ids.length > 0 ? await cellRows(scope).list({ where: inArray(mealCells.planId, ids) }) : [];
  const byPlace = new Map(cells.map((cell) => [cellKey(cell), cell]));
  return (place: CellPlace) => byPlace.get(cellKey(place));
}

export interface CellWrite {
  place: CellPlace;
  stored: StoredCell | undefined;
  next: CellContent;
}

/** Saves cells of locked plans; everything that changes cells ends here. A cell without content is deleted or not stored. */
export async function writeCells(scope: Scope, cells: readonly CellWrite[]) {
  const newCells = cells.filter(({ stored, next }) => !stored && !hasNoContent(next));
  try {
    await cellRows(scope).addMissing(newCells.map(({ place, next }) => ({ ...place, ...next })));
    for (const { stored, next } of cells) {
      if (stored && hasNoContent(next)) await cellRows(scope).remove(stored.id);
      else if (stored) await cellRows(scope).change(stored.id, next);
    }
    await recordDroppedMeals(scope, cells);
  } catch (error) {
    // The recipe was deleted concurrently.
    throw isForeignKeyViolation(error) ? noSuchRecipe() : error;
  }
}

export interface NewCell {
  planId: string;
  day: Day;
  mealType: MealType;
  recipeId: string | null;
  note?: string | null;
  leftover?: boolean;
  servings?: number | null;
  guests?: CellContent['guests'];
  reason?: string | null;
}

/** Fills cells that are empty, or chosen by the planner and not locked. Returns the new and former values. */
export async function fillCells(scope: Scope, cells: readonly NewCell[]): Promise<PlacedCell[]> {
  const cellAt = await lockPlans(
    scope,
    cells.map(({ planId }) => planId),
  );
  const writes = cells
    .map(({ planId, day, mealType, ...content }) => {
      const place = { planId, day, mealType };
      const stored = cellAt(place);
      return { place, stored, next: applyChange(stored, { leftover: false, reason: null, ...content }) };
    })
    .filter(({ stored }) => canBeFilled(stored));
  await writeCells(scope, writes);
  return writes.map(({ place, stored, next }) => ({
    ...place,
    recipeId: next.recipeId,
    note: next.note,
    formerRecipeId: stored?.recipeId ?? null,
    formerNote: stored?.note ?? null,
    formerLeftover: stored?.leftover ?? false,
    formerReason: stored?.reason ?? null,
  }));
}
