import { expect, test } from 'vitest';
import { eatersOf, guestEaters, guestsFrom } from './eaters.ts';

const ana = { id: 'a', name: 'Ana', allergies: [], dietaryRestrictions: ['Vegan'] };
const mia = { id: 'm', name: 'Mia', allergies: ['Peanuts'], dietaryRestrictions: [] };

test('the people of a row eat, and the family with its own diets', () => {
  const her = { memberId: 'm', name: 'Mia', allergies: ['Peanuts'], dietaryRestrictions: [] };
  expect(eatersOf(['m'], [ana, mia], [])).toEqual([her]);
  expect(eatersOf(['m'], [ana, mia], ['Halal'])).toEqual([
    her,
    { memberId: null, name: 'Family', allergies: [], dietaryRestrictions: ['Halal'] },
  ]);
});

test('a guest of whom nothing is known eats along too', () => {
  expect(guestEaters(guestsFrom([{ name: 'Oma', allergies: ['Fish'] }, { name: 'Ben' }]))).toEqual([
    { memberId: null, name: 'Oma', allergies: ['Fish'], dietaryRestrictions: [] },
    { memberId: null, name: 'Ben', allergies: [], dietaryRestrictions: [] },
  ]);
});
