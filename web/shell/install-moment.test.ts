import { expect, test } from 'vitest';
import { countUsageDay, shouldOfferInstall } from './install-moment.ts';

const dayBy = (days: readonly string[]) =>
  days.reduce<ReturnType<typeof countUsageDay> | undefined>((memory, day) => countUsageDay(memory, day), undefined);

test('days of use are counted, not visits', () => {
  expect(dayBy(['2026-11-16', '2026-11-16', '2026-11-18'])).toEqual({ days: 2, lastDay: '2026-11-18' });
});

test('installing is offered from the third day on, where it takes one tap or three steps', () => {
  const second = { days: 2, lastDay: '2026-11-18' };
  const third = countUsageDay(second, '2026-11-19');
  expect(shouldOfferInstall(second, 'prompt')).toBe(false);
  expect(shouldOfferInstall(third, 'prompt')).toBe(true);
  expect(shouldOfferInstall(third, 'share-menu')).toBe(true);
  for (const way of ['installed', 'browser-menu', 'insecure'] as const)
    expect(shouldOfferInstall(third, way)).toBe(false);
});

test("it's offered on one day only, and never again once she has answered", () => {
  const offered = { days: 3, lastDay: '2026-11-19', offered: '2026-11-19' };
  expect(shouldOfferInstall(offered, 'prompt')).toBe(true);
  expect(shouldOfferInstall(countUsageDay(offered, '2026-11-20'), 'prompt')).toBe(false);
  expect(shouldOfferInstall({ ...offered, offered: 'answered' }, 'prompt')).toBe(false);
});
