import { expect, test } from 'vitest';
import { packingThings } from '../catalogue/packing-things.ts';
import { inPackingOrder, missingFrom, packingFor, travelerKind } from './packing.ts';

const today = '2026-11-15';
const members = [
  { name: 'Ana', memberType: 'adult' as const, birthdate: '1990-06-01' },
  { name: 'Mia', memberType: 'child' as const, birthdate: '2019-03-04' },
  { name: 'Leo', memberType: 'child' as const, birthdate: '2024-08-12' },
  { name: 'Noa', memberType: 'child' as const, birthdate: '2026-01-10' },
  { name: 'Rex', memberType: 'pet' as const, birthdate: null },
];
const seaside = {
  startDate: '2026-07-03',
  endDate: '2026-07-06',
  travelType: 'international' as const,
  travelers: ['Ana', 'Mia', 'Leo', 'Noa', 'Rex', 'Grandma'],
};
const bagOf = (traveler: string | null, trip: Parameters<typeof packingFor>[0] = seaside) =>
  packingFor(trip, members, today)
    .filter((it) => it.traveler === traveler)
    .map(({ name }) => name);

test('the kind of a household member depends on the age on the day of the trip; anyone else is an adult', () => {
  const kinds = (day: string) => seaside.travelers.map((name) => travelerKind(name, members, day));
  expect(kinds('2026-07-03')).toEqual(['adult', 'child', 'toddler', 'baby', 'pet', 'adult']);
  expect(kinds('2027-08-12')).toEqual(['adult', 'child', 'child', 'toddler', 'pet', 'adult']);
  expect(travelerKind(' mia ', members, '2032-03-04')).toBe('adult');
});

test('the list depends on travel type, season and travelers', () => {
  expect(bagOf(null)).toEqual(
    expect.arrayContaining(['Plug adapters', 'Sunscreen', 'Stroller', 'Travel crib', "Children's fever medicine"]),
  );
  expect(bagOf(null)).not.toContain('Cooler with ice packs');
  expect(bagOf('Ana')).toEqual(expect.arrayContaining(['Passport', 'Underwear × 5', 'T-shirts × 4', 'Swimsuit']));
  expect(bagOf('Ana')).not.toContain('Warm coat');
  expect(bagOf('Grandma')).toEqual(bagOf('Ana'));
  expect(bagOf('Noa')).toEqual(expect.arrayContaining(['Diapers × 32', 'Bottles and formula', 'Passport']));
  expect(bagOf('Leo')).toEqual(expect.arrayContaining(['Sippy cup', 'Favorite stuffed animal']));
  expect(bagOf('Rex')).toEqual(expect.arrayContaining(['Food', 'Leash or carrier']));
  expect(bagOf('Rex')).not.toContain('Passport');
});

test('another season and travel type give other items', () => {
  const ski = { ...seaside, startDate: '2027-01-29', endDate: '2027-02-01', travelType: 'road-trip' as const };
  expect(bagOf('Mia', ski)).toEqual(expect.arrayContaining(['Warm coat', 'Winter boots']));
  expect(bagOf('Mia', ski)).not.toContain('Swimsuit');
  expect(bagOf(null, ski)).toEqual(
    expect.arrayContaining(['Cooler with ice packs', 'Ice scraper and blanket for the car']),
  );
  expect(bagOf(null, { ...ski, travelers: ['Ana'] })).not.toContain('Stroller');
});

test('after a week clothes are washed instead of packed', () => {
  const days = (endDate: string) => ({ ...seaside, endDate });
  expect(bagOf('Mia', days('2026-07-09'))).toContain('Socks × 8');
  expect(bagOf(null, days('2026-07-09'))).not.toContain('Laundry bag and detergent');
  expect(bagOf('Mia', days('2026-07-30'))).toContain('Socks × 8');
  expect(bagOf(null, days('2026-07-30'))).toContain('Laundry bag and detergent');
});

test('a trip without details gets the items that are always needed', () => {
  const open = { startDate: null, endDate: null, travelType: null, travelers: ['Ana'] };
  expect(bagOf(null, open)).toContain('First-aid kit');
  expect(bagOf('Ana', open)).toContain('Underwear × 4');
  expect(bagOf('Ana', open)).not.toContain('Sandals');
});

test('items on the list are not missing, whatever their count or case', () => {
  const wanted = packingFor(seaside, members, today);
  expect(missingFrom(wanted, wanted)).toEqual([]);
  expect(missingFrom(wanted, packingFor({ ...seaside, endDate: '2026-07-20' }, members, today))).toEqual([
    { traveler: null, name: 'Laundry bag and detergent' },
  ]);
  expect(missingFrom([{ traveler: 'ana', name: 'socks' }], [{ traveler: 'Ana', name: 'Socks × 5' }])).toEqual([]);
  expect(missingFrom([{ traveler: 'Mia', name: 'Socks' }], [{ traveler: 'Ana', name: 'Socks × 5' }])).toHaveLength(1);
});

test('the list is sorted by traveler, in catalogue order, with added items first', () => {
  const list = [
    { traveler: 'Mia', name: 'Kite' },
    { traveler: 'Mia', name: 'Sandals' },
    { traveler: 'Mia', name: 'Socks × 5' },
    { traveler: 'Uncle Jo', name: 'Socks' },
    { traveler: 'Ana', name: 'Book' },
    { traveler: null, name: 'Kites' },
    { traveler: null, name: 'House keys' },
  ];
  expect(inPackingOrder(list, ['Ana', 'Mia']).map(({ name }) => name)).toEqual([
    'Kites',
    'House keys',
    'Book',
    'Kite',
    'Socks × 5',
    'Sandals',
    'Socks',
  ]);
});

test('no traveler gets the same item twice from the catalogue', () => {
  const names = packingThings.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});
