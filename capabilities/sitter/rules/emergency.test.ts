import { describe, expect, test } from 'vitest';
import { canonicalZone } from '#core/zoned-time.ts';
import { countryZones, serviceNumbers, singleNumbers } from '../catalogue/emergency-numbers.ts';
import { emergencyNumbers } from './emergency.ts';

const one = (phone: string) => [{ service: null, phone }];

test.each([
  ['America/New_York', '911'],
  ['US/Pacific', '911'],
  ['America/Indiana/Indianapolis', '911'],
  ['America/Toronto', '911'],
  ['Europe/Berlin', '112'],
  ['Europe/London', '999'],
  ['Australia/Sydney', '000'],
  ['Pacific/Auckland', '111'],
  ['Asia/Kolkata', '112'],
  ['Asia/Calcutta', '112'],
])('in %s the number is %s', (zone, number) => expect(emergencyNumbers(null, zone)).toEqual(one(number)));

test('a country with a number for each service lists them', () => {
  expect(emergencyNumbers(null, 'Asia/Tokyo')).toEqual([
    { service: 'Ambulance and fire', phone: '119' },
    { service: 'Police', phone: '110' },
  ]);
});

test.each(['UTC', 'Africa/Lagos', 'America/Iqaluit', 'Nowhere/Town', 'Etc/GMT+5'])(
  'in %s we know none, so the family is asked',
  (zone) => expect(emergencyNumbers(null, zone)).toEqual([]),
);

test("the family's own number wins", () => {
  expect(emergencyNumbers('112 or 144', 'Europe/Zurich')).toEqual(one('112 or 144'));
  expect(emergencyNumbers('999', 'UTC')).toEqual(one('999'));
});

describe('the table', () => {
  const withNumbers = [
    ...Object.values(singleNumbers).flatMap((countries) => countries.split(' ')),
    ...Object.keys(serviceNumbers),
  ];

  test('has each country once, with its zones', () => {
    expect(new Set(withNumbers).size).toBe(withNumbers.length);
    expect(withNumbers.toSorted()).toEqual(Object.keys(countryZones).toSorted());
  });

  const zonesOfCountry = Object.entries(countryZones).map(([country, zones]) => ({ country, zones: zones.split(' ') }));

  test('has each zone once', () => {
    const all = zonesOfCountry.flatMap(({ zones }) => zones);
    expect(new Set(all).size).toBe(all.length);
  });

  test('has the zones under the country that the time zone database names', () => {
    // If a zone has two names, the engine knows one: the country's other zones are found by it.
    const wrong = zonesOfCountry.filter(({ country, zones }) => {
      const known = knownZones(country);
      return !zones.some((zone) => known.includes(zone)) || zones.some((zone) => isElsewhere(zone, known));
    });
    expect(wrong).toEqual([]);
  });

  test('has short numbers only', () => {
    const numbers = [
      ...Object.keys(singleNumbers),
      ...Object.values(serviceNumbers).flatMap((all) => all.map((it) => it.phone)),
    ];
    expect(numbers.filter((number) => !/^\d{3,5}$/.test(number))).toEqual([]);
  });
});

/** Time zones of a country, by the tables of the JavaScript engine. */
const knownZones = (country: string) => new Intl.Locale(`und-${country}`).getTimeZones() ?? [];

const isElsewhere = (zone: string, known: readonly string[]) =>
  !known.includes(zone) && !known.includes(canonicalZone(zone) ?? '');
