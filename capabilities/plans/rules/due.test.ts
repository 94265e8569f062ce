import { expect, test } from 'vitest';
import { dueWords, isOverdue } from './due.ts';

const today = '2026-11-15';
const step = (date: string | null, isDone = false) => ({ date, daysBefore: 14, isDone });

test.each([
  [step('2026-11-21'), 'Sat, Nov 21'],
  [step('2026-11-15'), 'Today'],
  [step('2026-11-14'), 'Overdue · Sat, Nov 14'],
  [step('2026-11-14', true), 'Sat, Nov 14'],
  [step('2027-01-02'), 'Jan 2, 2027'],
  [step(null), '14 days before'],
  [{ ...step(null), daysBefore: null }, undefined],
])('%j is due %s', (due, words) => {
  expect(dueWords(due, today)).toBe(words);
});

test('only past steps that are not done are overdue', () => {
  expect(
    [step('2026-11-14'), step('2026-11-14', true), step(today), step(null)].map((it) => isOverdue(it, today)),
  ).toEqual([true, false, false, false]);
});
