import { expect, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { type DayRow, dayRows } from '#capabilities/calendar/rules/day-rows.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import {
  activeItems,
  daySummary,
  endOfWeek,
  isEvening,
  isOverdue,
  isOverdueItem,
  isOverdueStep,
  nextWords,
  planWords,
  priorityOf,
  splitDay,
  tomorrowOf,
  untilWords,
  upcomingFor,
  upcomingOf,
} from './day.ts';

const today = '2026-11-15';
const entry = (title: string, type: CalendarEntry['type'], date: string, endDate: string | null = null) =>
  ({ title, type, date, endDate }) as CalendarEntry;
const item = (title: string, more: Partial<PlannerItem> = {}) =>
  ({ title, category: 'health', triggerDate: null, startDate: null, endDate: null, ...more }) as PlannerItem;
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('the week is today and the next six days, also across the end of a year', () => {
  expect(endOfWeek(today)).toBe('2026-11-21');
  expect(endOfWeek('2026-12-28')).toBe('2027-01-03');
});

test.each([
  ['10:30', 'In 20 minutes'],
  ['10:11', 'In 1 minute'],
  ['11:10', 'In 1 hour'],
  ['13:00', 'In 3 hours'],
  ['10:00', 'Now'],
  [null, undefined],
])('at 10:10 what starts at %s is %s away', (time, words) => expect(untilWords({ time }, '10:10')).toBe(words));

test("today's entries come first, including ongoing trips, then overdue ones", () => {
  const entries = [
    entry('Trip', 'trip', '2026-11-10', '2026-11-15'),
    entry('Over', 'trip', '2026-11-10', '2026-11-14'),
    entry('Dentist', 'appointment', today),
    entry('Tomorrow', 'appointment', '2026-11-16'),
  ];
  const overdue = entry('Flu shots', 'reminder', '2026-11-12');
  expect(titles(priorityOf(entries, [overdue], today))).toEqual(['Trip', 'Dentist', 'Flu shots']);
  expect(isOverdue(overdue, today)).toBe(true);
  expect(isOverdue(entry('Trip', 'trip', '2026-11-10', '2026-11-15'), today)).toBe(false);
  expect(isOverdue(entry('Due', 'step', today), today)).toBe(false);
});

const timed = (title: string, time: string | null, more: Partial<CalendarEntry> = {}) =>
  ({ title, type: 'appointment', date: today, time, childName: null, plan: null, id: title, ...more }) as CalendarEntry;
const step = (title: string, date: string, subjectId: string) =>
  timed(title, null, {
    type: 'step',
    date,
    plan: { subject: 'event', subjectId, title: `Plan ${subjectId}`, doneCount: 1, stepCount: 4 },
  });
const rowTitles = (rows: readonly DayRow[]) => rows.map(({ plan, entries: [first] }) => plan?.title ?? first.title);

test('the day shows upcoming entries first, folds plans, and shows past entries last', () => {
  const rows = dayRows([
    timed('Birthday', null, { type: 'birthday' }),
    timed('Swimming', '16:00'),
    timed('Dentist', '09:30'),
    step('Order cups', '2026-11-12', 'fair'),
    timed('Coats', null, { type: 'reminder' }),
    step('Bake', today, 'fair'),
    step('Book', today, 'lake'),
  ]);
  const at = (time: string) => splitDay(rows, { today, time });
  expect(rowTitles(at('08:00').left)).toEqual(['Dentist', 'Swimming', 'Birthday', 'Plan fair', 'Coats', 'Plan lake']);
  expect(rowTitles(at('10:29').left)).toContain('Dentist');
  expect(rowTitles(at('10:30').passed)).toEqual(['Dentist']);
  expect(daySummary(at('08:00').left, true, '08:00')).toBe('6 things and dinner, next at 9:30 AM');
  expect(daySummary(at('09:30').left, false, '09:30')).not.toContain('next at 9:30');
  expect(daySummary(at('17:00').left, false, '17:00')).toBe('4 things left today');
  expect(daySummary(at('17:00').left, true, '18:00')).toBe('4 things left today');
  expect(daySummary([], true, '08:00')).toBe('All done for today');
  const [fair, lake] = rows.filter(({ plan }) => plan) as [DayRow, DayRow];
  expect(planWords(fair.entries, today)).toBe('2 steps to catch up on');
  expect(planWords(lake.entries, today)).toBe('1 step due today');
  expect(planWords([step('Pack', '2026-11-16', 'lake')], today)).toBe('1 step due tomorrow');
});

