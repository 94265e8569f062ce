import { expect, test } from 'vitest';
import { inMonthOf, nearTo } from './days-by-records.ts';

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
