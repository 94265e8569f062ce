import { expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import { seasonalSuggestions } from '../catalogue/seasonal-suggestions.ts';
import { byUrgency, itemFrom, lastDayOf, suggestionsOf } from './suggestions.ts';

const everything = seasonalSuggestions.flat();

test('every month suggests at least six things, on days that it has', () => {
  expect(seasonalSuggestions).toHaveLength(12);
  for (const month of seasonalSuggestions) {
    expect(month.length).toBeGreaterThanOrEqual(6);
    for (const { day } of month) expect(day >= 1 && day <= 28).toBe(true);
  }
});

test('no two suggestions say the same', () => {
  const differing = (of: (suggestion: (typeof everything)[number]) => string) => new Set(everything.map(of)).size;
  expect(differing(({ key }) => key)).toBe(everything.length);
  expect(differing(({ title }) => title.toLowerCase())).toBe(everything.length);
  expect(differing(({ description }) => description.toLowerCase())).toBe(everything.length);
});

test('a suggestion is due on its day, or today if that has passed within the month', () => {
  const [suggestion] = suggestionsOf('2026-09');
  expect(suggestion).toMatchObject({ key: 'flu-shots', day: 14 });
  if (!suggestion) return;
  expect(itemFrom(suggestion, '2026-09', '2026-09-01')).toMatchObject({
    title: 'Book flu shots',
    category: 'seasonal',
    triggerDate: '2026-09-14',
  });
  expect(itemFrom(suggestion, '2026-09', '2026-09-20').triggerDate).toBe('2026-09-20');
  expect(itemFrom(suggestion, '2027-09', '2026-09-20').triggerDate).toBe('2027-09-14');
});

test('what is still to come is suggested before what may be late already', () => {
  const days = (today: string) => byUrgency('2026-09', today, 'America/New_York').map(({ day }) => day);
  expect(days('2026-09-01')).toEqual([2, 10, 12, 14, 16, 20, 24]);
  expect(days('2026-09-15')).toEqual([16, 20, 24, 10, 12, 14]);
});

const offered = (today: string, timeZone = 'America/New_York') =>
  byUrgency(today.slice(0, 7), today, timeZone).map(({ key }) => key);

test.each([
  ['valentines-for-class', '2026-02-14'],
  ['winter-break-plan', '2026-02-16'],
  ['clocks-forward', '2026-03-08'],
  ['clocks-forward', '2027-03-14'],
  ['spring-holidays', '2026-03-21'],
  ['earth-day', '2026-04-22'],
  ['teacher-appreciation', '2026-05-08'],
  ['teacher-appreciation', '2023-05-12'],
  ['memorial-day', '2026-05-25'],
  ['memorial-day', '2027-05-31'],
  ['fathers-day', '2026-06-21'],
  ['fourth-of-july', '2026-07-04'],
  ['clocks-back', '2026-11-01'],
  ['clocks-back', '2027-11-07'],
  ['thanksgiving-menu', '2026-11-26'],
  ['thanksgiving-menu', '2029-11-22'],
])('%s is suggested until %s and not on the day after', (key, day) => {
  expect(offered(day)).toContain(key);
  const dayAfter = byUrgency(day.slice(0, 7), addDays(day, 1), 'America/New_York');
  expect(dayAfter.map((suggestion) => suggestion.key)).not.toContain(key);
});

test('a suggestion never speaks of a day of its month that is over', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1)) {
    const month = day.slice(0, 7);
    const shown = byUrgency(month, day, 'America/New_York');
    expect(shown.length, day).toBeGreaterThanOrEqual(3);
    for (const suggestion of shown) expect(lastDayOf(suggestion, month) >= day).toBe(true);
    for (const suggestion of suggestionsOf(month))
      expect(itemFrom(suggestion, month, `${month}-01`).triggerDate <= lastDayOf(suggestion, month)).toBe(true);
  }
});

test('every suggestion that names a day of the year says until when it is for', () => {
  const named = /Sunday|Monday|Thursday|\bDay\b|Week\b|April \d|Fourth|Thanksgiving\b/;
  // These are thought of in the month before, or name a day far ahead.
  const before = ['mothers-day-outing', 'holiday-travel', 'flexible-spending', 'apple-picking'];
  const unbounded = everything.filter(
    ({ title, description, lastDay, key }) =>
      named.test(`${title} ${description}`) && lastDay === undefined && !before.includes(key),
  );
  expect(unbounded).toEqual([]);
});

test.each([
  ['America/Los_Angeles', true],
  ['America/Adak', true],
  ['America/Phoenix', false],
  ['Pacific/Honolulu', false],
  ['Europe/Madrid', false],
  ['Asia/Tokyo', false],
])('clocks that go back on the first Sunday of November are suggested in %s: %s', (timeZone, isOffered) => {
  expect(offered('2026-11-01', timeZone).includes('clocks-back')).toBe(isOffered);
  expect(offered('2026-03-02', timeZone).includes('clocks-forward')).toBe(isOffered);
});
