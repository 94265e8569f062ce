import { wallTimeAt } from './zoned-time.ts';

/** Time zones by the names that people know them by. */

export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Zones that browsers still list by an old name. */
const renamedZones: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const currentZoneName = (zone: string) => renamedZones[zone] ?? zone;

/** 'America/New_York' -> 'New York', 'Asia/Calcutta' -> 'Kolkata' */
export function zoneCity(zone: string) {
  const name = currentZoneName(zone);
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Whether clocks in the two zones show different times at this moment. */
export const clocksDiffer = (one: string, other: string, at: number) => {
  const [first, second] = [wallTimeAt(at, one), wallTimeAt(at, other)];
  return first.date !== second.date || first.time !== second.time;
};

/**
 * What comes before the city, such as 'Asia' or 'Indiana'. 'America' is left out, because it doesn't help to find New
 * York.
 */
const regionOf = (zone: string) =>
  currentZoneName(zone)
    .split('/')
    .slice(0, -1)
    .filter((part) => part !== 'America')
    .join(', ')
    .replaceAll('_', ' ');

/**
 * Options of a select, by city, so that typing a city's name finds it. `current` is among them, even if browsers don't
 * list it or it has an old name.
 */
export function zoneChoices(current: string) {
  const listed = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map(currentZoneName);
  const zones = new Set([...listed.filter((zone) => zone !== currentZoneName(current)), current]);
  return [...zones]
    .map((value) => ({ value, label: [zoneCity(value), regionOf(value)].filter(Boolean).join(', ') }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
