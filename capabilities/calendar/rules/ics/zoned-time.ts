import type { CalendarDate } from '#core/dates.ts';

/** What the clocks of a zone show at which moment, by Intl alone: the zone in which this code runs plays no part. */

export interface WallTime {
  date: CalendarDate;
  /** 'HH:mm' */
  time: string;
}

/** The zone under the name that Intl gives it, if it knows it. */
export function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string) {
  let clock = clocks.get(zone);
  if (!clock) {
    const number = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    clock = new Intl.DateTimeFormat('en-US', { ...number, ...time, timeZone: zone });
    clocks.set(zone, clock);
  }
  return clock;
}

const second = 1000;
const day = 86_400 * second;

/** What the clock shows, written as if it were a moment in UTC. */
function shownAt(moment: number, zone: string): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const offsetAt = (moment: number, zone: string) => shownAt(moment, zone) - Math.floor(moment / second) * second;

/**
 * The moment at which the clocks show this. Of two, the first; what is left out when clocks go forward is counted as if they had not:
 * half past two becomes half past three, as the standard says.
 */
export function momentOf({ date, time }: WallTime, zone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [offsetAt(shown - day, zone), offsetAt(shown + day, zone)];
  const isRight = (offset: number) => offsetAt(shown - offset, zone) === offset;
  return shown - (isRight(before) || !isRight(after) ? before : after);
}

export function wallTimeAt(moment: number, zone: string): WallTime {
  const shown = new Date(shownAt(moment, zone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Whether two zones keep the same distance all year round. */
export function isSteady(one: string, other: string, year: number): boolean {
  const distanceIn = (month: number) => {
    const moment = Date.UTC(year, month);
    return offsetAt(moment, one) - offsetAt(moment, other);
  };
  return Array.from({ length: 12 }, (_, month) => distanceIn(month)).every((distance, _, all) => distance === all[0]);
}
