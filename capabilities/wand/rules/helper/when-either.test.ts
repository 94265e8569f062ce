import { expect, test } from 'vitest';
import { eitherDay } from './when-either.ts';

const clock = { today: '2026-11-16', now: '09:00', timeZone: 'America/New_York' };

test.each([
  ["music on thursday or friday at 10, can't remember which", ['music on thursday at 10', 'music friday at 10']],
  ['dentist december 8 or 9 of december at 4', ['dentist december 8 at 4', 'dentist 9 of december at 4']],
  ['dentist on friday at 10 or 11', []],
])('%j is said of one of two days', (text, each) => {
  expect(eitherDay(text, clock).map((one) => one.text)).toEqual(each);
});
