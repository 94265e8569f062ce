import { expect, test } from 'vitest';
import { periodWords, whenWords, withinSentence } from './words.ts';

test('periods are written the way people say them', () => {
  expect([3, 7, 8, 10, 14, 21, 30, 42, 91, 182, 365, 730].map(periodWords)).toEqual([
    'every 3 days',
    'once a week',
    'once a week',
    'every 10 days',
    'every 2 weeks',
    'every 3 weeks',
    'once a month',
    'every 6 weeks',
    'every 3 months',
    'every 6 months',
    'once a year',
    'every 2 years',
  ]);
});

test('days are written as precisely as needed', () => {
  expect(whenWords('2026-11-03', '2026-11-18')).toBe('on November 3');
  expect(whenWords('2026-05-03', '2026-11-18')).toBe('in May');
  expect(whenWords('2025-11-03', '2026-11-18')).toBe('in November 2025');
});

test('foods are written small within a sentence', () => {
  expect(['Milk', 'BBQ sauce', 'éclairs', ''].map(withinSentence)).toEqual(['milk', 'BBQ sauce', 'éclairs', '']);
});
