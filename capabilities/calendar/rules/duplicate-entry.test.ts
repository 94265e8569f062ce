import { expect, test } from 'vitest';
import { findDuplicateEntry } from './duplicate-entry.ts';
import { appointmentEntries } from './entries.ts';

const [dentist] = appointmentEntries(
  {
    id: '1',
    title: 'Dentist',
    date: '2026-11-19',
    time: '15:30',
    length: null,
    childName: 'Mia',
    location: null,
    notes: null,
    assigneeId: null,
    isRecurring: false,
    recurringFrequency: null,
    recurringUntil: null,
    skippedDates: [],
  },
  '2026-11-19',
  '2026-11-19',
);
const day = dentist ? [dentist] : [];

test('a duplicate has the same title, time and child, ignoring case and spaces', () => {
  expect(findDuplicateEntry(day, { title: ' dentist ', time: '15:30', childName: 'mia' })).toBe(dentist);
  for (const other of [
    { title: 'Dentist', time: '15:45', childName: 'Mia' },
    { title: 'Dentist', time: '15:30', childName: 'Leo' },
    { title: 'Dentist', time: '15:30' },
    { title: 'Dentist', childName: 'Mia' },
    { title: 'Eye doctor', time: '15:30', childName: 'Mia' },
  ])
    expect(findDuplicateEntry(day, other)).toBeUndefined();
});

test('a birthday or planner item with the same title is not a duplicate', () => {
  const reminders = day.map((entry) => ({ ...entry, type: 'reminder' as const }));
  expect(findDuplicateEntry(reminders, { title: 'Dentist', time: '15:30', childName: 'Mia' })).toBeUndefined();
});
