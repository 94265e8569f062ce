import { expect, test } from 'vitest';
import { appointmentEntries } from './entries.ts';
import { sameEntry } from './same-entry.ts';

const [dentist] = appointmentEntries(
  {
    id: '1',
    title: 'Dentist',
    date: '2026-11-19',
    time: '15:30',
    childName: 'Mia',
    location: null,
    notes: null,
    isRecurring: false,
    recurringFrequency: null,
    recurringUntil: null,
    skippedDates: [],
  },
  '2026-11-19',
  '2026-11-19',
);
const day = dentist ? [dentist] : [];

test('the same is what has the same title, time and person, however it is spelled', () => {
  expect(sameEntry(day, { title: ' dentist ', time: '15:30', childName: 'mia' })).toBe(dentist);
  for (const other of [
    { title: 'Dentist', time: '15:45', childName: 'Mia' },
    { title: 'Dentist', time: '15:30', childName: 'Leo' },
    { title: 'Dentist', time: '15:30' },
    { title: 'Dentist', childName: 'Mia' },
    { title: 'Eye doctor', time: '15:30', childName: 'Mia' },
  ])
    expect(sameEntry(day, other)).toBeUndefined();
});

test('a birthday or a planner item of the same name is something else', () => {
  const reminders = day.map((entry) => ({ ...entry, type: 'reminder' as const }));
  expect(sameEntry(reminders, { title: 'Dentist', time: '15:30', childName: 'Mia' })).toBeUndefined();
});
