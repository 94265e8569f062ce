import { expect, test } from 'vitest';
import type { Appointment } from '../contract.ts';
import { filterAppointments, groupByMonth, listAppointments, namesIn } from './listing.ts';

const notRecurring = { isRecurring: false, recurringFrequency: null, skippedDates: [], changedOccurrences: [] };
const appointment = (fields: Partial<Appointment>) =>
  ({ id: fields.title, type: 'Other', date: '2026-11-17', time: null, ...notRecurring, ...fields }) as Appointment;
const dentist = appointment({
  title: 'Dentist',
  type: 'Dental',
  time: '16:30',
  childName: 'Mia',
  location: 'Elm Street',
});
const breakfast = appointment({ title: 'Breakfast', time: '08:00', childName: 'Leo', notes: 'Bring muffins' });
const dayOff = appointment({ title: 'Day off' });
const swimming = appointment({
  title: 'Swimming',
  date: '2026-03-03',
  childName: 'Mia',
  isRecurring: true,
  recurringFrequency: 'weekly',
});
const all = listAppointments([dentist, swimming, breakfast, dayOff], '2026-11-18');
const titles = (list: typeof all) => list.map((it) => it.appointment.title);

test('the list is sorted by date and time, recurring ones by their next date, and grouped by month', () => {
  expect(groupByMonth(all).map(({ title, appointments }) => [title, titles(appointments)])).toEqual([
    ['November 2026', ['Day off', 'Breakfast', 'Dentist', 'Swimming']],
  ]);
  expect(groupByMonth(listAppointments([dentist, swimming], '2026-11-25')).map(({ title }) => title)).toEqual([
    'November 2026',
    'December 2026',
  ]);
});

test('a search matches words in title, type, name, location and notes, and can be limited to one person', () => {
  expect(titles(filterAppointments(all, '', ''))).toHaveLength(4);
  expect(titles(filterAppointments(all, ' elm  DENTAL ', ''))).toEqual(['Dentist']);
  expect(titles(filterAppointments(all, 'muffins', ''))).toEqual(['Breakfast']);
  expect(titles(filterAppointments(all, '', 'Mia'))).toEqual(['Dentist', 'Swimming']);
  expect(titles(filterAppointments(all, 'swim', 'Leo'))).toEqual([]);
  expect(namesIn([dentist, swimming, breakfast, dayOff])).toEqual(['Leo', 'Mia']);
});
