import { type CalendarDate, dateParts, shortDate, shortWeekdayAndDate } from '#core/dates.ts';
import { distanceWords } from './step-text.ts';

interface DueStep {
  date: CalendarDate | null;
  daysBefore: number | null;
  isDone: boolean;
}

/** A step that is done is never overdue. */
export const isOverdue = ({ date, isDone }: DueStep, today: CalendarDate) => date !== null && date < today && !isDone;

/** 'Today', 'Sat, Nov 21' or 'Overdue · Sat, Nov 21'; without a date, '14 days before'. */
export function dueWords(step: DueStep, today: CalendarDate) {
  const { date, daysBefore } = step;
  if (date === null) return daysBefore === null ? undefined : distanceWords(daysBefore);
  if (date === today) return 'Today';
  const day = dateParts(date).year === dateParts(today).year ? shortWeekdayAndDate(date) : shortDate(date);
  return isOverdue(step, today) ? `Overdue · ${day}` : day;
}
