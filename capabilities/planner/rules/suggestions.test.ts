import { expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import { seasonalSuggestions } from '../catalogue/seasonal-suggestions.ts';
import { currentSuggestions, itemFromSuggestion, lastDayOf, suggestionsForMonth } from './suggestions.ts';

const everything = seasonalSuggestions.flat();

test('every month has at least six suggestions, on valid days', () => {
  expect(seasonalSuggestions).toHaveLength(12);
  for (const month of seasonalSuggestions) {
    expect(month.length).toBeGreaterThanOrEqual(6);
    for (const { day } of month) expect(day >= 1 && day <= 28).toBe(true);
  }
});

test('no two suggestions have the same key, title or description', () => {
  const distinctCount = (of: (suggestion: (typeof everything)[number]) => string) => new Set(everything.map(of)).size;
  expect(distinctCount(({ key }) => key)).toBe(everything.length);
  expect(distinctCount(({ title }) => title.toLowerCase())).toBe(everything.length);
  expect(distinctCount(({ description }) => description.toLowerCase())).toBe(everything.length);
});

test('a suggestion is due on its day, or today if that has passed within the month', () => {
  const [suggestion] = suggestionsForMonth('2026-09');
  expect(suggestion).toMatchObject({ key: 'flu-shots', day: 14 });
  if (!suggestion) return;
  expect(itemFromSuggestion(suggestion, '2026-09', '2026-09-01')).toMatchObject({
    title: 'Book flu shots',
    category: 'seasonal',
    triggerDate: '2026-09-14',
  });
  expect(itemFromSuggestion(suggestion, '2026-09', '2026-09-20').triggerDate).toBe('2026-09-20');
  expect(itemFromSuggestion(suggestion, '2027-09', '2026-09-20').triggerDate).toBe('2027-09-14');
});

test('upcoming suggestions come before those whose day has passed', () => {
  const days = (today: string) => currentSuggestions('2026-09', today, 'America/New_York').map(({ day }) => day);
  expect(days('2026-09-01')).toEqual([2, 10, 12, 14, 16, 20, 24]);
  expect(days('2026-09-15')).toEqual([16, 20, 24, 10, 12, 14]);
});

const suggestedKeys = (today: string, timeZone = 'America/New_York') =>
  currentSuggestions(today.slice(0, 7), today, timeZone).map(({ key }) => key);

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
])('%s is suggested until %s and not the day after', (key, day) => {
  expect(suggestedKeys(day)).toContain(key);
  const dayAfter = currentSuggestions(day.slice(0, 7), addDays(day, 1), 'America/New_York');
  expect(dayAfter.map((suggestion) => suggestion.key)).not.toContain(key);
});

test('no suggestion mentions a day of its month that is over', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1)) {
    const month = day.slice(0, 7);
    const shown = currentSuggestions(month, day, 'America/New_York');
    expect(shown.length, day).toBeGreaterThanOrEqual(3);
    for (const suggestion of shown) expect(lastDayOf(suggestion, month) >= day).toBe(true);
    for (const suggestion of suggestionsForMonth(month))
      expect(itemFromSuggestion(suggestion, month, `${month}-01`).triggerDate <= lastDayOf(suggestion, month)).toBe(
        true,
      );
  }
});

test('every suggestion that mentions a holiday has a last day', () => {
  const named = /Sunday|Monday|Thursday|\bDay\b|Week\b|April \d|Fourth|Thanksgiving\b/;
  // These are due in the month before, or mention a day far ahead.
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
])('the clock change on the first Sunday of November is suggested in %s: %s', (timeZone, isOffered) => {
  expect(suggestedKeys('2026-11-01', timeZone).includes('clocks-back')).toBe(isOffered);
  expect(suggestedKeys('2026-03-02', timeZone).includes('clocks-forward')).toBe(isOffered);
});
