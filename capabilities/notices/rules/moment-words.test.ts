import { expect, test } from 'vitest';
import { atWords, dayAndTime, upcomingWords, whenWords } from './moment-words.ts';

// Local times, because the texts depend on the machine's time zone.
const now = new Date(2026, 10, 17, 16, 30);
const moment = (day: number, hours: number, minutes: number, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds).toISOString();

test.each([
  [moment(17, 16, 29, 30), 'Just now'],
  [moment(17, 16, 29), '1 minute ago'],
  [moment(17, 16, 2), '28 minutes ago'],
  [moment(17, 7, 0), 'Today, 7:00 AM'],
  [moment(16, 18, 0), 'Yesterday, 6:00 PM'],
  [moment(18, 7, 0), 'Tomorrow, 7:00 AM'],
  [moment(14, 9, 5), 'Sat, Nov 14, 9:05 AM'],
])('%s is %s', (at, words) => expect(whenWords(at, now)).toBe(words));

test('the day is left out if it is today', () => {
  expect(atWords(moment(17, 16, 2), now)).toBe('at 4:02 PM');
  expect(atWords(moment(16, 16, 2), now)).toBe('on November 16, 2026 at 4:02 PM');
  expect(dayAndTime(moment(17, 16, 3))).toBe('November 17, 2026 at 4:03 PM');
});

test.each([
  [{ day: '2026-11-17', time: '19:30' }, moment(17, 17, 30), 'Today at 7:30 PM · Reminder at 5:30 PM'],
  [{ day: '2026-11-18', time: '09:00' }, moment(17, 18, 0), 'Tomorrow at 9:00 AM · Reminder today, 6:00 PM'],
  [{ day: '2026-11-23', time: null }, moment(22, 9, 0), 'Monday, November 23 · Reminder Sun, Nov 22, 9:00 AM'],
  [null, moment(18, 7, 0), 'Reminder tomorrow, 7:00 AM'],
])('what comes up at %s says its own time first, and then when the reminder comes', (event, dueAt, words) =>
  expect(upcomingWords({ event, dueAt }, now)).toBe(words),
);
