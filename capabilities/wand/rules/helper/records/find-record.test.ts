import { expect, test } from 'vitest';
import { type Findable, findRecords } from './find-record.ts';

const on = (date: string) => ({ isOn: (day: string) => day === date });
const records: Findable[] = [
  { title: 'Dentist', people: ['Mia'], beside: 'appointment Dr. Kim', ...on('2026-11-19') },
  { title: 'Haircut', people: ['Leo'], beside: 'appointment', ...on('2026-11-21') },
  { title: 'Haircut', people: ['Mia'], beside: 'appointment', ...on('2026-11-28') },
  { title: 'Pediatrician checkup', people: ['Nora'], beside: 'appointment', ...on('2026-11-24') },
  { title: 'Swim class', people: ['Mia'], beside: 'appointment', ...on('2026-11-17') },
  { title: 'Piano lesson', people: ['Mia'], beside: 'appointment', ...on('2026-11-19') },
  { title: 'Parent-teacher conference', beside: 'appointment', ...on('2026-11-18') },
  { title: 'School fair', beside: 'event Lincoln School', ...on('2026-12-05') },
  { title: 'Change the smoke alarm batteries', beside: 'task' },
  { title: 'Field trip', people: ['Leo'], beside: 'appointment Zoo', ...on('2026-12-04') },
  { title: 'Sign permission slip for the zoo trip', beside: 'task' },
  { title: 'Orthodontist with Dr. Patel', people: ['Leo'], beside: 'appointment' },
  { title: 'Flu shot', people: ['Leo'], beside: 'appointment' },
];
const found = (words: string, pointers = {}) =>
  findRecords(records, words, pointers).map(({ title, people }) => `${title} ${people?.[0] ?? ''}`.trim());

test.each([
  ['the dentist appointment', 'Dentist Mia'],
  ["mia's dentist", 'Dentist Mia'],
  ['swimming', 'Swim class Mia'],
  ['swimming lessons', 'Swim class Mia'],
  ["nora's doctor", 'Pediatrician checkup Nora'],
  ['the check-up', 'Pediatrician checkup Nora'],
  ['the lesson', 'Piano lesson Mia'],
  ['parent teacher conference', 'Parent-teacher conference'],
  ['smoke alarm', 'Change the smoke alarm batteries'],
  ['changed the smoke alarm battery', 'Change the smoke alarm batteries'],
  ['the one at dr kim', 'Dentist Mia'],
  ['the fair', 'School fair'],
  ['the zoo trip', 'Field trip Leo'],
  ['the fieldtrip', 'Field trip Leo'],
  ['the permission slip', 'Sign permission slip for the zoo trip'],
  ['the ortho', 'Orthodontist with Dr. Patel Leo'],
  ['the vax', 'Flu shot Leo'],
  ['vaccinated', 'Flu shot Leo'],
])("'%s' means one record", (words, expected) => {
  expect(found(words)).toEqual([expected]);
});

test('all that fit equally well are found, and a person or a day tells them apart', () => {
  expect(found('haircut')).toEqual(['Haircut Leo', 'Haircut Mia']);
  expect(found('haircut', { people: ['Leo'] })).toEqual(['Haircut Leo']);
  expect(found('haircut', { date: '2026-11-28' })).toEqual(['Haircut Mia']);
  expect(found('appointment', { people: ['Nora'] })).toEqual(['Pediatrician checkup Nora']);
});

test.each([
  ['guitar lesson', {}],
  ['dentist', { people: ['Leo'] }],
  ['dentist', { date: '2026-11-20' }],
  ['appointment', {}],
  ['school', {}],
  ['', {}],
])(
  "'%s' means nothing where a word belongs to no record, or it is somebody else's or another day's",
  (words, pointers) => {
    expect(found(words, pointers)).toEqual([]);
  },
);
