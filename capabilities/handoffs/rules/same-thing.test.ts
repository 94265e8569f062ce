import { expect, test } from 'vitest';
import { isPending, isSameThing } from './same-thing.ts';

const swim = { type: 'appointment', recordId: 'a', day: null } as const;

test('a hand-off of a whole series is about each of its dates, and one of a single date only about that date', () => {
  expect(isSameThing(swim, { type: 'appointment', id: 'a' })).toBe(true);
  expect(isSameThing(swim, { type: 'appointment', id: 'a', day: '2026-11-19' })).toBe(true);
  const thursday = { ...swim, day: '2026-11-19' };
  expect(isSameThing(thursday, { type: 'appointment', id: 'a', day: '2026-11-19' })).toBe(true);
  expect(isSameThing(thursday, { type: 'appointment', id: 'a', day: '2026-11-26' })).toBe(false);
  expect(isSameThing(thursday, { type: 'appointment', id: 'a' })).toBe(false);
  expect(isSameThing(swim, { type: 'appointment', id: 'b' })).toBe(false);
  expect(isSameThing(swim, { type: 'event', id: 'a' })).toBe(false);
});

test("a day's cooking is identified by its day", () => {
  const cooking = { type: 'cooking', recordId: null, day: '2026-11-19' } as const;
  expect(isSameThing(cooking, { type: 'cooking', id: null, day: '2026-11-19' })).toBe(true);
  expect(isSameThing(cooking, { type: 'cooking', id: null, day: '2026-11-20' })).toBe(false);
});

test('while there is no answer, and after a yes, nobody else can be asked', () => {
  expect(isPending({ state: 'asked' })).toBe(true);
  expect(isPending({ state: 'accepted' })).toBe(true);
  expect(isPending({ state: 'returned' })).toBe(false);
});
