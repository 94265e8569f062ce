import { describe, expect, test } from 'vitest';
import { momentOf } from '#core/zoned-time.ts';
import { deadlineAfterMove, defaultDeadline, lastMoment, linkExpiry, overAt } from './deadline.ts';

const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati'];
const hour = 60 * 60_000;

describe.each(zones)('in %s', (zone) => {
  const at = (date: string, time: string) => momentOf({ date, time }, zone);
  const now = at('2026-11-18', '10:00');
  const deadline = (date: string | null, time: string | null = null) => defaultDeadline({ date, time }, zone, now);

  test('a day from now', () => {
    expect(deadline(null)).toBe(now + 24 * hour);
    expect(deadline('2026-12-01', '16:00')).toBe(now + 24 * hour);
  });

  test('at a quarter of an hour, and in the evening instead of at night', () => {
    const asked = (time: string) => defaultDeadline({ date: null, time: null }, zone, at('2026-11-18', time));
    expect(asked('10:37')).toBe(at('2026-11-19', '10:30'));
    expect(asked('02:43')).toBe(at('2026-11-18', '21:00'));
    expect(asked('23:20')).toBe(at('2026-11-19', '21:00'));
  });

  test('at most two hours before', () => {
    expect(deadline('2026-11-18', '16:00')).toBe(at('2026-11-18', '14:00'));
    expect(deadline('2026-11-19', '09:00')).toBe(at('2026-11-19', '07:00'));
  });

  test('at least half an hour, but never after the thing itself', () => {
    expect(deadline('2026-11-18', '11:00')).toBe(now + hour / 2);
    expect(deadline('2026-11-18', '10:20')).toBe(at('2026-11-18', '10:20'));
  });

  test('a thing without a time needs an answer by the evening', () => {
    expect(deadline('2026-11-18')).toBe(at('2026-11-18', '18:00'));
    expect(defaultDeadline({ date: '2026-11-18', time: null }, zone, at('2026-11-18', '23:45'))).toBe(
      at('2026-11-19', '00:00'),
    );
  });

  test('an overdue thing gives a day to answer', () => {
    expect(deadline('2026-11-10')).toBe(now + 24 * hour);
  });

  test('after a move, an answer is needed an hour before, unless the deadline was earlier', () => {
    const when = { date: '2026-11-18', time: '16:00' };
    expect(deadlineAfterMove(at('2026-11-19', '10:00'), when, zone)).toBe(at('2026-11-18', '15:00'));
    expect(deadlineAfterMove(at('2026-11-18', '12:00'), when, zone)).toBe(at('2026-11-18', '12:00'));
  });

  test('a link ends a day after the thing, and after two weeks', () => {
    expect(linkExpiry({ date: '2026-11-20', time: '16:00' }, zone, now)).toBe(at('2026-11-20', '16:00') + 24 * hour);
    expect(linkExpiry({ date: '2027-11-20', time: null }, zone, now)).toBe(now + 14 * 24 * hour);
    expect(linkExpiry({ date: null, time: null }, zone, now)).toBe(now + 14 * 24 * hour);
  });

  test('a thing is over when its day and the next one have passed', () => {
    expect(overAt('2026-11-20', zone)).toBe(at('2026-11-22', '00:00'));
  });

  test('on the nights when the clocks change', () => {
    for (const date of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-10-04', '2026-04-05']) {
      const when = { date, time: '10:00' };
      const asked = at(date, '10:00') - 5 * hour;
      expect(defaultDeadline(when, zone, asked)).toBe(asked + 3 * hour);
      expect(lastMoment(when, zone)).toBe(asked + 5 * hour);
    }
  });
});
