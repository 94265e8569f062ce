import type { CalendarDate } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import { days } from '../../cell-contract.ts';
import { isAt, isEmpty, type Place } from '../cells.ts';
import { dateOfDay } from '../week.ts';
import { avoidedWords, type PlanCell, type PlanEater, type PlanInput, type PlanRow } from './week-input.ts';

/** One meal of one row, empty or not. */
export interface Slot extends Place {
  row: PlanRow;
  date: CalendarDate;
  cell: PlanCell | undefined;
  /** The people of the row and the guests of this meal. */
  eaters: readonly PlanEater[];
  /** Allergies and diets of the eaters. */
  avoided: readonly string[];
}

/** Slots of one meal that get the same recipe; at least one. */
export type SlotGroup = [Slot, ...Slot[]];

export function slotOf(weekStart: CalendarDate, row: PlanRow, { day, mealType }: Place): Slot {
  const cell = row.cells.find(isAt({ day, mealType }));
  const eaters = [...row.eaters, ...(cell?.guests ?? [])];
  return { row, day, date: dateOfDay(weekStart, day), mealType, cell, eaters, avoided: avoidedWords(eaters) };
}

/** Chosen by the planner and not edited since. */
const isUneditedChoice = ({ reason, note, leftover }: PlanCell) => reason !== null && note === null && !leftover;

/** Whether planning the week may fill this slot: it is empty or, when planning again, holds an unlocked choice nobody edited. */
const isFree = ({ cell }: Slot, again: boolean) =>
  !cell || isEmpty(cell) || (again && !cell.locked && isUneditedChoice(cell));

/** Dinners first, because unused dinner recipes can be lunches. */
const planningOrder: readonly MealType[] = ['dinner', 'lunch', 'breakfast', 'snack'];

/** The meals to fill, each with the slots of its free rows: enabled meal types, from today on. */
export function openMeals({ weekStart, today, preferences, rows, again }: PlanInput): SlotGroup[] {
  const planned = rows.filter(({ isPlanned }) => isPlanned);
  return planningOrder
    .filter((mealType) => preferences.enabledMealTypes.includes(mealType))
    .flatMap((mealType) =>
      days
        .filter((day) => dateOfDay(weekStart, day) >= today)
        .map((day) =>
          planned.map((row) => slotOf(weekStart, row, { day, mealType })).filter((slot) => isFree(slot, again)),
        ),
    )
    .filter((slots): slots is SlotGroup => slots.length > 0);
}
