/**
 * Calendar dates are text, 'YYYY-MM-DD': they compare as text, are computed in UTC, and so cannot move by a day in any zone.
 */
export type CalendarDate = string;

const milliseconds = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

function parts(date: CalendarDate) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: CalendarDate) => format.format(milliseconds(date));
};

/** 'November 15, 2026' */
export const longDate = formatter({ month: 'long', day: 'numeric', year: 'numeric' });

/** What the calendar on the wall shows in the given zone, or where this code runs. */
export function today(timeZone?: string, now = new Date()): CalendarDate {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}

/** Whole months lived, by the calendar: the day of the month must be reached, or the month must end before it comes. */
export function ageInMonths(birthdate: CalendarDate, today: CalendarDate): number {
  const from = parts(birthdate);
  const to = parts(today);
  const lastDayOfMonth = new Date(Date.UTC(to.year, to.month, 0)).getUTCDate();
  const dayReached = to.day >= Math.min(from.day, lastDayOfMonth);
  return (to.year - from.year) * 12 + (to.month - from.month) - (dayReached ? 0 : 1);
}

export const ageInYears = (birthdate: CalendarDate, today: CalendarDate) =>
  Math.floor(ageInMonths(birthdate, today) / 12);
