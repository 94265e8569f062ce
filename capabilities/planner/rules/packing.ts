import { ageInMonths, type CalendarDate, dateParts } from '#core/dates.ts';
import { type PackingThing, packingThings, type Season, type TravelerKind } from '../catalogue/packing-things.ts';
import type { TravelType } from '../contract.ts';
import { tripDays } from './words.ts';

interface Trip {
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  travelType: TravelType | null;
  travelers: readonly string[];
}

interface Member {
  name: string;
  memberType: 'adult' | 'child' | 'pet';
  birthdate: CalendarDate | null;
}

interface PackingEntry {
  traveler: string | null;
  name: string;
}

/** Clothes are counted for at most this many days; on longer trips they are washed. */
const laundryDays = 7;
/** Assumed length of a trip without dates. */
const defaultDays = 3;

const normalized = (name: string) => name.trim().toLowerCase();

/** The kind of traveler by age. Unknown names and children from 13 on count as adults. */
export function travelerKind(name: string, members: readonly Member[], day: CalendarDate): TravelerKind {
  const member = members.find((it) => normalized(it.name) === normalized(name));
  if (member?.memberType === 'pet') return 'pet';
  if (member?.memberType !== 'child' || !member.birthdate) return 'adult';
  const months = ageInMonths(member.birthdate, day);
  if (months < 12) return 'baby';
  if (months < 36) return 'toddler';
  return months < 13 * 12 ? 'child' : 'adult';
}

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];
const seasonOf = (day: CalendarDate) => seasons[Math.floor((dateParts(day).month % 12) / 3)] ?? 'winter';

function withCount({ name, perDay = 0, spare = 0 }: PackingThing, days: number) {
  const count = Math.ceil(perDay * Math.min(days, laundryDays)) + spare;
  return count > 1 ? `${name} × ${count}` : name;
}

/** The name without the count, so that 'Socks × 5' and 'socks' are the same item. */
const nameWithoutCount = (name: string) => normalized(name.split(' × ')[0] ?? name);

/** The suggested packing list: shared items first, then those of each traveler. */
export function packingFor(trip: Trip, members: readonly Member[], today: CalendarDate): PackingEntry[] {
  const { startDate, endDate, travelType } = trip;
  const days = startDate && endDate ? tripDays(startDate, endDate) : defaultDays;
  const season = startDate ? seasonOf(startDate) : undefined;
  const fits = ({ types, seasons: on, minDays = 0 }: PackingThing) =>
    (!types || (travelType !== null && types.includes(travelType))) &&
    (!on || (season !== undefined && on.includes(season))) &&
    days >= minDays;
  const names = [...new Set(trip.travelers)];
  const travelers = names.map((name) => ({ name, kind: travelerKind(name, members, startDate ?? today) }));
  const fitting = packingThings.filter(fits);

  const sharedItems = fitting
    .filter((thing) => !thing.for || (thing.shared && travelers.some(({ kind }) => thing.for?.includes(kind))))
    .map((thing) => ({ traveler: null, name: withCount(thing, days) }));
  const personalItems = travelers.flatMap(({ name: traveler, kind }) =>
    fitting
      .filter((thing) => !thing.shared && thing.for?.includes(kind))
      .map((thing) => ({ traveler, name: withCount(thing, days) })),
  );
  return [...sharedItems, ...personalItems];
}

const identityOf = ({ traveler, name }: PackingEntry) =>
  JSON.stringify([traveler && normalized(traveler), nameWithoutCount(name)]);

/** The wanted items that are not on the list yet. */
export function missingFrom(list: readonly PackingEntry[], wanted: readonly PackingEntry[]): PackingEntry[] {
  const existing = new Set(list.map(identityOf));
  return wanted.filter((it) => !existing.has(identityOf(it)));
}

const catalogueOrder = new Map(packingThings.map(({ name }, index) => [nameWithoutCount(name), index]));

/** Sorts by traveler in trip order, shared items first; added items come before suggestions, which are in catalogue order. */
export function inPackingOrder<Item extends PackingEntry>(list: readonly Item[], travelers: readonly string[]): Item[] {
  const travelerIndex = ({ traveler }: PackingEntry) => {
    if (traveler === null) return -1;
    const index = travelers.indexOf(traveler);
    return index < 0 ? travelers.length : index;
  };
  const catalogueIndex = ({ name }: PackingEntry) => catalogueOrder.get(nameWithoutCount(name)) ?? -1;
  return list.toSorted(
    (a, b) =>
      travelerIndex(a) - travelerIndex(b) ||
      (a.traveler ?? '').localeCompare(b.traveler ?? '') ||
      catalogueIndex(a) - catalogueIndex(b),
  );
}
