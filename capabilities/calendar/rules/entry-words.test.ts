import { expect, test } from 'vitest';
import type { SubjectKind } from '#capabilities/plans/contract.ts';
import { type CalendarEntry, entryTypes } from '../contract.ts';
import { colorsOf, dayName, labelOf, pathOf, subtitleOf, timeLabel } from './entry-words.ts';

const entry = (type: CalendarEntry['type'], more: Partial<CalendarEntry> = {}) =>
  ({ id: 'it', type, date: '2026-11-17', endDate: null, time: null, childName: null, ...more }) as CalendarEntry;

test('every type has a label, and a day shows its colors in legend order', () => {
  expect(entryTypes.map(labelOf)).toEqual([
    'Appointment',
    'Birthday',
    'Party',
    'Event',
    'Trip',
    'Planner Item',
    'Plan Step',
  ]);
  expect(colorsOf([entry('step'), entry('event'), entry('trip')])).toEqual(['appointment', 'planner']);
});

test('a day is labeled with its full date and entry counts', () => {
  expect(dayName('2026-11-17', [])).toBe('Tuesday, November 17, 2026');
  const day = [entry('appointment'), entry('birthday'), entry('appointment')];
  expect(dayName('2026-11-17', day)).toBe('Tuesday, November 17, 2026, 2 appointments, 1 birthday');
  expect(dayName('2026-11-17', [entry('reminder'), entry('party'), entry('party')])).toBe(
    'Tuesday, November 17, 2026, 2 parties, 1 planner item',
  );
});

test('the time label is the start time or the length', () => {
  expect(timeLabel(entry('event', { time: '16:05' }))).toBe('4:05 PM');
  expect(timeLabel(entry('trip', { endDate: '2026-11-20' }))).toBe('Until Nov 20, 2026');
  expect(timeLabel(entry('trip', { endDate: '2026-11-17' }))).toBe('All day');
  expect(timeLabel(entry('birthday'))).toBe('All day');
});

test('the subtitle is the child, or the age for a birthday', () => {
  expect(subtitleOf(entry('appointment', { childName: 'Mia' }))).toBe('For Mia');
  expect(subtitleOf(entry('appointment'))).toBeUndefined();
  expect(subtitleOf(entry('birthday', { childName: 'Mia', age: 7 }))).toBe('Turns 7');
  expect(subtitleOf(entry('birthday', { age: 0 }))).toBe('Day of birth');
  expect(subtitleOf(entry('birthday', { age: null }))).toBeUndefined();
  expect(subtitleOf(entry('party', { childName: 'Mia' }))).toBeUndefined();
});

test('each entry leads to its record, and a step to the plan of another one', () => {
  expect(pathOf(entry('appointment'))).toBe('/appointments?open=it');
  expect(pathOf(entry('birthday'))).toBe('/birthdays?open=it');
  expect(pathOf(entry('party'))).toBe('/birthdays?open=it');
  expect(pathOf(entry('party', { childName: 'Mia' }))).toBe('/birthday-wishlists?open=it');
  expect(pathOf(entry('trip'))).toBe('/planner?open=it');
  expect(pathOf(entry('reminder'))).toBe('/planner?open=it');
  expect(pathOf(entry('event'))).toBe('/dashboard?open=it');
  const planOf = (subject: SubjectKind) => ({
    subject,
    subjectId: 'lake',
    title: 'The lake',
    doneCount: 0,
    stepCount: 1,
  });
  const stepPath = (subject: SubjectKind) => pathOf(entry('step', { plan: planOf(subject) }));
  expect(stepPath('trip')).toBe('/planner?open=lake&step=it');
  expect(stepPath('event')).toBe('/dashboard?open=lake&step=it');
  expect(stepPath('birthday')).toBe('/birthdays?open=lake&step=it');
  expect(stepPath('wishlist')).toBe('/birthday-wishlists?open=lake&step=it');
});
