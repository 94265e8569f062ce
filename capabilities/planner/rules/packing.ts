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

interface Packed {
  traveler: string | null;
  name: string;
}

/** With more days than these somebody will wash. */
const daysOfOneWash = 7;
/** For a trip whose days are not known yet. */
const usualDays = 3;

const bare = (name: string) => name.trim().toLowerCase();

/** Who is not of the household is an adult, and so is who is as tall as one. */
export function kindOf(name: string, members: readonly Member[], day: CalendarDate): TravelerKind {
  const member = members.find((it) => bare(it.name) === bare(name));
  if (member?.memberType === 'pet') return 'pet';
  if (member?.memberType !== 'child' || !member.birthdate) return 'adult';
  const months = ageInMonths(member.birthdate, day);
  if (months < 12) return 'baby';
  if (months < 36) return 'toddler';
  return months < 13 * 12 ? 'child' : 'adult';
}

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];
const seasonOf = (day: CalendarDate) => seasons[Math.floor((dateParts(day).month % 12) / 3)] ?? 'winter';

function counted({ name, perDay = 0, spare = 0 }: PackingThing, days: number) {
  const count = Math.ceil(perDay * Math.min(days, daysOfOneWash)) + spare;
  return count > 1 ? `${name} × ${count}` : name;
}

/** 'Socks × 5' and 'socks' are the same thing: a longer trip adds no second line of socks. */
const thingOf = (name: string) => bare(name.split(' × ')[0] ?? name);

/** What this trip takes: the shared things first, then each traveler's. */
export function packingFor(trip: Trip, members: readonly Member[], today: CalendarDate): Packed[] {
  const { startDate, endDate, travelType } = trip;
  const days = startDate && endDate ? tripDays(startDate, endDate) : usualDays;
  const season = startDate ? seasonOf(startDate) : undefined;
  const fits = ({ types, seasons: on, minDays = 0 }: PackingThing) =>
    (!types || (travelType !== null && types.includes(travelType))) &&
    (!on || (season !== undefined && on.includes(season))) &&
    days >= minDays;
  const names = [...new Set(trip.travelers)];
  const travelers = names.map((name) => ({ name, kind: kindOf(name, members, startDate ?? today) }));
  const fitting = packingThings.filter(fits);

  const together = fitting
    .filter((thing) => !thing.for || (thing.shared && travelers.some(({ kind }) => thing.for?.includes(kind))))
    .map((thing) => ({ traveler: null, name: counted(thing, days) }));
  const each = travelers.flatMap(({ name: traveler, kind }) =>
    fitting
      .filter((thing) => !thing.shared && thing.for?.includes(kind))
      .map((thing) => ({ traveler, name: counted(thing, days) })),
  );
  return [...together, ...each];
}

const markOf = ({ traveler, name }: Packed) => JSON.stringify([traveler && bare(traveler), thingOf(name)]);

/** What of the wanted things is not on the list yet. */
export function missingFrom(list: readonly Packed[], wanted: readonly Packed[]): Packed[] {
  const there = new Set(list.map(markOf));
  return wanted.filter((it) => !there.has(markOf(it)));
}

const places = new Map(packingThings.map(({ name }, place) => [thingOf(name), place]));

/** Shared things first, then by traveler as the trip names them; ours in the order of packing, then hers as she added them. */
export function inPackingOrder<Item extends Packed>(list: readonly Item[], travelers: readonly string[]): Item[] {
  const bag = ({ traveler }: Packed) => {
    if (traveler === null) return -1;
    const place = travelers.indexOf(traveler);
    return place < 0 ? travelers.length : place;
  };
  const place = ({ name }: Packed) => places.get(thingOf(name)) ?? packingThings.length;
  return list.toSorted(
    (a, b) => bag(a) - bag(b) || (a.traveler ?? '').localeCompare(b.traveler ?? '') || place(a) - place(b),
  );
}
