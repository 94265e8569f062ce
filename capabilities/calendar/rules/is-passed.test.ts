import { expect, test } from 'vitest';
import { newEntry } from './entries.ts';
import { isPassed } from './is-passed.ts';

const now = { today: '2026-11-15', time: '10:30' };

test.each([
  ['2026-11-15', '09:30', true],
  ['2026-11-15', '09:45', false],
  ['2026-11-15', null, false],
  ['2026-11-14', '18:00', true],
  ['2026-11-16', '08:00', false],
])('whether an appointment on %s at %s is over: %s', (date, time, expected) =>
  expect(isPassed(newEntry({ id: 'a', type: 'appointment', title: 'Dentist', date, time }), now)).toBe(expected),
);
