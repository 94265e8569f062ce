import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startMaintenance } from './maintenance.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 4, 1, 22, 0) }));
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function recorder() {
  const statements: string[] = [];
  return { statements, pool: { query: async (statement: string) => void statements.push(statement) } };
}

test('a checkpoint runs every five minutes until upkeep is stopped', async () => {
  const { statements, pool } = recorder();
  const upkeep = startMaintenance(pool);
  await vi.advanceTimersByTimeAsync(9 * minuteMs);
  expect(statements).toEqual(['checkpoint']);
  upkeep.stop();
  await vi.advanceTimersByTimeAsync(48 * hourMs);
  expect(statements).toEqual(['checkpoint']);
});

test('a vacuum runs soon after the start and every night at three', async () => {
  const { statements, pool } = recorder();
  const upkeep = startMaintenance(pool);
  const vacuums = () => statements.filter((statement) => statement === 'vacuum (analyze)').length;
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

test('upkeep continues after a failure', async () => {
  const query = vi.fn(async () => {
    throw new Error('The disk is full.');
  });
  const upkeep = startMaintenance({ query });
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(query.mock.calls.length).toBeGreaterThan(1);
  upkeep.stop();
});
