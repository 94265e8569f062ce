import { expect, test } from 'vitest';
import { dayRules } from './days.ts';

const broken = (fromDay?: string, untilDay?: string) =>
  dayRules.filter(({ isMet }) => !isMet({ fromDay, untilDay })).map(({ error }) => error);

test('a sheet covers one day to two weeks, in order', () => {
  expect(broken('2026-11-18', '2026-11-18')).toEqual([]);
  expect(broken('2026-11-18', '2026-12-01')).toEqual([]);
  expect(broken('2026-11-18', '2026-12-02')).toEqual(['A sheet covers up to 14 days']);
  expect(broken('2026-11-18', '2026-11-17')).toEqual(["Until can't be before From"]);
  expect(broken(undefined, '2026-11-17')).toEqual([]);
});
