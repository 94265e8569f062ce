import { expect, test } from 'vitest';
import { clockIn } from './clock.ts';

test('the clock shows the date and time in the given time zone', () => {
  const at = new Date('2026-11-16T04:05:00Z');
  expect(clockIn('America/New_York', at)).toEqual({ today: '2026-11-15', now: '23:05', timeZone: 'America/New_York' });
  expect(clockIn('Pacific/Auckland', at)).toMatchObject({ today: '2026-11-16', now: '17:05' });
  expect(clockIn('UTC', new Date('2026-11-16T00:05:00Z'))).toMatchObject({ now: '00:05' });
});
