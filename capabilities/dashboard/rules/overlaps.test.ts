import { expect, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { addDays } from '#core/dates.ts';
import { momentOf } from '#core/zoned-time.ts';
import { entryOf } from '#testing/notice-facts.ts';
import { type Adult, isTimed, overlapsOf, peopleOf } from './overlaps.ts';

const adults = [
  { id: 'ana', name: 'Ana' },
  { id: 'david', name: 'David' },
];
const thing = (title: string, time: string | null, more: Partial<CalendarEntry> = {}) =>
  entryOf({ id: title, title, type: 'appointment', date: '2026-11-19', time, ...more });
const titles = (entries: CalendarEntry[], zone = 'UTC', family: Adult[] = adults) =>
  overlapsOf(entries, zone, family).map((group) => group.map(({ title }) => title).join(' + '));
const forMia = { childName: 'Mia' };
const byAna = { assigneeId: 'ana' };

test('things of one child or one adult that start within an hour of each other may overlap', () => {
  expect(titles([thing('Dentist', '16:00', forMia), thing('Swim', '16:59', forMia)])).toEqual(['Dentist + Swim']);
  expect(titles([thing('Dentist', '16:00', byAna), thing('Swim', '15:30', byAna)])).toEqual(['Swim + Dentist']);
  expect(titles([thing('Dentist', '16:00', forMia), thing('Swim', '17:00', forMia)])).toEqual([]);
  expect(titles([thing('Dentist', '16:00', forMia), thing('Swim', '16:00', { childName: 'Leo' })])).toEqual([]);
  expect(titles([thing('Dentist', '16:00'), thing('Swim', '16:00')])).toEqual([]);
  expect(titles([thing('Dentist', '16:00', forMia), thing('Swim', null, forMia)])).toEqual([]);
  expect(
    titles([thing('Dentist', '16:00', forMia), thing('Swim', '16:00', { ...forMia, date: '2026-11-20' })]),
  ).toEqual([]);
});

test('a known length counts instead of the hour', () => {
  const short = thing('Shot', '16:00', { ...forMia, length: 15 });
  const long = thing('Therapy', '16:00', { ...forMia, length: 120 });
  expect(titles([short, thing('Swim', '16:15', forMia)])).toEqual([]);
  expect(titles([short, thing('Swim', '16:14', forMia)])).toEqual(['Shot + Swim']);
  expect(titles([long, thing('Swim', '17:59', forMia)])).toEqual(['Therapy + Swim']);
  // The short entry in between doesn't end the long one.
  const between = thing('Call', '16:30', { ...forMia, length: 5 });
  expect(titles([long, between, thing('Swim', '17:30', forMia)])).toEqual(['Therapy + Call + Swim']);
});

test('one of several children is enough, and names are compared without case', () => {
  const fair = thing('Fair', '14:00', { childName: 'Leo, Mia' });
  expect(titles([fair, thing('Dentist', '14:30', { childName: 'mia' })])).toEqual(['Fair + Dentist']);
});

test("an adult's own appointment may overlap with what that adult takes care of", () => {
  const own = thing('Eye test', '16:00', { childName: 'Ana' });
  expect(titles([own, thing('Swim', '16:30', { ...forMia, ...byAna })])).toEqual(['Eye test + Swim']);
  expect(titles([own, thing('Swim', '16:30', { ...forMia, assigneeId: 'david' })])).toEqual([]);
});

test('entries that are connected through different people are one group, even across midnight', () => {
  const entries = [
    thing('A', '16:00', { ...forMia, ...byAna }),
    thing('B', '16:30', { childName: 'Leo', ...byAna }),
    thing('C', '17:15', { childName: 'Leo', assigneeId: 'david' }),
    thing('Late', '23:30', byAna),
    thing('Early', '00:15', { ...byAna, date: '2026-11-20' }),
  ];
  expect(titles(entries)).toEqual(['A + B + C', 'Late + Early']);
});

const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Santiago'];

test("an hour is a real hour in the family's time zone, even when clocks change", () => {
  const night = (date: string, ...times: string[]) => times.map((time) => thing(time, time, { ...byAna, date }));
  // Clocks go from 2:00 to 3:00, so that 1:30 and 3:15 are 45 minutes apart.
  expect(titles(night('2026-03-08', '01:30', '03:15'), 'America/New_York')).toEqual(['01:30 + 03:15']);
  expect(titles(night('2026-03-29', '01:30', '03:15'), 'Europe/Berlin')).toEqual(['01:30 + 03:15']);
  expect(titles(night('2026-03-08', '01:30', '03:15'), 'Asia/Kathmandu')).toEqual([]);
  // The first 1:30 is an hour and three quarters before 2:15.
  expect(titles(night('2026-11-01', '01:30', '02:15'), 'America/New_York')).toEqual([]);
  expect(titles(night('2026-11-01', '01:30', '02:15'), 'Asia/Kathmandu')).toEqual(['01:30 + 02:15']);
  // On Lord Howe Island clocks change by half an hour, from 2:00 to 2:30.
  expect(titles(night('2026-10-04', '01:45', '02:50'), 'Australia/Lord_Howe')).toEqual(['01:45 + 02:50']);
  // In Santiago the day starts at 1:00 when clocks change.
  expect(titles([...night('2026-09-05', '23:30'), ...night('2026-09-06', '01:15')], 'America/Santiago')).toEqual([
    '23:30 + 01:15',
  ]);
});

/** Numbers that look random and are the same in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Compares each entry with each other one, and follows the pairs. */
function naiveGroups(entries: readonly CalendarEntry[], zone: string) {
  const all = entries.filter(isTimed).map((entry) => ({
    id: entry.id,
    startsAt: momentOf(entry, zone),
    endsAt: momentOf(entry, zone) + (entry.length ?? 60) * 60_000,
    people: new Set(peopleOf(entry, adults)),
  }));
  const isPair = (a: (typeof all)[number], b: (typeof all)[number]) =>
    a.startsAt < b.endsAt && b.startsAt < a.endsAt && !a.people.isDisjointFrom(b.people);
  const groups: string[][] = [];
  const left = new Set(all);
  for (const first of all) {
    const group = [first].filter((one) => left.delete(one));
    for (const one of group) for (const other of left) if (isPair(one, other) && left.delete(other)) group.push(other);
    if (group.length > 1) groups.push(group.map(({ id }) => id));
  }
  return groups;
}

/** One text per group, in an order that doesn't depend on how the groups were found. */
const comparable = (groups: readonly string[][]) => groups.map((ids) => ids.toSorted().join(' ')).toSorted();

test.each(zones)('in a month of %s the groups are those of a comparison of all pairs', (zone) => {
  for (let seed = 1; seed <= 25; seed++) {
    const random = randomNumbers(seed);
    const pick = <T>(...choices: T[]) => choices[random(choices.length)] as T;
    const clock = () => `${String(random(24)).padStart(2, '0')}:${pick('00', '15', '30', '45', '50')}`;
    // The clocks of four of the zones change in these months.
    const first = pick('2026-03-01', '2026-10-01', '2026-11-01', '2026-09-01', '2026-04-01');
    const entries = Array.from({ length: pick(5, 60, 200) }, (_, n) =>
      thing(`entry ${n}`, random(10) === 0 ? null : clock(), {
        date: addDays(first, random(31)),
        childName: pick(null, 'Mia', 'Leo', 'Noa', 'Mia, Leo', 'Ana', 'Grandpa'),
        assigneeId: pick(null, 'ana', 'david'),
        length: pick(null, null, 15, 45, 90, 600),
      }),
    );
    const found = overlapsOf(entries, zone, adults);
    const ids = found.map((group) => group.map(({ id }) => id));
    expect(comparable(ids)).toEqual(comparable(naiveGroups(entries, zone)));
    for (const group of found) {
      const moments = group.map((entry) => momentOf(entry, zone));
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    }
  }
});
