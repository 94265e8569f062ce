import { expect, test } from 'vitest';
import { days } from '../cell-contract.ts';
import { dateOfDay, dayOf, endsSixDaysLater, isMonday, mondayOf, sundayOf } from './week.ts';

test('the meal week starts on Monday and ends 6 days after the start', () => {
  for (const date of ['2026-11-16', '2026-11-18', '2026-11-22']) expect(mondayOf(date)).toBe('2026-11-16');
  expect(mondayOf('2026-11-15')).toBe('2026-11-09');
  expect(sundayOf('2026-11-16')).toBe('2026-11-22');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  expect([isMonday('2026-11-16'), isMonday('2026-11-15')]).toEqual([true, false]);
});

test('days and dates are converted both ways', () => {
  expect(days.map((day) => dateOfDay('2026-12-28', day)).at(-1)).toBe('2027-01-03');
  for (const day of days) expect(dayOf(dateOfDay('2026-12-28', day))).toBe(day);
});

test('a week must end six days later or have no end', () => {
  const weekStartDate = '2026-11-16';
  expect(endsSixDaysLater({ weekStartDate })).toBe(true);
  expect(endsSixDaysLater({ weekStartDate, weekEndDate: null })).toBe(true);
  expect(endsSixDaysLater({ weekStartDate, weekEndDate: '2026-11-22' })).toBe(true);
  expect(endsSixDaysLater({ weekStartDate, weekEndDate: '2026-11-23' })).toBe(false);
});
