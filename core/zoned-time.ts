import type { CalendarDate } from './dates.ts';

/** Converts between moments and local times of a zone with Intl, independent of the server's own time zone. */

export interface WallTime {
  date: CalendarDate;
  /** 'HH:mm' */
  time: string;
}

/** The canonical name of a zone; undefined if Intl doesn't know it. */
export function canonicalZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string) {
  let formatter = formatters.get(zone);
  if (!formatter) {
    const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    formatter = new Intl.DateTimeFormat('en-US', { ...date, ...time, timeZone: zone });
    formatters.set(zone, formatter);
  }
  return formatter;
}

const secondMs = 1000;
const dayMs = 86_400 * secondMs;

/** The local time at a moment, encoded as if it were UTC. */
function localAsUtc(moment: number, zone: string): number {
  const part = Object.fromEntries(
    formatterFor(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const quarterHourMs = 15 * 60 * secondMs;
const maxCachedOffsets = 20_000;
const offsetCache = new Map<string, number>();

/**
 * Cached per quarter hour: formatting takes long, reminders ask for the same days again and again, and clocks only
 * change on quarter hours.
 */
function offsetAt(moment: number, zone: string): number {
  const quarterStart = Math.floor(moment / quarterHourMs) * quarterHourMs;
  const key = `${zone} ${quarterStart}`;
  const known = offsetCache.get(key);
  if (known !== undefined) return known;
  const offset = localAsUtc(quarterStart, zone) - quarterStart;
  if (offsetCache.size >= maxCachedOffsets) offsetCache.clear();
  offsetCache.set(key, offset);
  return offset;
}

/**
 * The moment of a local time. If the time occurs twice (DST ends), the first; if it is skipped (DST starts), 2:30
 * becomes 3:30, as the standard says.
 */
export function momentOf({ date, time }: WallTime, zone: string): number {
  const wallClock = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [offsetAt(wallClock - dayMs, zone), offsetAt(wallClock + dayMs, zone)];
  const isValid = (offset: number) => offsetAt(wallClock - offset, zone) === offset;
  return wallClock - (isValid(before) || !isValid(after) ? before : after);
}

export function wallTimeAt(moment: number, zone: string): WallTime {
  const wallClock = new Date(moment + offsetAt(moment, zone)).toISOString();
  return { date: wallClock.slice(0, 10), time: wallClock.slice(11, 16) };
}

/** Whether the difference between two zones is the same all year round. */
export function hasConstantOffset(one: string, other: string, year: number): boolean {
  const offsetIn = (month: number) => {
    const moment = Date.UTC(year, month);
    return offsetAt(moment, one) - offsetAt(moment, other);
  };
  return Array.from({ length: 12 }, (_, month) => offsetIn(month)).every((offset, _, all) => offset === all[0]);
}
