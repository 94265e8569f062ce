import { type MealType, mealTypes } from '#food/meals.ts';
import { type Day, days, type MealCell } from '../cell-contract.ts';

/** Rules for changing, filling and copying cells. */

export interface Place {
  day: Day;
  mealType: MealType;
}

export type CellContent = Pick<
  MealCell,
  'recipeId' | 'note' | 'leftover' | 'locked' | 'servings' | 'guests' | 'reason'
>;

const emptyContent: CellContent = {
  recipeId: null,
  note: null,
  leftover: false,
  locked: false,
  servings: null,
  guests: [],
  reason: null,
};

/** Has neither recipe nor note, but may have guests. A deleted recipe leaves such a cell. */
export const isEmpty = ({ recipeId, note }: Pick<CellContent, 'recipeId' | 'note'>) => recipeId === null && !note;

export const hasNoContent = (cell: Pick<CellContent, 'recipeId' | 'note' | 'guests'>) =>
  isEmpty(cell) && cell.guests.length === 0;

/** Whether a single meal may be chosen again by the planner: not if a person chose the meal or locked it. */
export const canBeFilled = (cell: CellContent | undefined) =>
  !cell || isEmpty(cell) || (cell.reason !== null && !cell.locked);

const clearedCell = ({ servings, guests }: CellContent): CellContent => ({ ...emptyContent, servings, guests });

/**
 * Applies a change to a cell. If a user chooses the recipe or changes whether it is leftovers, the planner's reason is
 * dropped. A cleared cell keeps only servings and guests.
 */
export function applyChange(cell: CellContent | undefined, change: Partial<CellContent>): CellContent {
  // The other values of a cell whose recipe was deleted don't apply to the next recipe.
  const before = cell && isEmpty(cell) ? clearedCell(cell) : cell;
  const next = { ...emptyContent, ...before, ...change };
  if (isEmpty(next)) return clearedCell(next);
  const { recipeId, note, leftover, locked, servings, guests, reason } = next;
  const isSame = recipeId === (cell?.recipeId ?? null) && leftover === (cell?.leftover ?? false);
  const keepsReason = change.reason !== undefined || isSame;
  return { recipeId, note, leftover, locked, servings, guests, reason: keepsReason ? reason : null };
}

/** The content to copy to another day: without guests, and without the servings that were set for them. */
export const copyContent = ({ recipeId, note, leftover, servings, guests }: CellContent) => ({
  recipeId,
  note,
  leftover,
  servings: guests.length > 0 ? null : servings,
});

export const isAt =
  ({ day, mealType }: Place) =>
  (cell: Place) =>
    cell.day === day && cell.mealType === mealType;

export const inWeekOrder = <Cell extends Place>(cells: readonly Cell[]): Cell[] =>
  cells.toSorted(
    (a, b) =>
      days.indexOf(a.day) - days.indexOf(b.day) || mealTypes.indexOf(a.mealType) - mealTypes.indexOf(b.mealType),
  );
