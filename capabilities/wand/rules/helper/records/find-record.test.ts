import { expect, test } from 'vitest';
import { type Findable, findRecords } from './find-record.ts';

const records: Findable[] = [
  { title: 'Dentist', people: ['Mia'], beside: 'appointment Dr. Kim' },
  { title: 'Haircut', people: ['Leo'], beside: 'appointment' },
  { title: 'Haircut', people: ['Mia'], beside: 'appointment' },
  { title: 'Pediatrician checkup', people: ['Nora'], beside: 'appointment' },
  { title: 'Swim class', people: ['Mia'], beside: 'appointment' },
  { title: 'Piano lesson', people: ['Mia'], beside: 'appointment' },
  { title: 'Parent-teacher conference', beside: 'appointment' },
  { title: 'School fair', beside: 'event Lincoln School' },
  { title: 'Change the smoke alarm batteries', beside: 'task' },
  { title: 'Field trip', people: ['Leo'], beside: 'appointment Zoo' },
  { title: 'Sign permission slip for the zoo trip', beside: 'task' },
  { title: 'Orthodontist with Dr. Patel', people: ['Leo'], beside: 'appointment' },
  { title: 'Flu shot', people: ['Leo'], beside: 'appointment' },
];
const found = (words: string, people: string[] = []) =>
  findRecords(records, words, people).map(({ title, people }) => `${title} ${people?.[0] ?? ''}`.trim());

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

test('all that fit equally well are found, and a person tells them apart', () => {
  expect(found('haircut')).toEqual(['Haircut Leo', 'Haircut Mia']);
  expect(found('haircut', ['Leo'])).toEqual(['Haircut Leo']);
  expect(found('appointment', ['Nora'])).toEqual(['Pediatrician checkup Nora']);
});

test.each<[string, string[]]>([
  ['guitar lesson', []],
  ['dentist', ['Leo']],
  ['appointment', []],
  ['school', []],
  ['', []],
])("'%s' means nothing where a word belongs to no record, or it is somebody else's", (words, people) => {
  expect(found(words, people)).toEqual([]);
});
