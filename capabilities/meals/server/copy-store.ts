import { capitalize } from '#core/capitalize.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import type { Scope } from '#server/database/scope.ts';
import type { Day } from '../cell-contract.ts';
import { copyContent, isAt, isEmpty } from '../rules/cells.ts';
import { fillCells, type NewCell, type StoredCell } from './cell-store.ts';
import { ensurePlan, type GridRow, gridOf, loadHousehold } from './store.ts';

/** Copies meals to other days or weeks, row by row; only into empty cells. */

const plannedCells = ({ cells }: GridRow) => cells.filter((cell) => !isEmpty(cell));

const isFree = (cells: readonly StoredCell[], place: Pick<StoredCell, 'day' | 'mealType'>) =>
  !cells.some((cell) => isAt(place)(cell) && !isEmpty(cell));

async function fillFreeCells(scope: Scope, cells: readonly NewCell[]) {
  const filled = await fillCells(scope, cells);
  return {
    filled,
    remarks: filled.length === 0 ? ["There's nothing to copy, since these meals are already planned"] : [],
  };
}

export async function copyDay(scope: Scope, weekStart: CalendarDate, from: Day, to: readonly Day[]) {
  const originals = (await gridOf(scope, weekStart)).flatMap((row) =>
    plannedCells(row)
      .filter(({ day }) => day === from)
      .map((cell) => ({ row, cell })),
  );
  if (originals.length === 0) {
    const name = capitalize(from);
    return { filled: [], remarks: [`There's nothing to copy, since ${name} is empty`] };
  }
  const copies = originals.flatMap(({ row, cell }) =>
    [...new Set(to)]
      .map((day) => ({ planId: cell.planId, day, mealType: cell.mealType, ...copyContent(cell) }))
      .filter((copy) => isFree(row.cells, copy)),
  );
  return fillFreeCells(scope, copies);
}

export async function copyWeek(scope: Scope, weekStart: CalendarDate) {
  const { hasRow } = await loadHousehold(scope);
  const lastWeek = (await gridOf(scope, addDays(weekStart, -7))).filter(
    (row) => hasRow(row.assignedTo) && plannedCells(row).length > 0,
  );
  if (lastWeek.length === 0) return { filled: [], remarks: ["There's nothing to copy, since last week is empty"] };
  const currentRows = new Map((await gridOf(scope, weekStart)).map((row) => [row.assignedTo, row]));
  const copies: NewCell[] = [];
  for (const row of lastWeek) {
    const { id: planId } = await ensurePlan(scope, weekStart, row.assignedTo);
    const currentCells = currentRows.get(row.assignedTo)?.cells ?? [];
    for (const cell of plannedCells(row).filter((cell) => isFree(currentCells, cell)))
      copies.push({ planId, day: cell.day, mealType: cell.mealType, ...copyContent(cell) });
  }
  return fillFreeCells(scope, copies);
}
