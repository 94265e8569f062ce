import { addDays, type CalendarDate, dateOf, dateParts, daysInMonth, weekday } from '#core/dates.ts';

const months = new Map([
  ...'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name, index): [string, number][] => [
      [name, index + 1],
      [name.slice(0, 3), index + 1],
    ]),
  ['sept', 9],
]);
export const monthNamed = (word = ''): number | undefined => months.get(word.replace(/'s$/, ''));

const weekdays = new Map(
  'sunday sun|monday mon|tuesday tue tues|wednesday wed weds|thursday thu thur thurs|friday fri|saturday sat'
    .split('|')
    .flatMap((names, day) => names.split(' ').map((name): [string, number] => [name, day])),
);

export const weekdayNamed = (word = ''): number | undefined => weekdays.get(word.replace(/'s$/, ''));
/** 'mondays': several Mondays, or one with a missing apostrophe. */
export const weekdaysNamed = (word = ''): number | undefined =>
  /days$/.test(word) ? weekdays.get(word.slice(0, -1)) : undefined;

export const mondayOf = (date: CalendarDate) => addDays(date, -((weekday(date) + 6) % 7));

/** The first date with this weekday, on or after a date. */
export const weekdayFrom = (date: CalendarDate, day: number) => addDays(date, (day - weekday(date) + 7) % 7);

export const weekdayInWeek = (monday: CalendarDate, day: number) => addDays(monday, (day + 6) % 7);

/** This year, or the next year in which the date isn't past. */
export function monthDay(today: CalendarDate, month: number, day: number): CalendarDate | undefined {
  if (day < 1 || day > daysInMonth(2028, month)) return undefined;
  const { year } = dateParts(today);
  // February 29 is in a later year.
  const later = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((years) => year + years);
  const fitting = later.find((it) => day <= daysInMonth(it, month) && dateOf(it, month, day) >= today);
  return fitting === undefined ? undefined : dateOf(fitting, month, day);
}

/** The next month that has this day; if a weekday was named too, the next month in which both match. */
export function dayOfMonth(today: CalendarDate, day: number, onWeekday?: number): CalendarDate | undefined {
  if (day < 1 || day > 31) return undefined;
  const { year, month } = dateParts(today);
  const coming = Array.from({ length: 14 }, (_, ahead) => ({ year, month: month + ahead }))
    .filter((one) => day <= daysInMonth(one.year, one.month))
    .map((one) => dateOf(one.year, one.month, day))
    .filter((date) => date >= today);
  return coming.find((date) => onWeekday === undefined || weekday(date) === onWeekday) ?? coming[0];
}

const nth = (count: number, day: number, month: number) => (year: number) =>
  addDays(weekdayFrom(dateOf(year, month, 1), day), (count - 1) * 7);
/** Gregorian calendar (Meeus's algorithm). */
function easter(year: number): CalendarDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dateOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Without apostrophes and without 'day'. Longer names come first. */
const fixedDays = `12-24 christmas eve|12-24 xmas eve|12-25 christmas|12-25 xmas|12-26 boxing day|12-31 new years eve|12-31 new year s eve|01-01 new years|01-01 new year|10-31 halloween|02-14 valentines|02-14 valentine|03-17 st patricks|05-05 cinco de mayo|07-04 independence day|07-04 fourth of july|11-11 veterans day`;
const movingDays: [name: string, on: (year: number) => CalendarDate][] = [
  ['mlk day', nth(3, 1, 1)],
  ['presidents day', nth(3, 1, 2)],
  ['mothers day', nth(2, 0, 5)],
  ['fathers day', nth(3, 0, 6)],
  ['labor day', nth(1, 1, 9)],
  ['memorial day', (year) => weekdayFrom(dateOf(year, 5, 25), 1)],
  ['thanksgiving', nth(4, 4, 11)],
  ['black friday', (year) => addDays(nth(4, 4, 11)(year), 1)],
  ['good friday', (year) => addDays(easter(year), -2)],
  ['easter monday', (year) => addDays(easter(year), 1)],
  ['easter', easter],
];

const wellKnownDays = [
  ...fixedDays
    .split('|')
    .map((day) => ({ words: day.slice(6).split(' '), on: (year: number) => `${year}-${day.slice(0, 5)}` })),
  ...movingDays.map(([name, on]) => ({ words: name.split(' '), on })),
];
const wellKnownByFirstWord = Map.groupBy(wellKnownDays, ({ words: [first = ''] }) => first);

export const beginsHoliday = (word: string) => wellKnownByFirstWord.has(word.replaceAll("'", ''));

/** The words of a holiday, and its next date. */
export function wellKnownDay(
  words: readonly string[],
  today: CalendarDate,
): { length: number; date: string } | undefined {
  const plain = words.map((word) => word.replaceAll(/'/g, ''));
  const possible = wellKnownByFirstWord.get(plain[0] ?? '');
  const found = possible?.find((day) => day.words.every((part, index) => plain[index] === part));
  if (!found) return undefined;
  const { on } = found;
  const { year } = dateParts(today);
  const date = on(year) >= today ? on(year) : on(year + 1);
  const { length } = found.words;
  return { length: plain[length] === 'day' ? length + 1 : length, date };
}
