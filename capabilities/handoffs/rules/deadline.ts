import { addDays, type CalendarDate } from '#core/dates.ts';
import { momentOf, wallTimeAt } from '#core/zoned-time.ts';

/** Computes when an answer is needed. Moments are milliseconds. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface DayAndTime {
  date: CalendarDate | null;
  /** 'HH:mm' in the family's time zone. */
  time: string | null;
}

/** Things without a time are assumed to be in the evening. */
const untimedAt = '20:00';

/** When the thing begins; undefined without a day. */
const beginningOf = ({ date, time }: DayAndTime, timeZone: string): number | undefined =>
  date === null ? undefined : momentOf({ date, time: time ?? untimedAt }, timeZone);

/** After this moment an answer is useless: when the thing begins, or without a time the end of its day. */
export function lastMoment({ date, time }: DayAndTime, timeZone: string): number | undefined {
  if (date === null) return undefined;
  return time ? momentOf({ date, time }, timeZone) : momentOf({ date: addDays(date, 1), time: '00:00' }, timeZone);
}

const evening = '21:00';
const morning = '07:00';

/** In a day, rounded to a quarter of an hour. Nobody answers at night, so a night time becomes the evening before. */
function inADay(at: number, timeZone: string): number {
  const { date, time } = wallTimeAt(at + dayMs, timeZone);
  if (time >= evening) return momentOf({ date, time: evening }, timeZone);
  if (time < morning) return momentOf({ date: addDays(date, -1), time: evening }, timeZone);
  return Math.floor((at + dayMs) / (15 * minuteMs)) * 15 * minuteMs;
}

/**
 * A day from now, but no later than two hours before the thing begins. At least half an hour from now, but never after
 * the thing begins.
 */
export function defaultDeadline(when: DayAndTime, timeZone: string, at: number): number {
  const beginning = beginningOf(when, timeZone) ?? Number.POSITIVE_INFINITY;
  const last = lastMoment(when, timeZone) ?? Number.POSITIVE_INFINITY;
  // An overdue thing has no latest moment for an answer.
  if (last <= at) return inADay(at, timeZone);
  return Math.min(Math.max(Math.min(inADay(at, timeZone), beginning - 2 * hourMs), at + 30 * minuteMs), last);
}

/** If the thing has moved, an answer is needed an hour before it at the latest. */
export const deadlineAfterMove = (answerBy: number, when: DayAndTime, timeZone: string): number =>
  Math.min(answerBy, (beginningOf(when, timeZone) ?? Number.POSITIVE_INFINITY) - hourMs);

const maxLinkDays = 14;

/** A guest's link ends after two weeks, and at the latest a day after the thing. */
export function linkExpiry(when: DayAndTime, timeZone: string, at: number): number {
  const last = lastMoment(when, timeZone);
  return Math.min(at + maxLinkDays * dayMs, last === undefined || last <= at ? Number.POSITIVE_INFINITY : last + dayMs);
}

/** A day after its last day, nobody has to decide about it anymore. */
export const overAt = (lastDay: CalendarDate, timeZone: string): number =>
  momentOf({ date: addDays(lastDay, 2), time: '00:00' }, timeZone);
