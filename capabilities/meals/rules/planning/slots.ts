import type { CalendarDate } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import { days } from '../../cell-contract.ts';
import { isAt, isEmpty, type Place } from '../cells.ts';
import { isOver } from '../meal-hours.ts';
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
const isUneditedChoice = ({ reason, note, locked }: PlanCell) => reason !== null && note === null && !locked;

export const slotKey = ({ assignedTo }: Pick<PlanRow, 'assignedTo'>, { day, mealType }: Place) =>
  `${assignedTo} ${day} ${mealType}`;

/** Whether planning may fill this slot: it is empty, or holds an unlocked choice nobody edited and is planned again. */
function isFree(slot: Slot, again: PlanInput['again']): boolean {
  const { row, cell } = slot;
  const isUnplanned = !cell || isEmpty(cell);
  if (again === 'none') return isUnplanned;
  return (isUnplanned || isUneditedChoice(cell)) && (again === 'all' || again.has(slotKey(row, slot)));
}

/** Dinners first, because unused dinner recipes can be lunches. */
const planningOrder: readonly MealType[] = ['dinner', 'lunch', 'breakfast', 'snack'];

/** The meals to fill, each with the slots of its free rows: enabled meal types that are not over yet. */
export function openMeals({ weekStart, now, preferences, rows, again }: PlanInput): SlotGroup[] {
  const planned = rows.filter(({ isPlanned }) => isPlanned);
  return planningOrder
    .filter((mealType) => preferences.enabledMealTypes.includes(mealType))
    .flatMap((mealType) =>
      days
        .filter((day) => !isOver(dateOfDay(weekStart, day), mealType, now))
        .map((day) =>
          planned.map((row) => slotOf(weekStart, row, { day, mealType })).filter((slot) => isFree(slot, again)),
        ),
    )
    .filter((slots): slots is SlotGroup => slots.length > 0);
}
