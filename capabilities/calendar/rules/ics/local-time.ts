import { canonicalZone, momentOf, wallTimeAt } from '#core/zoned-time.ts';
import { windowsZones } from '../../catalogue/windows-zones.ts';
import type { IcsTime } from './read-calendar.ts';

type LocalTime = Pick<IcsTime, 'date' | 'time'>;

/** Converts times of another calendar to the family's time zone. */
export function createTimeConverter(timeZone: string) {
  const zones = new Map<string, string | undefined>();
  const cache = new Map<string, LocalTime>();
  const familyZone = canonicalZone(timeZone) ?? 'UTC';

  /** The IANA zone of a time; undefined if it has none or it is unknown. */
  function zoneOf({ zone }: IcsTime): string | undefined {
    if (zone === null) return undefined;
    if (!zones.has(zone)) zones.set(zone, resolveZone(zone));
    return zones.get(zone);
  }

  return {
    zoneOf,
    familyZone,
    /** A time in an unknown zone is taken unchanged. */
    toLocal(icsTime: IcsTime): LocalTime {
      const { date, time } = icsTime;
      const zone = zoneOf(icsTime);
      if (time === null || zone === undefined || zone === familyZone) return { date, time };
      const key = `${zone} ${date} ${time}`;
      const converted = cache.get(key) ?? wallTimeAt(momentOf({ date, time }, zone), familyZone);
      cache.set(key, converted);
      return converted;
    },
    unknownZones: () => [...zones].flatMap(([name, zone]) => (zone ? [] : [name])),
  };
}

/** Some programs prefix the name ('/mozilla.org/20070129_1/Europe/London') or use Windows names. */
const resolveZone = (name: string): string | undefined =>
  canonicalZone(name) ?? canonicalZone(windowsZones[name] ?? '') ?? canonicalZone(name.split('/').slice(-2).join('/'));
