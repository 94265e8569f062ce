import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import { frequencies, occurrencesBetween } from '#core/recurrence.ts';
import { type FullOccurrence, occurrencesOf, type ScheduledAppointment } from '../occurrences.ts';
import { recurrenceOf } from '../recurring.ts';
import { endSeriesBefore, hasOccurrenceBefore, laterPart, wholeSeries } from './parts.ts';
import type { Series, SeriesChange } from './reshape.ts';

const shared = { title: 'Swim', time: '16:00', location: 'Pool', notes: null, assigneeId: null };
/** A Tuesday. */
const weekly: Series = {
  ...shared,
  date: '2026-09-01',
  isRecurring: true,
  recurringFrequency: 'weekly',
  recurringUntil: null,
  skippedDates: ['2026-11-03', '2026-12-01'],
};
const today = '2026-11-18';
const row = (day: string, own: Partial<FullOccurrence> = {}): FullOccurrence => ({ ...shared, day, date: day, ...own });
const rows = [row('2026-10-06', { location: 'Lake' }), row('2026-12-08', { date: '2026-12-09', time: '17:00' })];
const all = (change: SeriesChange, day?: string, stored = weekly) =>
  wholeSeries({ stored, rows, change, today, anchor: day ? { day, date: change.date ?? day } : undefined });
const later = (change: SeriesChange, day: string) =>
  laterPart({ stored: weekly, rows, change, today, anchor: { day, date: change.date ?? day } });

