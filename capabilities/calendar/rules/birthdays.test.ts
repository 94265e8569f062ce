import { expect, test } from 'vitest';
import { ageTurned, birthdaysBetween, monthDaysBetween } from './birthdays.ts';

test('a birthday recurs every year from the date of birth, and on February 28 in years without the 29th', () => {
  expect(birthdaysBetween('2020-02-29', '2019-01-01', '2024-12-31')).toEqual([
    '2020-02-29',
    '2021-02-28',
    '2022-02-28',
    '2023-02-28',
    '2024-02-29',
  ]);
  expect(ageTurned('2020-02-29', '2024-02-29')).toBe(4);
  expect(ageTurned('2020-02-29', '2020-02-29')).toBe(null);
});

test('monthDaysBetween handles the end of the year and February 29', () => {
  expect(monthDaysBetween('2026-12-30', '2027-01-02')).toEqual([1230, 1231, 101, 102]);
  expect(monthDaysBetween('2027-02-28', '2027-02-28')).toEqual([228, 229]);
  expect(monthDaysBetween('2026-01-01', '2027-01-31')).toHaveLength(366);
});
