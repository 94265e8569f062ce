import { expect, test } from 'vitest';
import { inMonthOf, nearTo } from './near.ts';

test.each([
  ['the 21st', '2026-11-21', '2026-12-21'],
  ['nov 21st', '2026-11-21', '2026-11-21'],
  ['saturday', '2026-11-21', '2026-11-21'],
])('%j of what is in December', (said, date, meant) => {
  expect(inMonthOf('2026-12-19', date, said)).toBe(meant);
});

test('a day of the week is in the week of what is weeks away', () => {
  expect(nearTo('2026-12-19', '2026-11-20', 'friday')).toBe('2026-12-18');
});

test.each([
  ['november 11', '2027-11-11', '2026-11-11'],
  ['the 12th', '2026-12-12', '2026-11-12'],
  ['november 11 2025', '2025-11-11', '2025-11-11'],
  ['11/11/25', '2025-11-11', '2025-11-11'],
])('%j of a birth stays in its year, unless another one is said', (said, date, meant) => {
  expect(nearTo('2026-11-10', date, said, true)).toBe(meant);
});
