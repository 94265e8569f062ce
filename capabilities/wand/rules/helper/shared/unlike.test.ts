import { expect, test } from 'vitest';
import { isUnlike } from './unlike.ts';

const clock = { today: '2026-11-16', now: '09:00', timeZone: 'UTC' };

test.each([
  ["mia's right after", 'dentist for Leo on Friday at 9', ''],
  ['tacos for dinner', 'move chicken soup to Thursday', 'move'],
  ['mia to pack her bag', 'remind David to pay the rent', ''],
])('%j says something else', (said, before, lead) => {
  expect(isUnlike(said, before, lead, clock)).toBe(true);
});

test.each([
  ["mia's right after at 10", 'dentist for Leo on Friday at 9', ''],
  ['the haircut to Friday', 'move the dentist to Thursday', 'move'],
  ['Mia 128', 'Leo wears 104', ''],
])('%j is like what was said before it', (said, before, lead) => {
  expect(isUnlike(said, before, lead, clock)).toBe(false);
});
