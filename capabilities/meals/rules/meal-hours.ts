import type { CalendarDate } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';

/** The hour when each meal is over. */
const mealEnds: Record<MealType, string> = { breakfast: '10:30', lunch: '14:30', snack: '17:30', dinner: '21:00' };

/** Date and time on the family's clock: '2026-11-16' and '15:00'. */
export interface Clock {
  date: CalendarDate;
  time: string;
}

/** Whether it is too late to plan a meal: at 3 PM today's breakfast is over. */
export const isOver = (date: CalendarDate, mealType: MealType, now: Clock) =>
  date < now.date || (date === now.date && now.time >= mealEnds[mealType]);
