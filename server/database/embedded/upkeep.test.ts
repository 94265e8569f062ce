import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startUpkeep } from './upkeep.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 4, 1, 22, 0) }));
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function recorder() {
  const ran: string[] = [];
  return { ran, pool: { query: async (statement: string) => void ran.push(statement) } };
}

test('the log is folded into the tables every five minutes, until it is stopped', async () => {
  const { ran, pool } = recorder();
  const upkeep = startUpkeep(pool);
  await vi.advanceTimersByTimeAsync(9 * minuteMs);
  expect(ran).toEqual(['checkpoint']);
  upkeep.stop();
  await vi.advanceTimersByTimeAsync(48 * hourMs);
  expect(ran).toEqual(['checkpoint']);
});

test('dead rows are cleared away soon after the start and every night at three', async () => {
  const { ran, pool } = recorder();
  const upkeep = startUpkeep(pool);
  const vacuums = () => ran.filter((statement) => statement === 'vacuum (analyze)').length;
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(vacuums()).toBe(1);
  await vi.advanceTimersByTimeAsync(4 * hourMs);
  expect(vacuums()).toBe(1);
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(vacuums()).toBe(2);
  await vi.advanceTimersByTimeAsync(24 * hourMs);
  expect(vacuums()).toBe(3);
  upkeep.stop();
});

test('a failure does not end it', async () => {
  const query = vi.fn(async () => {
    throw new Error('The disk is full.');
  });
  const upkeep = startUpkeep({ query });
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(query.mock.calls.length).toBeGreaterThan(1);
  upkeep.stop();
});
