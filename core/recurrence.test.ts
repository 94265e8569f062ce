import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { type Frequency, frequencies, nextOccurrence, occurrencesBetween, type Recurrence } from './recurrence.ts';

/** A minimal calendar as a test oracle: it can only step to the next day and shares no code with `dates.ts`. */
interface Day {
  year: number;
  month: number;
  day: number;
}
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonthOf = ({ year, month }: Day) =>
  [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
function dayAfter(today: Day): Day {
  if (today.day < daysInMonthOf(today)) return { ...today, day: today.day + 1 };
  return today.month < 12 ? { ...today, month: today.month + 1, day: 1 } : { year: today.year + 1, month: 1, day: 1 };
}
const format = ({ year, month, day }: Day) => [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');

const dayStep: Partial<Record<Frequency, number>> = { weekly: 7, biweekly: 14 };
const monthStep: Partial<Record<Frequency, number>> = { monthly: 1, quarterly: 3, annually: 12 };

/** Expected occurrences, found by checking each of `days` days from the start. */
function expectedOccurrences(start: Day, rule: Omit<Recurrence, 'start'>, days: number): string[] {
  const found: string[] = [];
  let [today, monthsPassed] = [start, 0];
  for (let passed = 0; passed < days; passed++) {
    const { frequency, until, skipped } = rule;
    const isDayOfMonth = today.day === start.day || (today.day === daysInMonthOf(today) && start.day > today.day);
    const takesPlace = !frequency
      ? passed === 0
      : dayStep[frequency]
        ? passed % dayStep[frequency] === 0
        : isDayOfMonth && monthsPassed % (monthStep[frequency] ?? 1) === 0;
    const date = takesPlace ? format(today) : undefined;
    if (date && (!until || date <= until) && !skipped?.includes(date)) found.push(date);
    if (today.day === daysInMonthOf(today)) monthsPassed++;
    today = dayAfter(today);
  }
  return found;
}

const tenYears = 3653;
const pad = (n: number) => String(n).padStart(2, '0');
const starts = fc
  .record({
    year: fc.integer({ min: 2019, max: 2031 }),
    month: fc.integer({ min: 1, max: 12 }),
    // Half of them on days that shorter months don't have.
    day: fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constantFrom(29, 30, 31)),
  })
  .filter((day) => day.day <= daysInMonthOf(day));
const offsets = fc.integer({ min: 0, max: tenYears });
const rules = fc.record({
  frequency: fc.constantFrom<Frequency | null>(...frequencies, null),
  untilOffset: fc.option(offsets),
  skippedIndexes: fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 20 }),
});

/** A rule with some skipped dates, and its expected occurrences in the first ten years. */
const rulesWithExpected = fc.tuple(starts, rules).map(([first, { frequency, untilOffset, skippedIndexes }]) => {
  const start = `${first.year}-${pad(first.month)}-${pad(first.day)}`;
  const until = untilOffset === null ? null : addDays(start, untilOffset);
  const unskipped = expectedOccurrences(first, { frequency, until }, tenYears);
  const skipped = skippedIndexes.map((index) => unskipped[index] ?? addDays(start, index));
  const rule: Recurrence = { start, frequency, until, skipped };
  return { rule, expected: expectedOccurrences(first, rule, tenYears) };
});

describe('compared with a day-by-day search over ten years, any rule', () => {
  test('has the same occurrences', () => {
    fc.assert(
      fc.property(rulesWithExpected, ({ rule, expected }) => {
        expect(occurrencesBetween(rule, '1900-01-01', addDays(rule.start, tenYears - 1))).toEqual(expected);
      }),
    );
  });

  test('has the same occurrences in any range, both ends included', () => {
    fc.assert(
      fc.property(
        rulesWithExpected,
        offsets,
        fc.integer({ min: 0, max: 400 }),
        ({ rule, expected }, offset, length) => {
          const from = addDays(rule.start, offset - 30);
          const to = [addDays(from, length), addDays(rule.start, tenYears - 1)].toSorted()[0] as string;
          expect(occurrencesBetween(rule, from, to)).toEqual(expected.filter((day) => day >= from && day <= to));
        },
      ),
    );
  });

  test('has the same next occurrence from any day', () => {
    fc.assert(
      fc.property(rulesWithExpected, fc.integer({ min: -30, max: 3000 }), ({ rule, expected }, offset) => {
        const from = addDays(rule.start, offset);
        const next = expected.find((day) => day >= from);
        if (next) expect(nextOccurrence(rule, from)).toBe(next);
        else
          expect(nextOccurrence(rule, from) ?? '9999').toSatisfy((day: string) => day >= addDays(rule.start, tenYears));
      }),
    );
  });
});

test('monthly on the 31st means the last day of shorter months, and later dates do not drift', () => {
  const rule: Recurrence = { start: '2026-01-31', frequency: 'monthly' };
  expect(occurrencesBetween(rule, '2026-01-01', '2026-06-30')).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
  ]);
  const leapDay: Recurrence = { start: '2024-02-29', frequency: 'annually' };
  expect(occurrencesBetween(leapDay, '2025-01-01', '2028-12-31')).toEqual([
    '2025-02-28',
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
  ]);
});

test('a rule without a frequency has one occurrence', () => {
  const rule: Recurrence = { start: '2026-11-15', frequency: null };
  expect(occurrencesBetween(rule, '2020-01-01', '2030-01-01')).toEqual(['2026-11-15']);
  expect(nextOccurrence(rule, '2026-11-15')).toBe('2026-11-15');
  expect(nextOccurrence(rule, '2026-11-16')).toBeUndefined();
});

test('the next occurrence is found after any number of skipped ones, but not after the end date', () => {
  const start = '2026-01-06';
  const skipped = Array.from({ length: 1000 }, (_, week) => addDays(start, 7 * week));
  expect(nextOccurrence({ start, frequency: 'weekly', skipped }, start)).toBe(addDays(start, 7000));
  expect(nextOccurrence({ start, frequency: 'weekly', skipped, until: addDays(start, 6999) }, start)).toBeUndefined();
});

test('extreme ranges end, and a distant range does not iterate from the start', () => {
  const weekly: Recurrence = { start: '1800-01-01', frequency: 'weekly' };
  expect(occurrencesBetween(weekly, '2199-12-01', '2199-12-31')).toHaveLength(4);
  expect(occurrencesBetween(weekly, '1800-01-01', '2199-12-31')).toHaveLength(20_871);
  expect(occurrencesBetween(weekly, '2026-12-31', '2026-01-01')).toEqual([]);
  expect(occurrencesBetween({ ...weekly, until: '1799-12-31' }, '1800-01-01', '2199-12-31')).toEqual([]);
  expect(nextOccurrence({ ...weekly, until: '1900-01-01' }, '2199-12-31')).toBeUndefined();
  expect(nextOccurrence({ start: '2199-12-31', frequency: 'annually' }, '1800-01-01')).toBe('2199-12-31');
});
