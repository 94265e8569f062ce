import { expect, test } from 'vitest';
import { denialIn, exchangedIn, withoutDenied } from './denied.ts';

test.each([
  ['Leo, not Mia', 'Leo'],
  ['not leo its nora', 'nora'],
  ['not for Mia but for Leo', 'for Leo'],
  ['the 25th instead of the 24th', 'the 25th'],
  ['Thursday at 4', 'Thursday at 4'],
])('%j means %j', (said, meant) => {
  expect(withoutDenied(said)).toBe(meant);
});

test.each([
  ['not a haircut, a beard trim', 'haircut', 'beard trim'],
  ['the 21st, not the 20th', 'the 20th', 'the 21st'],
  ['cream rather than milk', 'milk', 'cream'],
])('%j denies %j', (said, denied, meant) => {
  expect(denialIn(said)).toEqual({ denied, meant });
});

test('what stands beside it already is not said twice, and no part of a word is taken', () => {
  expect(exchangedIn('Call mom', { denied: 'mom', meant: 'call dad' })).toBe('Call dad');
  expect(exchangedIn('at Lakeside Clinic', { denied: 'Lakeside', meant: 'Hill Clinic' })).toBe('at Hill Clinic');
  expect(exchangedIn('party for Leonard', { denied: 'Leo', meant: 'Mia' })).toBeUndefined();
});