test('the steps of a plan are in the row of what they prepare, if that is on the same day', () => {
  const fair = timed('Fair', '14:00', { type: 'event', id: 'fair' });
  const rows = dayRows([fair, step('Bake', today, 'fair'), step('Book', today, 'lake')]);
  const { left, passed } = splitDay(rows, { today, time: '15:00' });
  expect([...passed, ...left].map(({ entries, preparation }) => [titles(entries), titles(preparation)])).toEqual([
    [['Fair'], ['Bake']],
    [['Book'], []],
  ]);
});

test('the evening starts at five, or at three if all is done, and lasts until the early morning', () => {
  const times = ['04:59', '05:00', '14:59', '15:00', '16:59', '17:00', '23:59'];
  expect(times.filter((time) => isEvening(time))).toEqual(['04:59', '17:00', '23:59']);
  expect(times.filter((time) => isEvening(time, true))).toEqual(['04:59', '15:00', '16:59', '17:00', '23:59']);
});

test("a child's next entry is named with its day, without entries that have passed", () => {
  const entries = [
    timed('Dentist', '09:30', { childName: 'Mia' }),
    timed('Fair', '14:00', { childName: 'Leo, Mia', type: 'event' }),
    timed('Checkup', '10:00', { childName: 'Leo', date: '2026-11-16' }),
    timed('Swimming', null, { childName: 'Mia Sofia', date: '2026-11-17' }),
  ];
  const next = (name: string, time: string) => nextWords(upcomingFor(name, entries), { today, time });
  expect(next('Mia', '08:00')).toBe('Dentist today, 9:30 AM');
  expect(next('Mia', '12:00')).toBe('Fair today, 2:00 PM');
  expect(next('Leo', '16:00')).toBe('Checkup tomorrow, 10:00 AM');
  expect(next('Mia Sofia', '08:00')).toBe('Swimming on Tuesday');
  expect(next('Noa', '08:00')).toBeUndefined();
});

test('only appointments, birthdays and parties are upcoming', () => {
  const entries = (['appointment', 'birthday', 'party', 'event', 'trip', 'reminder', 'step'] as const).map((type) =>
    entry(type, type, today),
  );
  expect(titles(upcomingOf(entries))).toEqual(['appointment', 'birthday', 'party']);
});

test('planner items are sorted by date, undated ones last, and past trips are left out', () => {
  const items = [
    item('Someday'),
    item('Later', { triggerDate: '2026-12-01' }),
    item('Overdue', { triggerDate: '2026-11-01' }),
    item('Past trip', { category: 'trip', triggerDate: '2026-11-01', startDate: '2026-11-01', endDate: '2026-11-14' }),
    item('Trip', { category: 'trip', startDate: '2026-11-13', endDate: '2026-11-15' }),
    item('Dream trip', { category: 'trip' }),
  ];
  expect(titles(activeItems(items, today))).toEqual(['Overdue', 'Trip', 'Later', 'Someday', 'Dream trip']);
  expect(titles(items.filter((it) => isOverdueItem(it, today)))).toEqual(['Overdue']);
});

test('a missed step is overdue only until the day of its event', () => {
  const step = (date: string | null, daysBefore: number | null, isDone = false) =>
    ({ date, daysBefore, isDone }) as PlanStep;
  expect(isOverdueStep(step('2026-11-14', 7), today)).toBe(true);
  expect(isOverdueStep(step('2026-11-14', 1), today)).toBe(true);
  expect(isOverdueStep(step('2026-11-14', 0), today)).toBe(false);
  expect(isOverdueStep(step('2026-11-15', 7), today)).toBe(false);
  expect(isOverdueStep(step('2026-11-14', 7, true), today)).toBe(false);
  expect(isOverdueStep(step(null, null), today)).toBe(false);
});

test('tomorrow starts with timed entries, then come all-day entries, then due ones', () => {
  const entries = [
    entry('Order cups', 'step', '2026-11-16'),
    entry('Tablet', 'reminder', '2026-11-16'),
    entry('Rosa', 'birthday', '2026-11-16'),
    timed('Swimming', '16:00', { date: '2026-11-16' }),
    timed('Dentist', '09:00', { date: '2026-11-16' }),
    timed('Choir', '08:00'),
    entry('Trip', 'trip', '2026-11-15', '2026-11-17'),
  ].map((one) => ({ ...one, time: one.time ?? null }));
  expect(titles(tomorrowOf(entries, today))).toEqual(['Dentist', 'Swimming', 'Rosa', 'Tablet', 'Order cups']);
});
