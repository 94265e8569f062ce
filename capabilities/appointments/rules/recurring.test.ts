import { expect, test } from 'vitest';
import { isRuleDay, type RecurrenceFields, recurrenceOf, recurrenceText, recurs } from './recurring.ts';

const once: RecurrenceFields = {
  date: '2026-03-03',
  isRecurring: false,
  recurringFrequency: null,
  recurringUntil: null,
  skippedDates: [],
};
const weekly: RecurrenceFields = { ...once, isRecurring: true, recurringFrequency: 'weekly' };

test('an appointment without isRecurring or without a frequency does not recur', () => {
  for (const appointment of [
    { ...once, isRecurring: true },
    { ...weekly, isRecurring: false, recurringUntil: '2020-01-01', skippedDates: [once.date] },
  ]) {
    expect(recurs(appointment)).toBe(false);
    expect(recurrenceOf(appointment)).toEqual({ start: '2026-03-03', frequency: null });
    expect(recurrenceText(appointment, '2026-11-15')).toBeUndefined();
  }
});

test('isRuleDay accepts skipped days, but no days after the end', () => {
  const appointment = { ...weekly, recurringUntil: '2026-03-17', skippedDates: ['2026-03-10'] };
  const days = ['2026-03-02', '2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24'];
  expect(days.filter((day) => isRuleDay(appointment, day))).toEqual(['2026-03-03', '2026-03-10', '2026-03-17']);
});

test('recurrenceText contains the frequency, the start and the end', () => {
  expect(recurrenceText(weekly, '2026-03-03')).toBe('Weekly since March 3, 2026');
  expect(recurrenceText(weekly, '2026-03-02')).toBe('Weekly from March 3, 2026');
  const quarterly: RecurrenceFields = { ...weekly, recurringFrequency: 'quarterly', recurringUntil: '2027-06-30' };
  expect(recurrenceText(quarterly, '2026-11-15')).toBe('Quarterly since March 3, 2026 until June 30, 2027');
  expect(recurrenceText(quarterly, '2027-07-01')).toBe('Quarterly since March 3, 2026, ended June 30, 2027');
});
