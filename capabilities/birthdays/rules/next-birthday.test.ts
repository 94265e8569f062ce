import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#core/dates.ts';
import { ageAtNextBirthday, byNextBirthday, countdown, daysLeft, nextAndLater } from './next-birthday.ts';

const today = '2026-11-15';
const birthday = (name: string, date: string) => ({ name, date });
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test("upcoming birthdays start with today's and end with yesterday's, sorted by name within a day", () => {
  const all = [
    birthday('Yesterday', '1990-11-14'),
    birthday('Zoe', '2001-12-24'),
    birthday('Today', '1950-11-15'),
    birthday('Ben', '1999-12-24'),
  ];
  expect(namesOf(byNextBirthday(all, today))).toEqual(['Today', 'Ben', 'Zoe', 'Yesterday']);
});

test('the next birthday stands apart, twins together, and the others follow', () => {
  const all = byNextBirthday(
    [
      birthday('Bo', '2018-11-19'),
      birthday('Rosa', '1956-12-01'),
      birthday('Al', '2018-11-19'),
      birthday('Cy', '1990-11-30'),
      birthday('Dee', '1990-11-02'),
    ],
    today,
  );
  const { next, later } = nextAndLater(all, today);
  expect(namesOf(next)).toEqual(['Al', 'Bo']);
  expect(namesOf(later)).toEqual(['Cy', 'Rosa', 'Dee']);
  expect(nextAndLater([], today)).toEqual({ next: [], later: [] });
});

test.each([
  ['2019-11-15', 'Today'],
  ['2019-11-16', 'Tomorrow'],
  ['2019-11-17', '2 days'],
  ['2019-11-14', '364 days'],
])('until %s it is: %s', (date, words) => {
  expect(daysLeft(date, today)).toBe(words);
});

test.each([
  ['2019-11-15', 'Today', 7],
  ['2019-11-16', 'Tomorrow', 7],
  ['2019-11-27', 'In 12 days', 7],
  ['2020-02-12', 'In 89 days', 7],
  ['2020-02-13', 'In 3 months', 7],
  ['2019-11-14', 'In 12 months', 8],
  ['2026-11-15', 'Today', undefined],
  ['2027-01-01', 'In 47 days', undefined],
])('the countdown to %s reads %s, turning %s', (date, text, age) => {
  expect(countdown(date, today)).toBe(text);
  expect(ageAtNextBirthday(date, today)).toBe(age);
});

test('a person born on February 29 has their birthday on the 28th in other years', () => {
  expect(countdown('2024-02-29', '2027-02-28')).toBe('Today');
  expect(countdown('2024-02-29', '2027-03-01')).toBe('In 12 months');
  expect(countdown('2024-02-29', '2028-02-28')).toBe('Tomorrow');
  expect(ageAtNextBirthday('2024-02-29', '2027-02-28')).toBe(3);
});

test('the next birthday is at most 366 days away, and the age increases by one the day after it', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 40_000 }), (born, later) => {
      const now = addDays(born, later);
      const text = daysLeft(born, now);
      const days = text === 'Today' ? 0 : text === 'Tomorrow' ? 1 : Number(/\d+/.exec(text)?.[0]);
      expect(days).toBeLessThanOrEqual(366);
      expect(countdown(born, addDays(now, days))).toBe('Today');
      const age = ageAtNextBirthday(born, now) ?? 0;
      expect(ageAtNextBirthday(born, addDays(now, days + 1))).toBe(age + 1);
      expect(Math.round(daysBetween(born, addDays(now, days)) / 365.25)).toBe(age);
    }),
  );
});
