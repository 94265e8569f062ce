import { expect, test } from 'vitest';
import { withMoment } from './that-day.ts';

const clock = { today: '2026-11-16', now: '09:00', timeZone: 'America/New_York' };
const moment = { date: '2026-12-05', time: '10:00' };

test.each([
  ['a hike on that Saturday at 11', 'a hike on 2026-12-05 at 11'],
  ['remind me the day before to make pies', 'remind me on 2026-12-04 to make pies'],
  ['again on Thursday same time', 'again on Thursday at 10:00'],
  ['a playdate at 4 instead of 10', 'a playdate at 4 instead of 10'],
  ['a playdate at 4 instead', 'a playdate at 4 on 2026-12-05'],
  ['move the dentist to friday same time', 'move the dentist to friday same time'],
])('%j says its day and hour by what was said before', (said, meant) => {
  expect(withMoment(said, moment, clock)).toBe(meant);
});
