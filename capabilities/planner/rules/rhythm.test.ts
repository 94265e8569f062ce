import { expect, test } from 'vitest';
import { dueDate, hasDate, openDates, type RhythmFields, repeats } from './rhythm.ts';

const trash: RhythmFields = {
  category: 'recurring',
  triggerDate: '2026-11-03',
  recurringFrequency: 'weekly',
  recurringUntil: null,
  doneDates: [],
  skippedDates: [],
};

test('an item repeats if it has a date and a frequency, but a trip never does', () => {
  expect(repeats(trash)).toBe(true);
  expect(repeats({ ...trash, recurringFrequency: null })).toBe(false);
  expect(repeats({ ...trash, triggerDate: null })).toBe(false);
  expect(repeats({ ...trash, category: 'trip' })).toBe(false);
});

test('closed dates belong to the rhythm, but are not open', () => {
  const item = { ...trash, doneDates: ['2026-11-10'], skippedDates: ['2026-11-24'], recurringUntil: '2026-12-01' };
  expect(openDates(item, '2026-11-01', '2026-12-31')).toEqual(['2026-11-03', '2026-11-17', '2026-12-01']);
  expect(hasDate(item, '2026-11-10')).toBe(true);
  expect(hasDate(item, '2026-11-11')).toBe(false);
  expect(hasDate(item, '2026-12-08')).toBe(false);
  expect(openDates({ ...item, recurringFrequency: null }, '2026-11-01', '2026-12-31')).toEqual([]);
});

test.each([
  ['before the first date', '2026-10-20', {}, '2026-11-03'],
  ['on a date', '2026-11-10', {}, '2026-11-10'],
  ['after missed dates, the last of them', '2026-11-19', {}, '2026-11-17'],
  [
    'once the last is done, the next, although others were missed',
    '2026-11-19',
    { doneDates: ['2026-11-17'] },
    '2026-11-24',
  ],
  ['once it is skipped, the next', '2026-11-19', { skippedDates: ['2026-11-17'] }, '2026-11-24'],
  ['without dates done ahead', '2026-11-19', { doneDates: ['2026-11-17', '2026-11-24'] }, '2026-12-01'],
  ['after the end, the last date', '2027-05-01', { recurringUntil: '2026-11-12' }, '2026-11-10'],
  ['none after the end', '2027-05-01', { recurringUntil: '2026-11-12', doneDates: ['2026-11-10'] }, null],
  ['yearly', '2028-11-02', { recurringFrequency: 'annually' }, '2027-11-03'],
  ['the date itself without a rhythm', '2026-12-31', { recurringFrequency: null }, '2026-11-03'],
])('an item is due %s', (_name, today, fields, due) => {
  expect(dueDate({ ...trash, ...fields } as RhythmFields, today)).toBe(due);
});
