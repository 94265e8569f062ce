import { expect, test } from 'vitest';
import { ageTurned, birthdaysBetween, birthdaysOn } from './birthdays.ts';

test('a birthday comes every year from the first one on, and on 28 February where there is no 29th', () => {
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

test('the days of birth to look for go over the end of a year, and know 29 February', () => {
  expect(birthdaysOn('2026-12-30', '2027-01-02')).toEqual(['12-30', '12-31', '01-01', '01-02']);
  expect(birthdaysOn('2027-02-28', '2027-02-28')).toEqual(['02-28', '02-29']);
  expect(birthdaysOn('2026-01-01', '2027-01-31')).toHaveLength(366);
});
