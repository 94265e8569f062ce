import { expect, test } from 'vitest';
import { reaches, reachesFor, reachLabels } from './reach.ts';

test('the three answers are called the same everywhere', () => {
  expect(reaches.map((reach) => reachLabels[reach])).toEqual(['Only this one', 'This and later', 'All']);
});

test('one date can differ in its title, day, time, place and notes, but not in its rhythm or for whom it is', () => {
  expect(reachesFor(['time', 'location', 'date', 'title', 'notes'])).toEqual(reaches);
  for (const field of ['recurringFrequency', 'isRecurring', 'recurringUntil', 'childId', 'type'])
    expect(reachesFor(['time', field])).toEqual(['later', 'all']);
});
