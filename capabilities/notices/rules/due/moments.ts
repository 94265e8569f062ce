import { addDays } from '#core/dates.ts';
import { momentOf, wallTimeAt } from '#core/zoned-time.ts';
import type { Lead } from '../../lead-contract.ts';
import type { Choices } from './facts.ts';
import type { DueThing } from './things.ts';

/** Works out when notices are sent. Moments are milliseconds. */

const minuteMs = 60_000;
/** A reminder that comes later than this before the event is useless. */
export const latestReminderMs = 15 * minuteMs;
/** Notices that can't wait for the end of quiet hours are sent this long before they begin. */
const sendBeforeQuietMs = 5 * minuteMs;

/** The moment when something begins; without a time, the start of its day. */
const startOf = ({ day, time }: Pick<DueThing, 'day' | 'time'>, timeZone: string) =>
  momentOf({ date: day, time: time ?? '00:00' }, timeZone);

/** The moment after which a reminder is pointless: when the event begins, or without a time the end of its day. */
export const endOf = (thing: Pick<DueThing, 'day' | 'time'>, timeZone: string) =>
  thing.time ? startOf(thing, timeZone) : momentOf({ date: addDays(thing.day, 1), time: '00:00' }, timeZone);

/**
 * The moment of a lead, before quiet hours. Days are counted on the calendar of the person's zone, so that 'the evening
 * before' is right on the nights when the clocks change; minutes are subtracted from the moment. Something without a time
 * has no minutes to count back from: its lead counts from 9:00 AM.
 */
export function momentOfLead(thing: DueThing, lead: Lead, zones: { person: string; family: string }): number {
  if ('days' in lead)
    return momentOf({ date: addDays(thing.day, -lead.days - thing.leadDays), time: lead.at }, zones.person);
  return startOf({ day: thing.day, time: thing.time ?? '09:00' }, zones.family) - lead.minutes * minuteMs;
}

type QuietHours = Pick<Choices, 'quietFrom' | 'quietUntil'>;

/** Whether a time of day is within the quiet hours. */
export function isQuietAt(time: string, { quietFrom, quietUntil }: QuietHours): boolean {
  if (!quietFrom || !quietUntil) return false;
  const [isAfterStart, isBeforeEnd] = [time >= quietFrom, time < quietUntil];
  return quietFrom < quietUntil ? isAfterStart && isBeforeEnd : isAfterStart || isBeforeEnd;
}

/** The quiet hours that contain a moment, if any. */
export function quietHoursAround(moment: number, { quietFrom, quietUntil }: QuietHours, zone: string) {
  if (!quietFrom || !quietUntil || quietFrom === quietUntil) return undefined;
  const { date } = wallTimeAt(moment, zone);
  const stretches = [addDays(date, -1), date].map((day) => ({
    from: momentOf({ date: day, time: quietFrom }, zone),
    until: momentOf({ date: quietUntil > quietFrom ? day : addDays(day, 1), time: quietUntil }, zone),
  }));
  return stretches.find(({ from, until }) => moment >= from && moment < until);
}

/** Moves a moment out of quiet hours: to their end, or to before they begin if the end would be too late. */
export function outsideQuietHours(moment: number, end: number, hours: QuietHours, zone: string): number {
  const quiet = quietHoursAround(moment, hours, zone);
  if (!quiet) return moment;
  return quiet.until <= end - latestReminderMs ? quiet.until : quiet.from - sendBeforeQuietMs;
}
