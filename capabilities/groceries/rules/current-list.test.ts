import { expect, test } from 'vitest';
import type { Status } from '../contract.ts';
import { currentList } from './current-list.ts';

const list = (weekStartDate: string, status: Status = 'pending') => ({ id: weekStartDate, weekStartDate, status });
const current = (...lists: ReturnType<typeof list>[]) => currentList(lists, '2026-11-19')?.id;

test("the current list is this week's, else the nearest pending one", () => {
  expect(current(list('2026-11-23'), list('2026-11-16'), list('2026-11-09'))).toBe('2026-11-16');
  expect(current(list('2026-11-16', 'ordered'), list('2026-11-02'), list('2026-12-07'))).toBe('2026-11-02');
  expect(current(list('2026-11-16', 'delivered'))).toBeUndefined();
  expect(current()).toBeUndefined();
});

test('if two are equally near, the future one is current', () => {
  expect(current(list('2026-11-09'), list('2026-11-23'))).toBe('2026-11-23');
});
