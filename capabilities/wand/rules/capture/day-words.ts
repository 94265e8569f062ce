import { addDays, type CalendarDate, dateOf, dateParts, daysBetween, daysInMonth, weekday } from '#core/dates.ts';

/** Converts words for a day to a date. Two days matter: the day on which the note was written, and today. */

const monthNames = 'january february march april may june july august september october november december'.split(' ');
const dayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

/** Each name and its first three letters, with its number. */
const numbersByName = (names: readonly string[], odd: readonly [string, number][]) =>
  new Map(
    [...names.entries()]
      .flatMap(([number, name]): [string, number][] => [
        [name, number],
        [name.slice(0, 3), number],
      ])
      .concat(odd),
  );
const monthNumbers = numbersByName(['', ...monthNames], [['sept', 9]]);
const weekdayNumbers = numbersByName(dayNames, [
  ['tues', 2],
  ['weds', 3],
  ['thur', 4],
  ['thurs', 4],
]);

/** 1 to 12; 0 for another word. */
export const monthNumber = (word: string): number => monthNumbers.get(word) ?? 0;
/** 0 is Sunday. */
export const weekdayNumber = (word: string): number | undefined => weekdayNumbers.get(word);
export const isPluralWeekday = (word: string) => word.endsWith('s') && dayNames.includes(word.slice(0, -1));

export interface WrittenDay {
  month?: number;
  day: number;
  year?: number | undefined;
  weekday?: number | undefined;
}

const isExistingDay = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** A day without a year that is longer ago than this is one of next year. */
const maxDaysAgo = 75;

/** The date that is meant, relative to the day of writing; undefined if it does not exist. */
export function meantDay({ month, day, year, weekday: said }: WrittenDay, written: CalendarDate) {
  if (month === undefined) return nextWithNumber(day, said, written);
  if (year !== undefined) return isExistingDay(year, month, day) ? dateOf(year, month, day) : undefined;
  const thisYear = dateParts(written).year;
  const possible = [thisYear - 1, thisYear, thisYear + 1]
    .filter((one) => isExistingDay(one, month, day))
    .map((one) => dateOf(one, month, day))
    .filter((date) => daysBetween(date, written) <= maxDaysAgo);
  return possible.find((date) => said === undefined || weekday(date) === said) ?? possible[0];
}

/** 'Tuesday the 15th': of this month or one of the next two. */
function nextWithNumber(day: number, said: number | undefined, written: CalendarDate) {
  const { year, month } = dateParts(written);
  const possible = [0, 1, 2]
    .filter((later) => day <= daysInMonth(year, month + later) && day >= 1)
    .map((later) => dateOf(year, month + later, day))
    .filter((date) => date >= written);
  return said === undefined ? possible[0] : possible.find((date) => weekday(date) === said);
}

/** Our families write month/day; where that does not exist or is another weekday than said, it was day/month. */
export function meantMonthAndDay(
  first: number,
  second: number,
  rest: Pick<WrittenDay, 'year' | 'weekday'>,
  written: string,
) {
  const american = meantDay({ month: first, day: second, ...rest }, written);
  const british = meantDay({ month: second, day: first, ...rest }, written);
  if (!american) return british;
  const isWrong = rest.weekday !== undefined && weekday(american) !== rest.weekday;
  return isWrong && british && weekday(british) === rest.weekday ? british : american;
}

export type WhichWeek = 'next' | 'this' | 'last' | undefined;

/** A weekday without a date. 'Next' is that of the calendar week after, as weeks begin on Monday. */
export function namedDay(day: number, which: WhichWeek, written: CalendarDate): CalendarDate {
  const ahead = (day - weekday(written) + 7) % 7;
  if (which === 'last') return addDays(written, ahead - 7);
  if (which === 'this') return addDays(written, ahead);
  if (which === undefined) return addDays(written, ahead || 7);
  return addDays(mondayAfter(written), (day + 6) % 7);
}

export const mondayAfter = (date: CalendarDate) => addDays(date, (8 - weekday(date)) % 7 || 7);
