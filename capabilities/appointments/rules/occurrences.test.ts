import { expect, test } from 'vitest';
import { listedOccurrence, nextOccurrenceOf, type Occurring, occurrencesOf } from './occurrences.ts';

const shared = { title: 'Swim', time: '16:00', location: 'Pool', notes: null };
const once: Occurring = {
  ...shared,
  date: '2026-03-03',
  isRecurring: false,
  recurringFrequency: null,
  recurringUntil: null,
  skippedDates: [],
};
const weekly: Occurring = { ...once, isRecurring: true, recurringFrequency: 'weekly' };
const moved = { ...shared, day: '2026-03-10', date: '2026-03-12', time: '17:30', location: 'Lake' };
const dates = (appointment: Occurring, from: string, to: string) =>
  occurrencesOf(appointment, from, to).map(({ date }) => date);

test('an occurrence that has moved takes place on its own day, with its own time and place', () => {
  const series = { ...weekly, changedOccurrences: [moved] };
  expect(occurrencesOf(series, '2026-03-03', '2026-03-17')).toEqual([
    { ...shared, day: '2026-03-03', date: '2026-03-03' },
    moved,
    { ...shared, day: '2026-03-17', date: '2026-03-17' },
  ]);
  expect(dates(series, '2026-03-10', '2026-03-11')).toEqual([]);
  expect(nextOccurrenceOf(series, '2026-03-04')).toEqual(moved);
});

test('it is found beyond the end of its series, but not once its day is skipped or no longer named', () => {
  const late = { ...moved, date: '2026-05-05' };
  const ended = { ...weekly, recurringUntil: '2026-03-10', changedOccurrences: [late] };
  expect(dates(ended, '2026-04-01', '2026-06-01')).toEqual(['2026-05-05']);
  expect(listedOccurrence(ended, '2026-06-01')).toMatchObject({ date: '2026-05-05', isToCome: false });
  expect(dates({ ...ended, skippedDates: ['2026-03-10'] }, '2026-03-01', '2026-06-01')).toEqual(['2026-03-03']);
  expect(dates({ ...ended, date: '2026-03-04' }, '2026-03-01', '2026-06-01')).toEqual(['2026-03-04']);
  expect(dates({ ...ended, isRecurring: false }, '2026-03-01', '2026-06-01')).toEqual(['2026-03-03']);
});

const listed = (appointment: Occurring, today: string) => {
  const { date, isToCome } = listedOccurrence(appointment, today);
  return { date, isToCome };
};

test('ticked as recurring without a frequency, or with one that is no longer ticked, it takes place once', () => {
  for (const appointment of [
    { ...once, isRecurring: true },
    { ...weekly, isRecurring: false, recurringUntil: '2020-01-01', skippedDates: [once.date] },
  ])
    expect(listed(appointment, '2026-11-15')).toEqual({ date: '2026-03-03', isToCome: false });
});

test('a recurring one is listed under its next day, and under its last one when it has ended', () => {
  expect(listed(weekly, '2026-11-17')).toEqual({ date: '2026-11-17', isToCome: true });
  expect(listed(weekly, '2026-11-18')).toEqual({ date: '2026-11-24', isToCome: true });
  expect(listed({ ...weekly, skippedDates: ['2026-11-24'] }, '2026-11-18').date).toBe('2026-12-01');
  const ended = { ...weekly, recurringUntil: '2026-06-30' };
  expect(listed(ended, '2026-11-18')).toEqual({ date: '2026-06-30', isToCome: false });
  expect(listed({ ...ended, skippedDates: ['2026-06-30'] }, '2026-11-18').date).toBe('2026-06-23');
});

test('one whose last years were all skipped is listed under the last day it took place, or under its date if it never did', () => {
  const annually: Occurring = { ...weekly, recurringFrequency: 'annually', recurringUntil: '2029-12-31' };
  const skippedDates = ['2029-03-03', '2028-03-03'];
  expect(listed({ ...annually, skippedDates }, '2030-01-01').date).toBe('2027-03-03');
  const never = [...skippedDates, '2027-03-03', '2026-03-03'];
  expect(listed({ ...annually, skippedDates: never }, '2030-01-01')).toEqual({ date: '2026-03-03', isToCome: false });
});
