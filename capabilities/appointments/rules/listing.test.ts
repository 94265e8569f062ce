import { expect, test } from 'vitest';
import type { Appointment } from '../contract.ts';
import { byMonth, listed, matching, namesIn } from './listing.ts';

const appointment = (fields: Partial<Appointment>): Appointment => ({
  id: fields.title ?? '',
  userId: 'ana',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  title: '',
  type: 'Other',
  date: '2026-11-17',
  time: null,
  childId: null,
  childName: null,
  location: null,
  bookingLink: null,
  notes: null,
  isRecurring: false,
  recurringFrequency: null,
  recurringUntil: null,
  skippedDates: [],
  changedOccurrences: [],
  ...fields,
});
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
const all = listed([dentist, swimming, breakfast, dayOff], '2026-11-18');
const titles = (list: typeof all) => list.map((it) => it.appointment.title);

test('the list stands in the order of days and times, a recurring one by its next date, under month-and-year headings', () => {
  expect(byMonth(all).map(({ title, listed }) => [title, titles(listed)])).toEqual([
    ['November 2026', ['Day off', 'Breakfast', 'Dentist', 'Swimming']],
  ]);
  expect(byMonth(listed([dentist, swimming], '2026-11-25')).map(({ title }) => title)).toEqual([
    'November 2026',
    'December 2026',
  ]);
});

test('a search finds words in title, type, name, place and notes, and can be narrowed to one person', () => {
  expect(titles(matching(all, '', ''))).toHaveLength(4);
  expect(titles(matching(all, ' elm  DENTAL ', ''))).toEqual(['Dentist']);
  expect(titles(matching(all, 'muffins', ''))).toEqual(['Breakfast']);
  expect(titles(matching(all, '', 'Mia'))).toEqual(['Dentist', 'Swimming']);
  expect(titles(matching(all, 'swim', 'Leo'))).toEqual([]);
  expect(namesIn([dentist, swimming, breakfast, dayOff])).toEqual(['Leo', 'Mia']);
});
