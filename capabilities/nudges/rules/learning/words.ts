import { type CalendarDate, dateParts, daysBetween, longDate, monthAndYear } from '#core/dates.ts';

const everyWords = (count: number, unit: string) => (count === 1 ? `once a ${unit}` : `every ${count} ${unit}s`);

/** 7 -> 'once a week', 42 -> 'every 6 weeks', 182 -> 'every 6 months' */
export function periodWords(days: number): string {
  const weeks = Math.round(days / 7);
  const months = Math.round(days / 30.44);
  if (days < 26)
    return Math.abs(days - weeks * 7) <= 1 && days > 5 ? everyWords(weeks, 'week') : everyWords(days, 'day');
  if (days < 35) return everyWords(1, 'month');
  if (days < 75) return everyWords(weeks, 'week');
  return months % 12 === 0 ? everyWords(months / 12, 'year') : everyWords(months, 'month');
}

/** 'on May 3', longer ago 'in May', with the year if the month would be ambiguous. */
export function whenWords(date: CalendarDate, today: CalendarDate): string {
  const [withoutYear = ''] = longDate(date).split(',');
  if (daysBetween(date, today) < 45) return `on ${withoutYear}`;
  const isRecent = daysBetween(date, today) < 330 || dateParts(date).year === dateParts(today).year;
  return `in ${isRecent ? withoutYear.split(' ')[0] : monthAndYear(date)}`;
}

/** 'Milk' -> 'milk'; 'BBQ sauce' stays as it is. */
export const withinSentence = (food: string) =>
  /^\p{Lu}\p{Ll}/u.test(food) ? food.charAt(0).toLowerCase() + food.slice(1) : food;
