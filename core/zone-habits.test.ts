import { expect, test } from 'vitest';
import { habitsOf } from './zone-habits.ts';

const habitsInShort = (timeZone: string) => {
  const { clock, units } = habitsOf({ timeZone, clock: null, units: null });
  return `${clock} ${units}`;
};

test.each([
  ['America/New_York', '12 us'],
  ['America/Indiana/Knox', '12 us'],
  ['America/Indianapolis', '12 us'],
  ['Pacific/Honolulu', '12 us'],
  ['UTC', '12 us'],
  ['America/Toronto', '12 metric'],
  ['Australia/Sydney', '12 metric'],
  ['Asia/Calcutta', '12 metric'],
  ['Europe/Berlin', '24 metric'],
  ['America/Sao_Paulo', '24 metric'],
  ['Asia/Tokyo', '24 metric'],
])('without a choice a family in %s writes %s', (timeZone, expected) => {
  expect(habitsInShort(timeZone)).toBe(expected);
});

test('a family without a time zone is American', () => {
  expect(habitsOf({})).toEqual({ clock: '12', units: 'us' });
});

test('each choice overrides only its own part', () => {
  expect(habitsOf({ timeZone: 'Europe/Berlin', clock: '12', units: null })).toEqual({ clock: '12', units: 'metric' });
  expect(habitsOf({ timeZone: 'America/Denver', clock: null, units: 'metric' })).toEqual({
    clock: '12',
    units: 'metric',
  });
});
