import { expect, test } from 'vitest';
import { tripSpan } from './planner-entries.ts';

test('a trip has its known days', () => {
  const nothing = { startDate: null, endDate: null, triggerDate: null };
  expect(tripSpan({ ...nothing, startDate: '2026-12-01', endDate: '2026-12-03' })).toEqual({
    date: '2026-12-01',
    endDate: '2026-12-03',
  });
  expect(tripSpan({ ...nothing, endDate: '2026-12-03' })).toEqual({ date: '2026-12-03', endDate: null });
  expect(tripSpan({ ...nothing, triggerDate: '2026-11-03' })).toEqual({ date: '2026-11-03', endDate: null });
  expect(tripSpan(nothing)).toEqual({ date: null, endDate: null });
});
