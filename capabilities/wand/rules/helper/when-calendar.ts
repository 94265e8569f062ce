import { addDays, type CalendarDate, dateOf, dateParts, daysInMonth, weekday } from '#core/dates.ts';

/** What days are called, and which one is meant: never one that is over. */

const months = 'january february march april may june july august september october november december'.split(' ');
const monthAbbreviations = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

export function monthNamed(word = ''): number | undefined {
  const plain = word.replace(/'s$/, '');
  const index = months.indexOf(plain) >= 0 ? months.indexOf(plain) : monthAbbreviations.indexOf(plain);
  if (index >= 0) return index + 1;
  return plain === 'sept' ? 9 : undefined;
}

const weekdays: Record<string, number> = {
  sunday: 0,
  sun: 0,
  monday: 1,
  mon: 1,
  tuesday: 2,
  tue: 2,
  tues: 2,
  wednesday: 3,
  wed: 3,
  weds: 3,
  thursday: 4,
  thu: 4,
  thur: 4,
  thurs: 4,
  friday: 5,
  fri: 5,
  saturday: 6,
  sat: 6,
};

export const weekdayNamed = (word = ''): number | undefined => weekdays[word.replace(/'s$/, '')];
/** 'mondays', which may be several or one whose apostrophe is missing. */
export const weekdaysNamed = (word = ''): number | undefined =>
  /days$/.test(word) ? weekdays[word.slice(0, -1)] : undefined;

export const mondayOf = (date: CalendarDate) => addDays(date, -((weekday(date) + 6) % 7));

/** The first such day on this date or after it. */
export const weekdayFrom = (date: CalendarDate, day: number) => addDays(date, (day - weekday(date) + 7) % 7);

export const weekdayInWeek = (monday: CalendarDate, day: number) => addDays(monday, (day + 6) % 7);

/** This year, or the next in which it is not over. */
export function monthDay(today: CalendarDate, month: number, day: number): CalendarDate | undefined {
  if (day < 1 || day > daysInMonth(2028, month)) return undefined;
  const { year } = dateParts(today);
  // 29 February waits for its year.
  const later = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((years) => year + years);
  const fitting = later.find((it) => day <= daysInMonth(it, month) && dateOf(it, month, day) >= today);
  return fitting === undefined ? undefined : dateOf(fitting, month, day);
}

/** The next month that has this day, and if a weekday was said, in which they fit together. */
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
const fixed = (month: number, day: number) => (year: number) => dateOf(year, month, day);

/** By the rule of the Gregorian calendar (Meeus). */
function easter(year: number): CalendarDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dateOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Without apostrophes, and 'day' left out. Longer names come first. */
const wellKnown: [name: string, on: (year: number) => CalendarDate][] = [
  ['christmas eve', fixed(12, 24)],
  ['xmas eve', fixed(12, 24)],
  ['christmas', fixed(12, 25)],
  ['xmas', fixed(12, 25)],
  ['boxing day', fixed(12, 26)],
  ['new years eve', fixed(12, 31)],
  ['new year s eve', fixed(12, 31)],
  ['new years', fixed(1, 1)],
  ['new year', fixed(1, 1)],
  ['halloween', fixed(10, 31)],
  ['valentines', fixed(2, 14)],
  ['valentine', fixed(2, 14)],
  ['st patricks', fixed(3, 17)],
  ['cinco de mayo', fixed(5, 5)],
  ['independence day', fixed(7, 4)],
  ['fourth of july', fixed(7, 4)],
  ['veterans day', fixed(11, 11)],
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

const wellKnownWords = wellKnown.map(([name, on]) => ({ words: name.split(' '), on }));

/** The words of a well-known day, and when it comes next. */
export function wellKnownDay(
  words: readonly string[],
  today: CalendarDate,
): { length: number; date: string } | undefined {
  const plain = words.map((word) => word.replaceAll(/'/g, ''));
  const found = wellKnownWords.find((day) => day.words.every((part, index) => plain[index] === part));
  if (!found) return undefined;
  const { on } = found;
  const { year } = dateParts(today);
  const date = on(year) >= today ? on(year) : on(year + 1);
  const { length } = found.words;
  return { length: plain[length] === 'day' ? length + 1 : length, date };
}