describe('changing a whole series', () => {
  test('to another weekday moves skips and changes along, and moves nothing between past and future', () => {
    const { series, rows: moved } = all({ date: '2026-11-26', time: '18:00' }, '2026-11-24');
    expect(series).toMatchObject({ date: '2026-09-03', time: '18:00', skippedDates: ['2026-11-05', '2026-12-03'] });
    expect(moved).toEqual([
      row('2026-10-08', { location: 'Lake', time: '18:00' }),
      row('2026-12-10', { date: '2026-12-09', time: '17:00' }),
      // Yesterday's lesson is not repeated tomorrow.
      row('2026-11-19', { date: '2026-11-17' }),
    ]);
  });

  test("keeps this week's lesson on its day if it would move to the past", () => {
    const stored = { ...weekly, date: '2026-09-03', skippedDates: [] };
    const { series, rows: moved } = wholeSeries({
      stored,
      rows: [],
      change: { date: '2026-12-01' },
      today,
      anchor: { day: '2026-12-03', date: '2026-12-01' },
    });
    expect(series.date).toBe('2026-09-01');
    expect(moved).toEqual([row('2026-11-17', { date: '2026-11-19' })]);
    const shown = occurrencesOf({ ...series, changedOccurrences: moved }, today, '2026-12-08');
    expect(shown.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-24', '2026-12-01', '2026-12-08']);
  });

  test('updates occurrences that had not overridden the field, and the edited one', () => {
    const { rows: changed } = all({ time: '18:00', location: 'Gym' }, '2026-12-08');
    expect(changed).toEqual([
      row('2026-10-06', { location: 'Lake', time: '18:00' }),
      row('2026-12-08', { date: '2026-12-09', time: '18:00', location: 'Gym' }),
    ]);
  });

  test('to another frequency keeps the edited day in the rule and drops days that the rule no longer has', () => {
    const { series, rows: left } = all({ recurringFrequency: 'biweekly' }, '2026-12-08');
    expect(series).toMatchObject({ date: '2026-09-01', skippedDates: [] });
    expect(left.map(({ day }) => day)).toEqual(['2026-12-08']);
    expect(all({ recurringFrequency: 'biweekly' }, '2026-12-15').series.date).toBe('2026-09-08');
  });

  test('to non-recurring leaves only the edited day', () => {
    const { series, rows: left } = all({ isRecurring: false }, '2026-11-24');
    expect([series.date, series.skippedDates, left]).toEqual(['2026-11-24', [], []]);
  });

  test('moves the end date if it was an occurrence', () => {
    const stored = { ...weekly, recurringUntil: '2026-12-15' };
    expect(all({ date: '2026-11-26' }, '2026-11-24', stored).series.recurringUntil).toBe('2026-12-17');
    expect(all({ date: '2026-11-23' }, '2026-11-24', stored).series.recurringUntil).toBe('2026-12-15');
  });

  test('by setting its first day drops only the days that the rule no longer has', () => {
    expect(all({ date: '2026-09-15' })).toMatchObject({ series: { skippedDates: weekly.skippedDates }, rows });
    expect(all({ date: '2026-11-25' })).toMatchObject({ series: { skippedDates: [] }, rows: [] });
    const withUnknownSkip = { ...weekly, skippedDates: ['2026-11-04'] };
    expect(all({ title: 'Diving' }, undefined, withUnknownSkip).series.skippedDates).toEqual(['2026-11-04']);
  });
});

describe('changing this and later occurrences', () => {
  test('creates a new series with the later skips and changes, and keeps the past', () => {
    const { series, rows: moved } = later({ date: '2026-11-26' }, '2026-11-24');
    expect(series).toMatchObject({ date: '2026-11-26', skippedDates: ['2026-12-03'] });
    expect(moved).toEqual([row('2026-12-10', { date: '2026-12-09', time: '17:00' })]);
    expect(endSeriesBefore(weekly, '2026-11-24')).toEqual({
      recurringUntil: '2026-11-17',
      skippedDates: ['2026-11-03'],
    });
  });

  test('of a series on the 31st starts on the 31st, even if the edited occurrence is on February 28', () => {
    const stored = { ...weekly, date: '2026-12-31', recurringFrequency: 'monthly' as const, skippedDates: [] };
    const anchor = { day: '2027-02-28', date: '2027-02-28' };
    const { series } = laterPart({ stored, rows: [], change: { time: '18:00' }, today, anchor });
    expect(series).toMatchObject({ date: '2027-01-31', skippedDates: ['2027-01-31'], time: '18:00' });
    const shown = occurrencesOf(series, '2027-01-01', '2027-04-30').map(({ date }) => date);
    expect(shown).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  });

  test('counts as changing all for the first occurrence, or if all earlier ones were skipped', () => {
    expect(hasOccurrenceBefore(weekly, '2026-09-01')).toBe(false);
    expect(hasOccurrenceBefore(weekly, '2026-09-08')).toBe(true);
    expect(hasOccurrenceBefore({ ...weekly, skippedDates: ['2026-09-01'] }, '2026-09-08')).toBe(false);
  });
});

describe('for any series', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days));
  const edgeCase = fc.constantFrom('2024-01-29', '2024-01-30', '2024-01-31', '2024-02-29', '2024-11-30', '2024-08-31');
  const generated = fc
    .record({
      date: fc.oneof(day, edgeCase),
      recurringFrequency: fc.constantFrom(...frequencies),
      skips: fc.array(fc.nat(30), { maxLength: 3 }),
      changes: fc.uniqueArray(fc.tuple(fc.nat(30), fc.integer({ min: -20, max: 20 })), {
        maxLength: 3,
        selector: ([place]) => place,
      }),
      place: fc.nat(25),
      shift: fc.integer({ min: -10, max: 10 }),
      todayPlace: fc.integer({ min: -50, max: 2000 }),
    })
    .map(({ date, recurringFrequency, skips, changes, place, shift, todayPlace }) => {
      const plain = { ...shared, date, isRecurring: true, recurringFrequency, recurringUntil: null };
      const named = occurrencesBetween({ start: date, frequency: recurringFrequency }, date, '2060-12-31');
      const skippedDates = [...new Set(skips.flatMap((n) => named[n] ?? []))].toSorted();
      const own = changes.flatMap(([n, days]) => (named[n] ? [row(named[n], { date: addDays(named[n], days) })] : []));
      const editedDay = named.filter((it) => !skippedDates.includes(it))[place] ?? date;
      return {
        stored: { ...plain, skippedDates },
        rows: own,
        anchor: { day: editedDay, date: addDays(editedDay, shift) },
        today: addDays(date, todayPlace),
      };
    });
  const [from, to] = ['2020-01-01', '2060-12-31'];
  const shown = (series: ScheduledAppointment, changedOccurrences: readonly FullOccurrence[]) =>
    occurrencesOf({ ...series, changedOccurrences }, from, to).map(({ date }) => date);

  test('a split without a change leaves every occurrence where it was', () => {
    fc.assert(
      fc.property(generated, ({ stored, rows, anchor: { day }, today }) => {
        fc.pre(hasOccurrenceBefore(stored, day));
        const { series, rows: moved } = laterPart({ stored, rows, change: {}, anchor: { day, date: day }, today });
        const earlier = rows.filter((it) => it.day < day);
        const before = shown({ ...stored, ...endSeriesBefore(stored, day) }, earlier);
        expect([...before, ...shown(series, moved)].toSorted()).toEqual(shown(stored, rows));
      }),
    );
  });

  test('moving all puts the edited occurrence on its new day and moves no future occurrence to the past', () => {
    fc.assert(
      fc.property(generated, ({ stored, rows, anchor, today }) => {
        const own = rows.filter(({ day }) => day !== anchor.day);
        const { series, rows: moved } = wholeSeries({
          stored,
          rows: own,
          change: { date: anchor.date },
          anchor,
          today,
        });
        expect(occurrencesBetween({ ...recurrenceOf(series), skipped: [] }, anchor.date, anchor.date)).toHaveLength(1);
        const days = moved.map(({ day }) => day);
        expect(new Set(days).size).toBe(days.length);
        const ahead = (dates: string[], last: string) => dates.filter((date) => date >= today && date <= last).length;
        // The edited occurrence itself may move to the past.
        const minimum = ahead(shown(stored, own), '2058-12-31') - 1;
        expect(ahead(shown(series, moved), '2059-12-31')).toBeGreaterThanOrEqual(minimum);
      }),
    );
  });
});
