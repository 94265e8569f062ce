import { expect, test } from 'vitest';
import { pauseBefore } from './pauses.ts';

test('pauses double, up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2000].map((attempt) => pauseBefore(attempt, 0.5))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('chance spreads them from half to one and a half', () => {
  expect([0, 0.5, 1].map((chance) => pauseBefore(1, chance))).toEqual([1000, 2000, 3000]);
});
