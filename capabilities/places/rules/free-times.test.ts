import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { newEntry } from '#capabilities/calendar/rules/entries.ts';
import { addDays, daysBetween, weekday } from '#core/dates.ts';
import { freeTimes, likelyStarts } from './free-times.ts';

// A Thursday.
const from = '2026-11-19';
const [mia, ana] = [
  { id: 'mia', name: 'Mia' },
  { id: 'ana', name: 'Ana' },
];
const thing = (entry: Partial<CalendarEntry>) =>
  newEntry({ id: '1', type: 'appointment', title: 'Thing', date: from, ...entry });
const found = (entries: CalendarEntry[], { days = 1, length = null as number | null } = {}) =>
  freeTimes(entries, { from, days, length, people: [mia, ana] }).map(({ date, part }) => `${date} ${part}`);
const both = [`${from} morning`, `${from} afternoon`];

test('weekdays without entries are free, weekends are never offered', () => {
  expect(found([], { days: 5 })).toEqual([
    ...both,
    '2026-11-20 morning',
    '2026-11-20 afternoon',
    '2026-11-23 morning',
    '2026-11-23 afternoon',
  ]);
});

test("entries of the parent, the child or nobody in particular take time; other people's don't", () => {
  const morning = { time: '10:00' };
  expect(found([thing({ ...morning, childName: 'Mia' })])).toEqual([`${from} afternoon`]);
  expect(found([thing({ ...morning, childName: 'Leo, mia' })])).toEqual([`${from} afternoon`]);
  expect(found([thing({ ...morning, childName: 'Leo', assigneeId: 'ana' })])).toEqual([`${from} afternoon`]);
  expect(found([thing(morning)])).toEqual([`${from} afternoon`]);
  expect(found([thing({ ...morning, childName: 'Leo' })])).toEqual(both);
  expect(found([thing({ ...morning, childName: 'Leo', assigneeId: 'david' })])).toEqual(both);
});

test('whatever has no time takes the day, except birthdays and tasks', () => {
  expect(found([thing({ childName: 'Mia' })])).toEqual([]);
  expect(found([thing({ type: 'birthday', childName: 'Mia' })])).toEqual(both);
  expect(found([thing({ type: 'reminder' }), thing({ type: 'step' })])).toEqual(both);
});

test('a trip takes all its days', () => {
  expect(found([thing({ type: 'trip', date: addDays(from, -3), endDate: from })], { days: 2 })).toEqual([
    '2026-11-20 morning',
    '2026-11-20 afternoon',
  ]);
});

test('lengths count: of what is there, also past midnight, and of the appointment itself', () => {
  expect(found([thing({ time: '13:30', childName: 'Mia', length: 90 })])).toEqual(both);
  expect(found([thing({ time: '13:30', childName: 'Mia', length: 91 })])).toEqual([`${from} morning`]);
  const night = thing({ date: addDays(from, -1), time: '23:00', childName: 'Mia', length: 11 * 60 });
  expect(found([night])).toEqual([`${from} afternoon`]);
  const lunch = thing({ time: '12:00', childName: 'Mia' });
  expect(found([lunch])).toEqual(both);
  expect(found([lunch], { length: 90 })).toEqual([`${from} afternoon`]);
});

test('never at a time at which the child or the parent has something', () => {
  const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  const entry = fc.record({
    day: fc.integer({ min: -1, max: 13 }),
    clock,
    length: fc.option(fc.integer({ min: 5, max: 1440 })),
    childName: fc.constantFrom(null, 'Mia', 'Leo', 'Leo, Mia', 'Ana'),
    assigneeId: fc.constantFrom(null, 'ana', 'david'),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.option(fc.integer({ min: 5, max: 240 })), (said, length) => {
      const entries = said.map(({ day, clock: [hour, minute], ...more }) =>
        thing({
          ...more,
          date: addDays(from, day),
          time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
        }),
      );
      /** Minute by minute, for Mia and Ana. */
      const busy = new Set<number>();
      for (const {
        day,
        clock: [hour, minute],
        ...it
      } of said) {
        const names = it.childName?.split(', ') ?? [];
        const isTheirs = names.includes('Mia') || names.includes('Ana') || it.assigneeId === 'ana';
        if (!isTheirs && (it.childName || it.assigneeId)) continue;
        for (let at = 0; at < (it.length ?? 60); at++) busy.add(day * 1440 + hour * 60 + minute + at);
      }
      for (const { date, part } of freeTimes(entries, { from, days: 14, length, people: [mia, ana] })) {
        expect([0, 6]).not.toContain(weekday(date));
        for (const start of likelyStarts(part)) {
          const [hour = 0, minute = 0] = start.split(':').map(Number);
          const first = daysBetween(from, date) * 1440 + hour * 60 + minute;
          const minutes = Array.from({ length: length ?? 60 }, (_, at) => first + at);
          expect(minutes.filter((at) => busy.has(at))).toEqual([]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('an appointment probably starts on the hour or half hour', () => {
  expect(likelyStarts('morning')).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  expect(likelyStarts('afternoon')).toEqual(['15:00', '15:30', '16:00', '16:30', '17:00']);
});
