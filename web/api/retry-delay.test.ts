import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test('the retry delay doubles up to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2000].map((attempt) => retryDelay(attempt, 0.5))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('jitter varies the retry delay between 50% and 150%', () => {
  expect([0, 0.5, 1].map((random) => retryDelay(1, random))).toEqual([1000, 2000, 3000]);
});
