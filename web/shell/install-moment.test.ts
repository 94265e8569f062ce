import { expect, test } from 'vitest';
import { countDay, isGoodMoment } from './install-moment.ts';

const dayBy = (days: readonly string[]) =>
  days.reduce<ReturnType<typeof countDay> | undefined>((memory, day) => countDay(memory, day), undefined);

test('days of use are counted, not visits', () => {
  expect(dayBy(['2026-11-16', '2026-11-16', '2026-11-18'])).toEqual({ days: 2, lastDay: '2026-11-18' });
});

test('installing is offered from the third day on, where it takes one tap or three steps', () => {
  const second = { days: 2, lastDay: '2026-11-18' };
  const third = countDay(second, '2026-11-19');
  expect(isGoodMoment(second, 'prompt')).toBe(false);
  expect(isGoodMoment(third, 'prompt')).toBe(true);
  expect(isGoodMoment(third, 'share-menu')).toBe(true);
  for (const way of ['installed', 'browser-menu', 'insecure'] as const) expect(isGoodMoment(third, way)).toBe(false);
});

test("it's offered on one day only, and never again once she has answered", () => {
  const offered = { days: 3, lastDay: '2026-11-19', offered: '2026-11-19' };
  expect(isGoodMoment(offered, 'prompt')).toBe(true);
  expect(isGoodMoment(countDay(offered, '2026-11-20'), 'prompt')).toBe(false);
  expect(isGoodMoment({ ...offered, offered: 'answered' }, 'prompt')).toBe(false);
});
