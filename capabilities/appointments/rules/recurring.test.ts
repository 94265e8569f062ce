import { expect, test } from 'vitest';
import { isNamedByRule, type Recurring, recurrenceOf, recurs, rhythm } from './recurring.ts';

const once: Recurring = {
  date: '2026-03-03',
  isRecurring: false,
  recurringFrequency: null,
  recurringUntil: null,
  skippedDates: [],
};
const weekly: Recurring = { ...once, isRecurring: true, recurringFrequency: 'weekly' };

test('ticked as recurring without a frequency, or with one that is no longer ticked, it takes place once', () => {
  for (const appointment of [
    { ...once, isRecurring: true },
    { ...weekly, isRecurring: false, recurringUntil: '2020-01-01', skippedDates: [once.date] },
  ]) {
    expect(recurs(appointment)).toBe(false);
    expect(recurrenceOf(appointment)).toEqual({ start: '2026-03-03', frequency: null });
    expect(rhythm(appointment, '2026-11-15')).toBeUndefined();
  }
});

test('its rule names a day whether it was skipped or not, but none beyond its end', () => {
  const appointment = { ...weekly, recurringUntil: '2026-03-17', skippedDates: ['2026-03-10'] };
  const days = ['2026-03-02', '2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24'];
  expect(days.filter((day) => isNamedByRule(appointment, day))).toEqual(['2026-03-03', '2026-03-10', '2026-03-17']);
});

test('it says how often it takes place, since when or from when, and until when', () => {
  expect(rhythm(weekly, '2026-03-03')).toBe('Weekly since March 3, 2026');
  expect(rhythm(weekly, '2026-03-02')).toBe('Weekly from March 3, 2026');
  const quarterly: Recurring = { ...weekly, recurringFrequency: 'quarterly', recurringUntil: '2027-06-30' };
  expect(rhythm(quarterly, '2026-11-15')).toBe('Quarterly since March 3, 2026 until June 30, 2027');
  expect(rhythm(quarterly, '2027-07-01')).toBe('Quarterly since March 3, 2026, ended June 30, 2027');
});
