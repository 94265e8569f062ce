import { expect, test } from 'vitest';
import { nextTry } from './retries.ts';

const minute = 60_000;
const hour = 60 * minute;
const at = Date.parse('2026-11-19T08:00Z');
const week = { dueAt: at, usefulUntil: at + 7 * 24 * hour };

test.each([
  [1, minute],
  [2, 5 * minute],
  [3, 30 * minute],
  [4, 2 * hour],
  [5, 6 * hour],
  [6, 6 * hour],
  [50, 6 * hour],
])('after failure %s the pause is %s ms', (tries, pause) => {
  expect(nextTry(at, { ...week, tries })).toBe(at + pause);
});

test('a delay that the receiver asks for counts if it is longer', () => {
  expect(nextTry(at, { ...week, tries: 1, retryAfterSeconds: 600 })).toBe(at + 10 * minute);
  expect(nextTry(at, { ...week, tries: 3, retryAfterSeconds: 1 })).toBe(at + 30 * minute);
});

test('a message is given up a day after it was due', () => {
  const tried = { ...week, tries: 5 };
  expect(nextTry(at + 17 * hour, tried)).toBe(at + 23 * hour);
  expect(nextTry(at + 18 * hour, tried)).toBeUndefined();
  expect(nextTry(at, { ...week, tries: 1, retryAfterSeconds: 24 * 60 * 60 })).toBeUndefined();
});

test('a message is given up when it would come too late', () => {
  const tried = { dueAt: at, usefulUntil: at + 10 * minute, tries: 2 };
  expect(nextTry(at, tried)).toBe(at + 5 * minute);
  expect(nextTry(at + 5 * minute, tried)).toBeUndefined();
});

test('there are few tries in a day', () => {
  let [moment, tries] = [at, 1];
  for (let next: number | undefined = at; next !== undefined; tries++) {
    moment = next;
    next = nextTry(moment, { ...week, tries });
  }
  expect(tries).toBeLessThan(10);
});
