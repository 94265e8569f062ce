import { describe, expect, test } from 'vitest';
import { momentOf } from '#core/zoned-time.ts';
import { defaultLinkEnd, linkEnd, linkEndHasPassed, linkEndsTooLate } from './link-end.ts';

const days = { untilDay: '2026-11-18', today: '2026-11-18' };

describe.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Berlin'])(
  'in %s',
  (zone) => {
    const now = momentOf({ date: '2026-11-18', time: '17:00' }, zone);
    const at = (date: string, time: string) => ({ endsAt: momentOf({ date, time }, zone) });

    test('a link ends on the next morning at 10', () => {
      expect(linkEnd({}, days, { zone, now })).toEqual(at('2026-11-19', '10:00'));
      expect(linkEnd({}, { ...days, untilDay: '2026-11-22' }, { zone, now })).toEqual(at('2026-11-23', '10:00'));
    });

    test('or at the chosen time', () => {
      expect(linkEnd({ day: '2026-11-18', time: '23:00' }, days, { zone, now })).toEqual(at('2026-11-18', '23:00'));
      expect(linkEnd({ time: '08:15' }, days, { zone, now })).toEqual(at('2026-11-19', '08:15'));
    });

    test('but not in the past, nor weeks later', () => {
      expect(linkEnd({ day: '2026-11-18', time: '17:00' }, days, { zone, now })).toEqual({ problem: linkEndHasPassed });
      expect(linkEnd({ day: '2026-12-02' }, days, { zone, now })).toEqual(at('2026-12-02', '10:00'));
      expect(linkEnd({ day: '2026-12-03' }, days, { zone, now })).toEqual({ problem: linkEndsTooLate });
    });
  },
);

test('the link of an old sheet ends tomorrow', () => {
  expect(defaultLinkEnd({ untilDay: '2026-11-01', today: '2026-11-18' })).toEqual({
    date: '2026-11-19',
    time: '10:00',
  });
});

test('10 in the morning stays 10 in the morning when the clocks change', () => {
  const sunday = { untilDay: '2026-10-31', today: '2026-10-31' };
  expect(linkEnd({}, sunday, { zone: 'America/New_York', now: 0 })).toEqual({
    endsAt: Date.parse('2026-11-01T15:00:00Z'),
  });
});
