import type { CalendarDate } from '#core/dates.ts';
import { type Day, days } from '../cell-contract.ts';
import type { MealRow } from '../contract.ts';
import { dateOfDay } from './week.ts';

/** Opens the planner with the meal dialog filled in, so that one tap saves this dinner. */
export const plannerPathFor = (recipeId: string) => `/meal-planner?recipe=${recipeId}`;

/** The first day of a week, from today on, on which nobody has a dinner yet. */
export const firstDayWithoutDinner = (
  rows: readonly Pick<MealRow, 'cells'>[],
  weekStart: CalendarDate,
  today: CalendarDate,
): Day | undefined =>
  days.find(
    (day) =>
      dateOfDay(weekStart, day) >= today &&
      !rows.some(({ cells }) => cells.some((cell) => cell.day === day && cell.mealType === 'dinner')),
  );
