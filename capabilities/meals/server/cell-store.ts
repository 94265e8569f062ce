import { inArray } from 'drizzle-orm';
import type { MealType } from '#food/meals.ts';
import { isForeignKeyViolation } from '#server/database/foreign-key-violation.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Day, PlacedCell } from '../cell-contract.ts';
import { type CellContent, changedCell, holdsNothing, mayBeFilled, type Place } from '../rules/cells.ts';
import { mealCells, mealPlans } from './tables.ts';

export type StoredPlan = typeof mealPlans.$inferSelect;
export type StoredCell = typeof mealCells.$inferSelect;

export const planRows = (scope: Scope) => familyRows(scope, mealPlans);
export const cellRows = (scope: Scope) => familyRows(scope, mealCells);

/** Nothing is bought or chosen for such a plan, nor shown on the dashboard. */
export const isLaidAside = (plan: StoredPlan | undefined) => plan !== undefined && (!plan.isActive || plan.isArchived);

export const noSuchRecipe = () => new Refusal(422, 'There is no such recipe');

interface CellPlace extends Place {
  planId: string;
}
const keyOf = ({ planId, day, mealType }: CellPlace) => `${planId} ${day} ${mealType}`;

/** Nobody else can change the meals of these plans until this transaction ends: writing takes the plan. 404 if one is not there. */
export async function takePlans(scope: Scope, planIds: readonly string[]) {
  const ids = [...new Set(planIds)].toSorted();
  for (const id of ids) await planRows(scope).change(id, {});
  const cells = ids.length > 0 ? await cellRows(scope).list({ where: inArray(mealCells.planId, ids) }) : [];
  const byPlace = new Map(cells.map((cell) => [keyOf(cell), cell]));
  return (place: CellPlace) => byPlace.get(keyOf(place));
}

export interface WrittenCell {
  place: CellPlace;
  stored: StoredCell | undefined;
  next: CellContent;
}

/** For plans that were taken. A cell that holds nothing is no row. */
export async function writeCells(scope: Scope, cells: readonly WrittenCell[]) {
  const fresh = cells.filter(({ stored, next }) => !stored && !holdsNothing(next));
  try {
    await cellRows(scope).addMissing(fresh.map(({ place, next }) => ({ ...place, ...next })));
    for (const { stored, next } of cells) {
      if (stored && holdsNothing(next)) await cellRows(scope).remove(stored.id);
      else if (stored) await cellRows(scope).change(stored.id, next);
    }
  } catch (fault) {
    // Somebody has removed the recipe at this very moment.
    throw isForeignKeyViolation(fault) ? noSuchRecipe() : fault;
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

/** Fills what is empty or was chosen by the planner and not locked; answers what it wrote, with what stood there before. */
export async function fillCells(scope: Scope, cells: readonly NewCell[]): Promise<PlacedCell[]> {
  const cellAt = await takePlans(
    scope,
    cells.map(({ planId }) => planId),
  );
  const written = cells
    .map(({ planId, day, mealType, ...content }) => {
      const place = { planId, day, mealType };
      const stored = cellAt(place);
      return { place, stored, next: changedCell(stored, { leftover: false, reason: null, ...content }) };
    })
    .filter(({ stored }) => mayBeFilled(stored));
  await writeCells(scope, written);
  return written.map(({ place, stored, next }) => ({
    ...place,
    recipeId: next.recipeId,
    note: next.note,
    formerRecipeId: stored?.recipeId ?? null,
    formerNote: stored?.note ?? null,
    formerLeftover: stored?.leftover ?? false,
    formerReason: stored?.reason ?? null,
  }));
}
