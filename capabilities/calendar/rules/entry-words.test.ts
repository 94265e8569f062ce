import { expect, test } from 'vitest';
import { type CalendarEntry, entryTypes } from '../contract.ts';
import { aboutWords, colorsOf, dayName, labelOf, pathOf, timeWords } from './entry-words.ts';

const entry = (type: CalendarEntry['type'], more: Partial<CalendarEntry> = {}) =>
  ({ type, date: '2026-11-17', endDate: null, time: null, childName: null, ...more }) as CalendarEntry;

test('every type has a label, and a day shows its colours in the order of the legend', () => {
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

test('a day is named by its full date and by what is on it', () => {
  expect(dayName('2026-11-17', [])).toBe('Tuesday, November 17, 2026');
  const day = [entry('appointment'), entry('birthday'), entry('appointment')];
  expect(dayName('2026-11-17', day)).toBe('Tuesday, November 17, 2026, 2 appointments, 1 birthday');
  expect(dayName('2026-11-17', [entry('reminder'), entry('party'), entry('party')])).toBe(
    'Tuesday, November 17, 2026, 2 parties, 1 planner item',
  );
});

test('an entry says when it begins, or how long it lasts', () => {
  expect(timeWords(entry('event', { time: '16:05' }))).toBe('4:05 PM');
  expect(timeWords(entry('trip', { endDate: '2026-11-20' }))).toBe('Until Nov 20, 2026');
  expect(timeWords(entry('trip', { endDate: '2026-11-17' }))).toBe('All day');
  expect(timeWords(entry('birthday'))).toBe('All day');
});

test('an entry says whom it is for, and a birthday how old somebody turns', () => {
  expect(aboutWords(entry('appointment', { childName: 'Mia' }))).toBe('For Mia');
  expect(aboutWords(entry('appointment'))).toBeUndefined();
  expect(aboutWords(entry('birthday', { childName: 'Mia', age: 7 }))).toBe('Turns 7');
  expect(aboutWords(entry('birthday', { age: 0 }))).toBe('Day of birth');
  expect(aboutWords(entry('birthday', { age: null }))).toBeUndefined();
  expect(aboutWords(entry('party', { childName: 'Mia' }))).toBeUndefined();
});

test('each entry leads to the screen that tells more', () => {
  expect(pathOf(entry('appointment'))).toBe('/appointments');
  expect(pathOf(entry('birthday'))).toBe('/birthdays');
  expect(pathOf(entry('party'))).toBe('/birthdays');
  expect(pathOf(entry('party', { childName: 'Mia' }))).toBe('/birthday-wishlists');
  expect(pathOf(entry('trip'))).toBe('/planner');
  expect(pathOf(entry('reminder'))).toBe('/planner');
  expect(pathOf(entry('event'))).toBeUndefined();
  expect(pathOf(entry('step'))).toBeUndefined();
});
