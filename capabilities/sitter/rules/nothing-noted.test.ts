import { expect, test } from 'vitest';
import { hasNothingNoted } from './nothing-noted.ts';

const child = { name: 'Mia', age: '', allergies: [], diet: [], whatToDo: null, healthNotes: null, routine: [] };

test('a name and an age alone are nothing noted', () =>
  expect(hasNothingNoted({ ...child, age: '7 years old' })).toBe(true));

test.each([
  { allergies: ['Peanuts'] },
  { diet: ['Vegetarian'] },
  { healthNotes: 'Inhaler' },
  { routine: [{ time: '7:30', activity: 'Bed' }] },
])('with %j something is noted', (more) => expect(hasNothingNoted({ ...child, ...more })).toBe(false));
