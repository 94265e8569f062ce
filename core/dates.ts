import { habits } from './habits.ts';

/** A date without a time zone, 'YYYY-MM-DD'. Dates compare as strings; date math is in UTC, so no zone shifts a day. */
export type CalendarDate = string;

const toMilliseconds = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

export function dateParts(date: CalendarDate) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const dayInMs = 86_400_000;
const fromMilliseconds = (timestamp: number): CalendarDate => new Date(timestamp).toISOString().slice(0, 10);

/** `month` is 1-based and may overflow the year: month 14 of 2026 is February 2027. */
export const dateOf = (year: number, month: number, day: number): CalendarDate =>
  fromMilliseconds(Date.UTC(year, month - 1, day));

export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromMilliseconds(toMilliseconds(date) + days * dayInMs);

/** Clamps to the last day of a shorter month: '2026-01-31' plus one month is '2026-02-28'. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(date);
  return dateOf(year, month + months, Math.min(day, daysInMonth(year, month + months)));
}

/** Days from the first date to the second; negative if the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  Math.round((toMilliseconds(to) - toMilliseconds(from)) / dayInMs);

/** 'today', 'tomorrow', 'in 5 days', 'yesterday', '2 days ago' */
export function distanceInWords(date: CalendarDate, today: CalendarDate) {
  const days = daysBetween(today, date);
  const near = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' }[days];
  return near ?? (days > 0 ? `in ${days} days` : `${-days} days ago`);
}

const daysPerMonth = 365.25 / 12;
/** From here on, months say more than days. */
const manyDays = 90;

/** The same for what may be far ahead: 'in 9 months'. */
export function farDistanceInWords(date: CalendarDate, today: CalendarDate) {
  const days = daysBetween(today, date);
  return days < manyDays ? distanceInWords(date, today) : `in ${Math.round(days / daysPerMonth)} months`;
}

/** 0 (Sunday) to 6. */
export const weekday = (date: CalendarDate) => new Date(toMilliseconds(date)).getUTCDay();

/** '2026-11-15' -> '2026-11' */
export const monthOf = (date: CalendarDate) => date.slice(0, 7);
export const firstOfMonth = (date: CalendarDate): CalendarDate => `${monthOf(date)}-01`;
export const lastOfMonth = (date: CalendarDate): CalendarDate => addDays(addMonths(firstOfMonth(date), 1), -1);

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: CalendarDate) => format.format(toMilliseconds(date));
};

/** 'November 15, 2026' */
export const longDate = formatter({ month: 'long', day: 'numeric', year: 'numeric' });
/** 'Sunday, November 15, 2026' */
export const fullDate = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** 'Sunday, November 15' */
export const weekdayAndDate = formatter({ weekday: 'long', month: 'long', day: 'numeric' });
/** 'Sun, Nov 15' */
export const shortWeekdayAndDate = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
/** 'Nov 15, 2026' */
export const shortDate = formatter({ month: 'short', day: 'numeric', year: 'numeric' });
/** 'November 2026' */
export const monthAndYear = formatter({ month: 'long', year: 'numeric' });

// Cached by time zone: creating a formatter takes longer than the rest of a request.
const clockFormats = new Map<string, Intl.DateTimeFormat>();

function clockFormatFor(timeZone: string) {
  const cached = clockFormats.get(timeZone);
  if (cached) return cached;
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...time });
  clockFormats.set(timeZone, format);
  return format;
}

/** Local date and time ('16:05') in the given zone; defaults to the system's zone. */
export function wallClock(timeZone?: string, now = new Date()): { date: CalendarDate; time: string } {
  if (!timeZone) return systemDateAndTime(now);
  const parts = clockFormatFor(timeZone).formatToParts(now);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** Without a formatter, because screens ask for today's date many times. */
function systemDateAndTime(now: Date) {
  const [month, day, hours, minutes] = [now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes()].map(
    (number) => String(number).padStart(2, '0'),
  );
  return { date: `${now.getFullYear()}-${month}-${day}`, time: `${hours}:${minutes}` };
}

export const today = (timeZone?: string, now = new Date()): CalendarDate => wallClock(timeZone, now).date;

/** Completed calendar months. Someone born on the 31st completes a shorter month on its last day. */
export function ageInMonths(birthdate: CalendarDate, today: CalendarDate): number {
  const from = dateParts(birthdate);
  const to = dateParts(today);
  const isDayReached = to.day >= Math.min(from.day, daysInMonth(to.year, to.month));
  return (to.year - from.year) * 12 + (to.month - from.month) - (isDayReached ? 0 : 1);
}

export const ageInYears = (birthdate: CalendarDate, today: CalendarDate) =>
  Math.floor(ageInMonths(birthdate, today) / 12);

/** The birthday in the given year. For February 29 it is February 28 in non-leap years. */
export const birthdayIn = (year: number, birthdate: CalendarDate): CalendarDate =>
  addMonths(birthdate, (year - dateParts(birthdate).year) * 12);

/** The first birthday on or after `today`; for an unborn child, the birthdate itself. */
export function nextBirthday(birthdate: CalendarDate, today: CalendarDate): CalendarDate {
  if (birthdate >= today) return birthdate;
  const thisYear = birthdayIn(dateParts(today).year, birthdate);
  return thisYear >= today ? thisYear : birthdayIn(dateParts(today).year + 1, birthdate);
}

/** '16:05' -> '4:05 PM', or unchanged for a family with a 24-hour clock. */
export function clockTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const pastHour = String(minutes).padStart(2, '0');
  if (habits().clock === '24') return `${String(hours).padStart(2, '0')}:${pastHour}`;
  return `${hours % 12 || 12}:${pastHour} ${hours < 12 ? 'AM' : 'PM'}`;
}
