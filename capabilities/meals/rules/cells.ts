import { type MealType, mealTypes } from '#food/meals.ts';
import { type Day, days, type MealCell } from '../cell-contract.ts';

/** What one cell of the grid may become, and what is left of it. */

export interface Place {
  day: Day;
  mealType: MealType;
}

export type CellContent = Pick<
  MealCell,
  'recipeId' | 'note' | 'leftover' | 'locked' | 'servings' | 'guests' | 'reason'
>;

const blank: CellContent = {
  recipeId: null,
  note: null,
  leftover: false,
  locked: false,
  servings: null,
  guests: [],
  reason: null,
};

/** Nobody has said yet what is eaten, though perhaps who eats along. A removed recipe leaves such a cell. */
export const isEmpty = ({ recipeId, note }: Pick<CellContent, 'recipeId' | 'note'>) => recipeId === null && !note;

export const holdsNothing = (cell: Pick<CellContent, 'recipeId' | 'note' | 'guests'>) =>
  isEmpty(cell) && cell.guests.length === 0;

/** What somebody chose herself stays, and so does what she locked. */
export const mayBeFilled = (cell: CellContent | undefined) =>
  !cell || isEmpty(cell) || (cell.reason !== null && !cell.locked);

const emptied = ({ servings, guests }: CellContent): CellContent => ({ ...blank, servings, guests });

/** Only what is named changes. A recipe that she chose herself has no reason, and an emptied cell nothing but its guests. */
export function changedCell(cell: CellContent | undefined, change: Partial<CellContent>): CellContent {
  // What was said about a recipe that was removed since is not true of the next one.
  const before = cell && isEmpty(cell) ? emptied(cell) : cell;
  const next = { ...blank, ...before, ...change };
  if (isEmpty(next)) return emptied(next);
  const { recipeId, note, leftover, locked, servings, guests, reason } = next;
  const keepsReason = change.reason !== undefined || recipeId === (cell?.recipeId ?? null);
  return { recipeId, note, leftover, locked, servings, guests, reason: keepsReason ? reason : null };
}

/** A meal once more on another day: guests come for one meal only, and so does what is cooked for them. */
export const copied = ({ recipeId, note, leftover, servings, guests }: CellContent) => ({
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
