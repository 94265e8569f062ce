import type { CalendarDate } from '#core/dates.ts';
import { days, type MealCell } from '../cell-contract.ts';
import type { MealWeek } from '../contract.ts';
import { isAt, isEmpty, type Place } from './cells.ts';
import { dateOfDay } from './week.ts';

/** Rules for a loaded week, and its optimistic updates. */

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

/** Whether the week has days left and all their meals are planned, in every row. */
export function isFullyPlanned({ weekStartDate, rows, enabledMealTypes }: MealWeek, today: CalendarDate): boolean {
  const daysLeft = days.filter((day) => dateOfDay(weekStartDate, day) >= today);
  const places = daysLeft.flatMap((day) => enabledMealTypes.map((mealType) => ({ day, mealType })));
  const isPlanned = ({ cells }: MealWeek['rows'][number], place: Place) =>
    cells.some((cell) => isAt(place)(cell) && !isEmpty(cell));
  return places.length > 0 && rows.every((row) => places.every((place) => isPlanned(row, place)));
}
