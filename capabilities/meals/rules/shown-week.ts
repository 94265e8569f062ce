import type { MealCell } from '../cell-contract.ts';
import type { MealWeek } from '../contract.ts';
import { isAt, type Place } from './cells.ts';

/** Optimistic updates of a loaded week. */

export interface CellPlace extends Place {
  /** Id of the plan. */
  id: string;
}

export const cellAt = (week: MealWeek | undefined, place: CellPlace): MealCell | undefined =>
  week?.rows.find(({ planId }) => planId === place.id)?.cells.find(isAt(place));

/** Replaces a cell; undefined clears it. */
export function withCell(week: MealWeek, place: CellPlace, cell: MealCell | undefined): MealWeek {
  const others = (cells: MealCell[]) => cells.filter((it) => !isAt(place)(it));
  return {
    ...week,
    rows: week.rows.map((row) =>
      row.planId === place.id ? { ...row, cells: [...others(row.cells), ...(cell ? [cell] : [])] } : row,
    ),
  };
}
