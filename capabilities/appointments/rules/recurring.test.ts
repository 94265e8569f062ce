import { expect, test } from 'vitest';
import { isNamedByRule, listedDay, type Recurring, recurrenceOf, recurs, rhythm } from './recurring.ts';

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
    expect(listedDay(appointment, '2026-11-15')).toEqual({ day: '2026-03-03', isToCome: false });
    expect(rhythm(appointment)).toBeUndefined();
  }
});

test('a recurring one is listed under its next day, and under its last one when it has ended', () => {
  expect(listedDay(weekly, '2026-11-17')).toEqual({ day: '2026-11-17', isToCome: true });
  expect(listedDay(weekly, '2026-11-18')).toEqual({ day: '2026-11-24', isToCome: true });
  expect(listedDay({ ...weekly, skippedDates: ['2026-11-24'] }, '2026-11-18').day).toBe('2026-12-01');
  const ended = { ...weekly, recurringUntil: '2026-06-30' };
  expect(listedDay(ended, '2026-11-18')).toEqual({ day: '2026-06-30', isToCome: false });
  expect(listedDay({ ...ended, skippedDates: ['2026-06-30'] }, '2026-11-18').day).toBe('2026-06-23');
});

test('one whose last years were all skipped is listed under the last day it took place, or under its date if it never did', () => {
  const annually: Recurring = { ...weekly, recurringFrequency: 'annually', recurringUntil: '2029-12-31' };
  const skippedDates = ['2029-03-03', '2028-03-03'];
  expect(listedDay({ ...annually, skippedDates }, '2030-01-01').day).toBe('2027-03-03');
  const never = [...skippedDates, '2027-03-03', '2026-03-03'];
  expect(listedDay({ ...annually, skippedDates: never }, '2030-01-01')).toEqual({ day: '2026-03-03', isToCome: false });
});

test('its rule names a day whether it was skipped or not, but none beyond its end', () => {
  const appointment = { ...weekly, recurringUntil: '2026-03-17', skippedDates: ['2026-03-10'] };
  const days = ['2026-03-02', '2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24'];
  expect(days.filter((day) => isNamedByRule(appointment, day))).toEqual(['2026-03-03', '2026-03-10', '2026-03-17']);
});

test('it says how often it takes place, since when and until when', () => {
  expect(rhythm(weekly)).toBe('Weekly since March 3, 2026');
  expect(rhythm({ ...weekly, recurringFrequency: 'quarterly', recurringUntil: '2027-06-30' })).toBe(
    'Quarterly since March 3, 2026 until June 30, 2027',
  );
});
