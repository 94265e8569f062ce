import { expect, test } from 'vitest';
import { reaches, reachesFor, reachLabels } from './reach.ts';

test('the three reaches have labels', () => {
  expect(reaches.map((reach) => reachLabels[reach])).toEqual(['Only this one', 'This and later', 'All']);
});

test('one occurrence can change title, date, time, location and notes, but not recurrence, type or child', () => {
  expect(reachesFor(['time', 'location', 'date', 'title', 'notes'])).toEqual(reaches);
  for (const field of ['recurringFrequency', 'isRecurring', 'recurringUntil', 'childId', 'type'])
    expect(reachesFor(['time', field])).toEqual(['later', 'all']);
});
