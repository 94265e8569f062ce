import { expect, test } from 'vitest';
import { momentWords, shortMomentWords, whenText } from './when-words.ts';

const clock = { timeZone: 'America/New_York', now: new Date('2026-11-18T17:00:00Z') };

test("moments are written in the family's time zone, without a day for today", () => {
  expect(momentWords('2026-11-18T23:00:00Z', clock)).toBe('6:00 PM');
  expect(momentWords('2026-11-19T14:00:00Z', clock)).toBe('tomorrow, 9:00 AM');
  // This moment is still today in New York, and already tomorrow in Berlin.
  expect(momentWords('2026-11-19T04:30:00Z', clock)).toBe('11:30 PM');
  expect(momentWords('2026-11-19T04:30:00Z', { ...clock, timeZone: 'Europe/Berlin' })).toBe('tomorrow, 5:30 AM');
  expect(momentWords('2026-11-20T14:00:00Z', clock)).toBe('Fri, Nov 20, 9:00 AM');
  expect(shortMomentWords('2026-11-18T23:00:00Z', clock)).toBe('6:00 PM');
  expect(shortMomentWords('2026-11-19T14:00:00Z', clock)).toBe('tomorrow');
  expect(shortMomentWords('2026-11-20T14:00:00Z', clock)).toBe('Fri, Nov 20');
});

test('a thing without a time or a day shows only the known part', () => {
  expect(whenText({ date: '2026-11-19', time: '16:00' })).toBe('Thursday, November 19, 4:00 PM');
  expect(whenText({ date: '2026-11-19', time: null })).toBe('Thursday, November 19');
  expect(whenText({ date: null, time: null })).toBe('');
});
