import { addDays, type CalendarDate, daysBetween, weekday } from '#core/dates.ts';
import { type Day, days } from '../cell-contract.ts';

/** The meal week, Monday to Sunday. Independent of the calendar's week, which starts on Sunday. */

export const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -((weekday(date) + 6) % 7));
export const isMonday = (date: CalendarDate) => weekday(date) === 1;
export const sundayOf = (weekStart: CalendarDate): CalendarDate => addDays(weekStart, 6);
export const dateOfDay = (weekStart: CalendarDate, day: Day): CalendarDate => addDays(weekStart, days.indexOf(day));
export const dayOf = (date: CalendarDate): Day => days[(weekday(date) + 6) % 7] as Day;

interface Week {
  weekStartDate: CalendarDate;
  weekEndDate?: CalendarDate | null | undefined;
}
export const endsSixDaysLater = ({ weekStartDate, weekEndDate }: Week) =>
  !weekEndDate || daysBetween(weekStartDate, weekEndDate) === 6;
