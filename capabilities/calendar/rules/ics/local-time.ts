import { windowsZones } from '../../catalogue/windows-zones.ts';
import type { WrittenTime } from './read-calendar.ts';
import { knownZone, momentOf, wallTimeAt } from './zoned-time.ts';

type LocalTime = Pick<WrittenTime, 'date' | 'time'>;

/** Turns what another calendar has written into what the clocks of the family show. */
export function localTimes(timeZone: string) {
  const zones = new Map<string, string | undefined>();
  const found = new Map<string, LocalTime>();
  const own = knownZone(timeZone) ?? 'UTC';

  /** The zone that is meant; undefined for one that nobody knows, and for times without any. */
  function zoneOf({ zone }: WrittenTime): string | undefined {
    if (zone === null) return undefined;
    if (!zones.has(zone)) zones.set(zone, meantZone(zone));
    return zones.get(zone);
  }

  return {
    zoneOf,
    own,
    /** A time in a zone that nobody knows is taken as it is written. */
    local(written: WrittenTime): LocalTime {
      const { date, time } = written;
      const zone = zoneOf(written);
      if (time === null || zone === undefined || zone === own) return { date, time };
      const key = `${zone} ${date} ${time}`;
      const known = found.get(key) ?? wallTimeAt(momentOf({ date, time }, zone), own);
      found.set(key, known);
      return known;
    },
    unknownZones: () => [...zones].flatMap(([name, zone]) => (zone ? [] : [name])),
  };
}

/** Some programs put an address before the name ('/mozilla.org/20070129_1/Europe/London'), or name zones as Windows does. */
const meantZone = (name: string): string | undefined =>
  knownZone(name) ?? knownZone(windowsZones[name] ?? '') ?? knownZone(name.split('/').slice(-2).join('/'));
