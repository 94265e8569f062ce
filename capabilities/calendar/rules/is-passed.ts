import type { CalendarDate } from '#core/dates.ts';
import type { CalendarEntry } from '../contract.ts';

export interface FamilyNow {
  today: CalendarDate;
  /** '16:05' */
  time: string;
}

/** Appointments have no end, so they count as over an hour after they start. */
const hourLater = (time: string) => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;

export const isPassed = ({ time, date }: CalendarEntry, { today, time: now }: FamilyNow) =>
  time !== null && date !== null && (date < today || (date === today && hourLater(time) <= now));
