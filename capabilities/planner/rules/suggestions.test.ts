import { expect, test } from 'vitest';
import { seasonalSuggestions } from '../catalogue/seasonal-suggestions.ts';
import { byUrgency, itemFrom, suggestionsOf } from './suggestions.ts';

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
  const days = (today: string) => byUrgency('2026-09', today).map(({ day }) => day);
  expect(days('2026-09-01')).toEqual([2, 10, 12, 14, 16, 20, 24]);
  expect(days('2026-09-15')).toEqual([16, 20, 24, 2, 10, 12, 14]);
});
