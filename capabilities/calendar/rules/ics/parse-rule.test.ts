import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '#core/dates.ts';
import { occurrencesBetween } from '#core/recurrence.ts';
import { importedItems } from './import-items.ts';

const today = '2026-11-15';
const end = addMonths(today, 12);

/** The days of the next 12 months according to an independent library. */
function libraryDays(start: string, rule: string): string[] {
  const days: string[] = [];
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
  for (let next = iterator.next(); next && next.toString() <= end; next = iterator.next())
    if (next.toString() >= today) days.push(next.toString());
  return days;
}

function ourDays(start: string, rule: string): string[] {
  const lines = [
    'BEGIN:VEVENT',
    'UID:a',
    `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`,
    `RRULE:${rule}`,
    'END:VEVENT',
  ];
  const { items = [] } = importedItems(lines.join('\n'), { timeZone: 'UTC', today }) ?? {};
  return items.flatMap((item) => occurrencesBetween(item, today, end)).toSorted();
}

const weekdays = fc.uniqueArray(fc.constantFrom('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'), {
  minLength: 1,
  maxLength: 3,
});
const places = fc.constantFrom('1', '2', '3', '4', '-1', '-2');
const nthWeekday = fc.tuple(places, weekdays).map(([nth, [day]]) => `${nth}${day}`);
const monthDay = fc.oneof(fc.integer({ min: 1, max: 28 }), fc.integer({ min: -28, max: -1 }));
const month = fc.integer({ min: 1, max: 12 });
const byRules = fc.oneof(
  fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=YEARLY'),
  weekdays.map((days) => `FREQ=WEEKLY;BYDAY=${days}`),
  nthWeekday.map((day) => `FREQ=MONTHLY;BYDAY=${day}`),
  monthDay.map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
  fc.tuple(month, nthWeekday).map(([one, day]) => `FREQ=YEARLY;BYMONTH=${one};BYDAY=${day}`),
  // For yearly rules, that library counts only from the start of a month.
  fc.tuple(month, fc.integer({ min: 1, max: 28 })).map(([one, day]) => `FREQ=YEARLY;BYMONTH=${one};BYMONTHDAY=${day}`),
);
const ending = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 40 }).map((count) => `;COUNT=${count}`),
  fc.integer({ min: 0, max: 400 }).map((days) => `;UNTIL=${addDays(today, days).replaceAll('-', '')}`),
);

test('for any rule, the days of the next 12 months equal those of an independent library', () => {
  const rule = fc
    .tuple(byRules, fc.integer({ min: 1, max: 4 }), ending)
    .map(([by, n, last]) => `${by};INTERVAL=${n}${last}`);
  const start = fc.tuple(fc.integer({ min: 2023, max: 2027 }), month, fc.integer({ min: 1, max: 28 }));
  fc.assert(
    fc.property(start, rule, ([year, one, day], ruleText) => {
      const first = `${year}-${String(one).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const expected = libraryDays(first, ruleText);
      const actual = ourDays(first, ruleText);
      // Rules that don't fit our model are limited to sixty days.
      expect(actual).toEqual(actual.length === 60 ? expected.slice(0, 60) : expected);
    }),
  );
});
