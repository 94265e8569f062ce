import { maxLength, minLength } from '#capabilities/appointments/rules/length.ts';
import { addDays, daysBetween, longDate } from '#core/dates.ts';
import type { Recurrence } from '#core/recurrence.ts';
import { momentOf } from '#core/zoned-time.ts';
import type { createTimeConverter } from './local-time.ts';
import type { IcsEvent } from './read-calendar.ts';

type Times = ReturnType<typeof createTimeConverter>;

const minutesPerDay = 24 * 60;

/** How many minutes an event with a time takes. Null if it isn't said, or isn't a length that an appointment can have. */
export function lengthOf({ start, end, minutes }: IcsEvent, { toLocal, familyZone }: Times): number | null {
  if (start.time === null || (end && end.time === null)) return null;
  const momentAt = ({ date, time }: ReturnType<Times['toLocal']>) => momentOf({ date, time: time ?? '' }, familyZone);
  const length = end ? (momentAt(toLocal(end)) - momentAt(toLocal(start))) / 60_000 : minutes;
  return length >= minLength && length <= maxLength ? length : null;
}

/** Our appointments last one day, so the length of a longer one goes into the notes. */
export function durationNote(event: IcsEvent, { start, frequency }: Recurrence, times: Times): string {
  const extra = extraDays(event, times.toLocal);
  if (extra < 1) return '';
  return frequency ? `Lasts ${extra + 1} days` : `Until ${longDate(addDays(start, extra))}`;
}

/** How many days after its first day it ends; 0 if it ends within 24 hours. */
function extraDays({ start, end, minutes }: IcsEvent, toLocal: Times['toLocal']): number {
  const days = Math.floor(minutes / minutesPerDay);
  if (!end) return start.time === null ? days - 1 : days;
  if (start.time === null || end.time === null) return daysBetween(start.date, end.date) - 1;
  const [from, to] = [toLocal(start), toLocal(end)];
  const nights = daysBetween(from.date, to.date);
  return nights === 1 && (to.time ?? '') <= (from.time ?? '') ? 0 : nights;
}
