import { expect, onTestFinished, test } from 'vitest';
import { addDays, weekday } from '#core/dates.ts';
import { americanHabits, setHabitsSource } from '#core/habits.ts';
import type { DayPart, FreeTime } from './free-times.ts';
import { preferredTimes } from './preferred-times.ts';

// From Thursday, November 19, 2026.
const days = Array.from({ length: 14 }, (_, at) => addDays('2026-11-19', at));
const afternoons = (isFree: (date: string) => boolean): FreeTime[] =>
  days.filter(isFree).map((date) => ({ date, part: 'afternoon' }));
const on =
  (...names: number[]) =>
  (date: string) =>
    names.includes(weekday(date));
const parts: DayPart[] = ['afternoon', 'morning'];

test('weekdays that are free every time are named, days apart if possible', () => {
  const { words, times } = preferredTimes(afternoons(on(2, 4)), parts, days);
  expect(words).toBe('Tuesday or Thursday after 3');
  expect(times.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-24', '2026-11-26', '2026-12-01']);
  expect(preferredTimes(afternoons(on(1, 2, 3, 4, 5)), parts, days).words).toBe('Monday or Wednesday after 3');
});

test('otherwise the first dates are named', () => {
  const some = ['2026-11-20', '2026-11-23', '2026-11-25', '2026-11-27'];
  const { words, times } = preferredTimes(
    afternoons((date) => some.includes(date) && date !== '2026-11-27'),
    parts,
    days,
  );
  expect(words).toBe('Friday, November 20, Monday, November 23 or Wednesday, November 25 after 3');
  expect(times).toHaveLength(3);
  expect(preferredTimes(afternoons(on(5)).slice(0, 1), parts, days).words).toBe('Friday, November 20 after 3');
});

test('a part of the day that suits less is taken only if the better one has nothing', () => {
  const morning: FreeTime = { date: '2026-11-20', part: 'morning' };
  const afternoon: FreeTime = { date: '2026-11-27', part: 'afternoon' };
  expect(preferredTimes([morning, afternoon], parts, days).words).toBe('Friday, November 27 after 3');
  expect(preferredTimes([morning], parts, days).words).toBe('Friday, November 20 in the morning');
  expect(preferredTimes([], parts, days)).toEqual({ words: '', times: [] });
});

test('a family with a 24-hour clock writes 15:00', () => {
  onTestFinished(setHabitsSource(() => ({ ...americanHabits, clock: '24' })));
  expect(preferredTimes(afternoons(on(5)).slice(0, 1), parts, days).words).toBe('Friday, November 20 after 15:00');
});
