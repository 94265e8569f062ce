import { expect, test } from 'vitest';
import type { PlannerItem } from '../contract.ts';
import { countdown, dueWords, nearnessWords } from './words.ts';

const today = '2026-11-15';
const item = (fields: Partial<PlannerItem>) => fields as PlannerItem;
const trip = (startDate: string | null, endDate: string | null) => item({ category: 'trip', startDate, endDate });

test.each([
  ['2026-11-15', 'Sun, Nov 15 (today)'],
  ['2026-11-16', 'Mon, Nov 16 (tomorrow)'],
  ['2026-11-14', 'Sat, Nov 14 (yesterday)'],
  ['2026-11-20', 'Fri, Nov 20 (in 5 days)'],
  ['2026-11-01', 'Sun, Nov 1 (14 days ago)'],
  ['2027-01-02', 'Jan 2, 2027 (in 48 days)'],
  [null, null],
])('an item due on %s shows %s', (triggerDate, words) =>
  expect(dueWords(item({ category: 'health', triggerDate }), today)).toBe(words),
);

test('beside its day an item only says how far away it is', () => {
  expect(nearnessWords(item({ category: 'health', triggerDate: '2026-11-16' }), today)).toBe('Tomorrow');
  expect(nearnessWords(item({ category: 'health', triggerDate: null }), today)).toBe(null);
  expect(nearnessWords(trip('2026-11-27', '2026-12-01'), today)).toBe('Nov 27 to Dec 1, 5 days');
});

test.each([
  ['2026-11-27', '2026-12-01', 'Nov 27 to Dec 1, 5 days', 'Starts in 12 days'],
  ['2026-12-30', '2027-01-02', 'Dec 30 to Jan 2, 2027, 4 days', 'Starts in 45 days'],
  ['2026-11-16', '2026-11-16', 'Mon, Nov 16, 1 day', 'Starts tomorrow'],
  ['2026-11-15', '2026-11-18', 'Nov 15 to Nov 18, 4 days', 'Starts today'],
  ['2026-11-14', '2026-11-18', 'Nov 14 to Nov 18, 5 days', 'Day 2 of 5'],
  ['2026-11-10', '2026-11-14', 'Nov 10 to Nov 14, 5 days', 'Back home'],
  ['2026-11-20', null, 'from Fri, Nov 20', 'Starts in 5 days'],
  ['2026-11-10', null, 'from Tue, Nov 10', null],
  [null, '2026-11-20', 'until Fri, Nov 20', null],
  [null, null, null, null],
])('a trip from %s to %s shows %s and status %s', (start, end, dates, status) => {
  expect(dueWords(trip(start, end), today)).toBe(dates);
  expect(countdown(trip(start, end), today)).toBe(status);
});
