import { expect, test } from 'vitest';
import { listedOccurrence, nextOccurrenceOf, occurrencesOf, type ScheduledAppointment } from './occurrences.ts';

const shared = { title: 'Swim', time: '16:00', location: 'Pool', notes: null, assigneeId: 'david' };
const once: ScheduledAppointment = {
  ...shared,
  date: '2026-03-03',
  isRecurring: false,
  recurringFrequency: null,
  recurringUntil: null,
  skippedDates: [],
};
const weekly: ScheduledAppointment = { ...once, isRecurring: true, recurringFrequency: 'weekly' };
const moved = { ...shared, day: '2026-03-10', date: '2026-03-12', time: '17:30', location: 'Lake', assigneeId: null };
const dates = (appointment: ScheduledAppointment, from: string, to: string) =>
  occurrencesOf(appointment, from, to).map(({ date }) => date);

test('a moved occurrence takes place on its new date, with its own time, location and assignee', () => {
  const series = { ...weekly, changedOccurrences: [moved] };
  expect(occurrencesOf(series, '2026-03-03', '2026-03-17')).toEqual([
    { ...shared, day: '2026-03-03', date: '2026-03-03' },
    moved,
    { ...shared, day: '2026-03-17', date: '2026-03-17' },
  ]);
  expect(dates(series, '2026-03-10', '2026-03-11')).toEqual([]);
  expect(nextOccurrenceOf(series, '2026-03-04')).toEqual(moved);
});

test('a moved occurrence may be after the end of its series, but is ignored if its rule day is skipped or gone', () => {
  const late = { ...moved, date: '2026-05-05' };
  const ended = { ...weekly, recurringUntil: '2026-03-10', changedOccurrences: [late] };
  expect(dates(ended, '2026-04-01', '2026-06-01')).toEqual(['2026-05-05']);
  expect(listedOccurrence(ended, '2026-06-01')).toMatchObject({ date: '2026-05-05', isUpcoming: false });
  expect(dates({ ...ended, skippedDates: ['2026-03-10'] }, '2026-03-01', '2026-06-01')).toEqual(['2026-03-03']);
  expect(dates({ ...ended, date: '2026-03-04' }, '2026-03-01', '2026-06-01')).toEqual(['2026-03-04']);
  expect(dates({ ...ended, isRecurring: false }, '2026-03-01', '2026-06-01')).toEqual(['2026-03-03']);
});

const listedDate = (appointment: ScheduledAppointment, today: string) => {
  const { date, isUpcoming } = listedOccurrence(appointment, today);
  return { date, isUpcoming };
};

test('an appointment without isRecurring or without a frequency takes place once', () => {
  for (const appointment of [
    { ...once, isRecurring: true },
    { ...weekly, isRecurring: false, recurringUntil: '2020-01-01', skippedDates: [once.date] },
  ])
    expect(listedDate(appointment, '2026-11-15')).toEqual({ date: '2026-03-03', isUpcoming: false });
});

test('a recurring appointment is listed on its next day, or on its last one if it has ended', () => {
  expect(listedDate(weekly, '2026-11-17')).toEqual({ date: '2026-11-17', isUpcoming: true });
  expect(listedDate(weekly, '2026-11-18')).toEqual({ date: '2026-11-24', isUpcoming: true });
  expect(listedDate({ ...weekly, skippedDates: ['2026-11-24'] }, '2026-11-18').date).toBe('2026-12-01');
  const ended = { ...weekly, recurringUntil: '2026-06-30' };
  expect(listedDate(ended, '2026-11-18')).toEqual({ date: '2026-06-30', isUpcoming: false });
  expect(listedDate({ ...ended, skippedDates: ['2026-06-30'] }, '2026-11-18').date).toBe('2026-06-23');
});

test('an ended series is listed on the last day that was not skipped, or on its start date if all were skipped', () => {
  const annually: ScheduledAppointment = { ...weekly, recurringFrequency: 'annually', recurringUntil: '2029-12-31' };
  const skippedDates = ['2029-03-03', '2028-03-03'];
  expect(listedDate({ ...annually, skippedDates }, '2030-01-01').date).toBe('2027-03-03');
  const never = [...skippedDates, '2027-03-03', '2026-03-03'];
  expect(listedDate({ ...annually, skippedDates: never }, '2030-01-01')).toEqual({
    date: '2026-03-03',
    isUpcoming: false,
  });
});
