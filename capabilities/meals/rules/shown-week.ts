import { type MealType, mealTypes } from '#food/meals.ts';
import { days, type MealCell } from '../cell-contract.ts';
import type { MealWeek } from '../contract.ts';
import { isAt, isEmpty, type Place } from './cells.ts';
import { type Clock, isOver } from './meal-hours.ts';
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

/** The enabled meals, in the order of the day. */
export const mealChoices = ({ enabledMealTypes }: Pick<MealWeek, 'enabledMealTypes'>): MealType[] =>
  mealTypes.filter((mealType) => enabledMealTypes.includes(mealType));

/** The meals to plan by default: dinners, or all meals if the family doesn't plan dinners. */
export const defaultMeals = ({ enabledMealTypes }: Pick<MealWeek, 'enabledMealTypes'>): readonly MealType[] =>
  enabledMealTypes.includes('dinner') ? ['dinner'] : enabledMealTypes;

function remainingPlaces({ weekStartDate }: MealWeek, mealTypes: readonly MealType[], now: Clock): Place[] {
  const places = days.flatMap((day) => mealTypes.map((mealType) => ({ day, mealType })));
  return places.filter(({ day, mealType }) => !isOver(dateOfDay(weekStartDate, day), mealType, now));
}

const plannedAt = ({ cells }: MealWeek['rows'][number], place: Place) =>
  cells.find((cell) => isAt(place)(cell) && !isEmpty(cell));

/** The meals that are neither planned nor over, for each row. */
export const unplannedMeals = (week: MealWeek, mealTypes: readonly MealType[], now: Clock): Place[] =>
  week.rows.flatMap((row) => remainingPlaces(week, mealTypes, now).filter((place) => !plannedAt(row, place)));

/** Each day of the week with the number of those meals, and what is planned of the others. */
export function unplannedByDay(week: MealWeek, chosen: readonly MealType[], now: Clock) {
  const meals = unplannedMeals(week, chosen, now);
  return days.map((day) => ({
    day,
    date: dateOfDay(week.weekStartDate, day),
    count: meals.filter((meal) => meal.day === day).length,
    planned: week.rows.flatMap((row) => chosen.flatMap((mealType) => plannedAt(row, { day, mealType }) ?? [])),
  }));
}

export const hasMeals = ({ rows }: MealWeek) => rows.some(({ cells }) => cells.length > 0);

/** Whether all meals to plan by default are planned, in every row, and the week is not over. */
export const isFullyPlanned = (week: MealWeek, now: Clock): boolean =>
  remainingPlaces(week, defaultMeals(week), now).length > 0 &&
  unplannedMeals(week, defaultMeals(week), now).length === 0;
