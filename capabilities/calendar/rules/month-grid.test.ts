import { expect, test } from 'vitest';
import type { CalendarEntry } from '../contract.ts';
import { dayForKey, entriesByDay, monthGrid } from './month-grid.ts';

const entry = (title: string, date: string | null, endDate: string | null = null) =>
  ({ title, date, endDate }) as CalendarEntry;

test('a month consists of whole weeks that start on Sunday', () => {
  const november = monthGrid('2026-11-15');
  expect([november.from, november.to]).toEqual(['2026-11-01', '2026-12-05']);
  expect(november.weeks.map((week) => week[0])).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ]);
  expect(monthGrid('2026-08-31')).toMatchObject({ from: '2026-07-26', to: '2026-09-05' });
  expect(monthGrid('2026-02-01').weeks).toHaveLength(4);
  for (const week of monthGrid('2028-02-29').weeks) expect(week).toHaveLength(7);
});

test('keys move by days, weeks, months and years, across month ends, too', () => {
  const from = '2026-01-31';
  expect(dayForKey('ArrowLeft', false, from)).toBe('2026-01-30');
  expect(dayForKey('ArrowRight', false, from)).toBe('2026-02-01');
  expect(dayForKey('ArrowUp', false, from)).toBe('2026-01-24');
  expect(dayForKey('ArrowDown', false, from)).toBe('2026-02-07');
  expect(dayForKey('Home', false, from)).toBe('2026-01-25');
  expect(dayForKey('End', false, from)).toBe('2026-01-31');
  expect(dayForKey('PageDown', false, from)).toBe('2026-02-28');
  expect(dayForKey('PageUp', false, from)).toBe('2025-12-31');
  expect(dayForKey('PageDown', true, from)).toBe('2027-01-31');
  expect(dayForKey('PageUp', true, '2028-02-29')).toBe('2027-02-28');
  expect(dayForKey('a', false, from)).toBeUndefined();
  expect(dayForKey('constructor', false, from)).toBeUndefined();
});

test('an entry of several days is in each visible day; an undated one is in none', () => {
  const [trip, visit, someday] = [
    entry('Trip', '2026-10-30', '2026-11-02'),
    entry('Visit', '2026-11-02'),
    entry('Someday', null),
  ];
  const days = entriesByDay([trip, visit, someday], monthGrid('2026-11-15'));
  expect([...days]).toEqual([
    ['2026-11-01', [trip]],
    ['2026-11-02', [trip, visit]],
  ]);
  const endless = entriesByDay([entry('Trip', '2026-12-04', '2199-12-31')], monthGrid('2026-11-15'));
  expect([...endless.keys()]).toEqual(['2026-12-04', '2026-12-05']);
});
