import { expect, test } from 'vitest';
import { areStepsOpen, isNewFamily } from './first-steps.ts';

const now = Date.parse('2026-11-17T12:00:00Z');

test('a family is new for two weeks', () => {
  expect(isNewFamily('2026-11-17T11:00:00.000Z', now)).toBe(true);
  expect(isNewFamily('2026-11-04T12:00:00.000Z', now)).toBe(true);
  expect(isNewFamily('2026-11-03T12:00:00.000Z', now)).toBe(false);
});

test('the first steps are open until there are kids, a date and five dinners', () => {
  const done = { hasKids: true, hasDate: true, dinnerCount: 5 };
  expect(areStepsOpen(done)).toBe(false);
  for (const part of [{ hasKids: false }, { hasDate: false }, { dinnerCount: 4 }])
    expect(areStepsOpen({ ...done, ...part })).toBe(true);
});
