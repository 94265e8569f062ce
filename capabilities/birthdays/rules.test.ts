import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#core/dates.ts';
import type { Birthday } from './contract.ts';
import { ageAtNextBirthday, byNextBirthday, countdown, nextBirthdays, withoutStored } from './rules.ts';

const today = '2026-11-15';
const birthday = (name: string, date: string, relationship: Birthday['relationship'] = 'family'): Birthday => ({
  id: name,
  userId: 'ana',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  name,
  date,
  relationship,
  wishlistLink: null,
  notes: null,
  giftIdeas: [],
  partyDate: null,
  partyTime: null,
  partyLocation: null,
});
const child = (name: string, birthdate: string) => ({ id: `child ${name}`, name, birthdate });
const named = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('who comes next', () => {
  test('whoever has a birthday today stands first, whoever had it yesterday last, and those of one day by name', () => {
    const all = [
      birthday('Yesterday', '1990-11-14'),
      birthday('Zoe', '2001-12-24'),
      birthday('Today', '1950-11-15'),
      birthday('Ben', '1999-12-24'),
    ];
    expect(named(byNextBirthday(all, today))).toEqual(['Today', 'Ben', 'Zoe', 'Yesterday']);
  });

  test("the children's birthdays stand among those of the family", () => {
    const shown = nextBirthdays(
      [birthday('Rosa', '1956-11-20'), birthday('Tom', '2019-11-30', 'friend')],
      [child('Mia', '2019-11-25'), child('Leo', '2022-06-01')],
      today,
    );
    expect(shown.map(({ name, relationship, stored }) => [name, relationship, stored !== undefined])).toEqual([
      ['Rosa', 'family', true],
      ['Mia', 'family', false],
      ['Tom', 'friend', true],
      ['Leo', 'family', false],
    ]);
  });

  test('a child whom she stored as well, by name and day, is shown once', () => {
    const children = [birthday('Mia', '2019-11-25'), birthday('Leo', '2022-06-01')];
    expect(named(withoutStored(children, [birthday(' mia', '2018-11-25')]))).toEqual(['Leo']);
    expect(named(withoutStored(children, [birthday('Mia', '2019-11-26'), birthday('Ana', '2022-06-01')]))).toEqual([
      'Mia',
      'Leo',
    ]);
  });
});

test.each([
  ['2019-11-15', 'Today', 7],
  ['2019-11-16', 'Tomorrow', 7],
  ['2019-11-27', 'In 12 days', 7],
  ['2019-11-14', 'In 364 days', 8],
  ['2026-11-15', 'Today', undefined],
  ['2027-01-01', 'In 47 days', undefined],
])('%s is said as %s, turning %s', (date, words, age) => {
  expect(countdown(date, today)).toBe(words);
  expect(ageAtNextBirthday(date, today)).toBe(age);
});

test('somebody born on 29 February has a birthday on the 28th where there is no other', () => {
  expect(countdown('2024-02-29', '2027-02-28')).toBe('Today');
  expect(countdown('2024-02-29', '2027-03-01')).toBe('In 365 days');
  expect(countdown('2024-02-29', '2028-02-28')).toBe('Tomorrow');
  expect(ageAtNextBirthday('2024-02-29', '2027-02-28')).toBe(3);
});

test('a birthday is never more than a year of 366 days away, and its age grows by one on the day after', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 40_000 }), (born, later) => {
      const now = addDays(born, later);
      const words = countdown(born, now);
      const days = words === 'Today' ? 0 : words === 'Tomorrow' ? 1 : Number(/\d+/.exec(words)?.[0]);
      expect(days).toBeLessThanOrEqual(366);
      expect(countdown(born, addDays(now, days))).toBe('Today');
      const age = ageAtNextBirthday(born, now) ?? 0;
      expect(ageAtNextBirthday(born, addDays(now, days + 1))).toBe(age + 1);
      expect(Math.round(daysBetween(born, addDays(now, days)) / 365.25)).toBe(age);
    }),
  );
});
