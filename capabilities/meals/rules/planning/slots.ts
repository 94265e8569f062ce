import type { CalendarDate } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import { days } from '../../cell-contract.ts';
import { isAt, isEmpty, type Place } from '../cells.ts';
import { dateOfDay } from '../week.ts';
import { type PlanCell, type PlanEater, type PlanInput, type PlanRow, wordsOf } from './week-input.ts';

/** One meal of one row, whatever stands there. */
export interface Slot extends Place {
  row: PlanRow;
  date: CalendarDate;
  cell: PlanCell | undefined;
  /** The people of the row and the guests of this very meal. */
  eaters: readonly PlanEater[];
  /** What they avoid. */
  words: readonly string[];
}

/** Slots of one meal; there is at least one. */
export type Table = [Slot, ...Slot[]];

export function slotOf(weekStart: CalendarDate, row: PlanRow, { day, mealType }: Place): Slot {
  const cell = row.cells.find(isAt({ day, mealType }));
  const eaters = [...row.eaters, ...(cell?.guests ?? [])];
  return { row, day, date: dateOfDay(weekStart, day), mealType, cell, eaters, words: wordsOf(eaters) };
}

/** Chosen by the planner, and nothing added by hand since. */
const isOurs = ({ reason, note, leftover }: PlanCell) => reason !== null && note === null && !leftover;

/** Whether the planner may choose here. */
const isFree = ({ cell }: Slot, again: boolean) => !cell || isEmpty(cell) || (again && !cell.locked && isOurs(cell));

/** Dinners first: what is left of them may be a lunch. */
const order: readonly MealType[] = ['dinner', 'lunch', 'breakfast', 'snack'];

/** The meals to fill, each with the rows that have nothing there: enabled ones, from today on. */
export function openMeals({ weekStart, today, preferences, rows, again }: PlanInput): Table[] {
  const planned = rows.filter(({ isPlanned }) => isPlanned);
  return order
    .filter((mealType) => preferences.enabledMealTypes.includes(mealType))
    .flatMap((mealType) =>
      days
        .filter((day) => dateOfDay(weekStart, day) >= today)
        .map((day) =>
          planned.map((row) => slotOf(weekStart, row, { day, mealType })).filter((slot) => isFree(slot, again)),
        ),
    )
    .filter((slots): slots is Table => slots.length > 0);
}
