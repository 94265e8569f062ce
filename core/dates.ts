/**
 * Calendar dates are text, 'YYYY-MM-DD': they compare as text, are computed in UTC, and so cannot move by a day in any zone.
 */
export type CalendarDate = string;

const milliseconds = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

export function dateParts(date: CalendarDate) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const dayInMs = 86_400_000;
const fromMilliseconds = (moment: number): CalendarDate => new Date(moment).toISOString().slice(0, 10);

/** `month` counts from 1 and may lie outside the year. */
export const dateOf = (year: number, month: number, day: number): CalendarDate =>
  fromMilliseconds(Date.UTC(year, month - 1, day));

export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromMilliseconds(milliseconds(date) + days * dayInMs);

/** A day that the month does not have becomes its last one. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(date);
  return dateOf(year, month + months, Math.min(day, daysInMonth(year, month + months)));
}

/** How many days later the second date is; negative when it is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  Math.round((milliseconds(to) - milliseconds(from)) / dayInMs);

/** 'today', 'tomorrow', 'in 5 days', 'yesterday', '2 days ago' */
export function distanceInWords(date: CalendarDate, today: CalendarDate) {
  const days = daysBetween(today, date);
  const near = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' }[days];
  return near ?? (days > 0 ? `in ${days} days` : `${-days} days ago`);
}

/** 0 is Sunday. */
export const weekday = (date: CalendarDate) => new Date(milliseconds(date)).getUTCDay();

/** '2026-11-15' -> '2026-11' */
export const monthOf = (date: CalendarDate) => date.slice(0, 7);
export const firstOfMonth = (date: CalendarDate): CalendarDate => `${monthOf(date)}-01`;
export const lastOfMonth = (date: CalendarDate): CalendarDate => addDays(addMonths(firstOfMonth(date), 1), -1);

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: CalendarDate) => format.format(milliseconds(date));
};

/** 'November 15, 2026' */
export const longDate = formatter({ month: 'long', day: 'numeric', year: 'numeric' });
/** 'Sunday, November 15, 2026' */
export const fullDate = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** 'Sunday, November 15' */
export const dayDate = formatter({ weekday: 'long', month: 'long', day: 'numeric' });
/** 'Sun, Nov 15' */
export const shortDay = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
/** 'Nov 15, 2026' */
export const shortDate = formatter({ month: 'short', day: 'numeric', year: 'numeric' });
/** 'November 2026' */
export const monthAndYear = formatter({ month: 'long', year: 'numeric' });

// Making one takes longer than all that a request does besides.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockFor(timeZone?: string) {
  const known = timeZone && clocks.get(timeZone);
  if (known) return known;
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...time });
  // Where this code runs may change with the traveller.
  if (timeZone) clocks.set(timeZone, clock);
  return clock;
}

/** What the calendar and the clock on the wall show in the given zone, or where this code runs. */
export function wallClock(timeZone?: string, now = new Date()): { date: CalendarDate; time: string } {
  const parts = clockFor(timeZone).formatToParts(now);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

export const today = (timeZone?: string, now = new Date()): CalendarDate => wallClock(timeZone, now).date;

/** Whole months lived, by the calendar: the day of the month must be reached, or the month must end before it comes. */
export function ageInMonths(birthdate: CalendarDate, today: CalendarDate): number {
  const from = dateParts(birthdate);
  const to = dateParts(today);
  const dayReached = to.day >= Math.min(from.day, daysInMonth(to.year, to.month));
  return (to.year - from.year) * 12 + (to.month - from.month) - (dayReached ? 0 : 1);
}

export const ageInYears = (birthdate: CalendarDate, today: CalendarDate) =>
  Math.floor(ageInMonths(birthdate, today) / 12);

/** The birthday in a year: of those born on 29 February, 28 February where there is none. */
export const birthdayIn = (year: number, birthdate: CalendarDate): CalendarDate =>
  addMonths(birthdate, (year - dateParts(birthdate).year) * 12);

/** Today, if it is today; the day of birth itself, if that is still to come. */
export function nextBirthday(birthdate: CalendarDate, today: CalendarDate): CalendarDate {
  if (birthdate >= today) return birthdate;
  const thisYear = birthdayIn(dateParts(today).year, birthdate);
  return thisYear >= today ? thisYear : birthdayIn(dateParts(today).year + 1, birthdate);
}

/** '16:05' -> '4:05 PM' */
export function clockTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
