import { expect, test } from 'vitest';
import { eatersOf, guestEaters, guestsFrom } from './eaters.ts';

const ana = { id: 'a', name: 'Ana', allergies: [], dietaryRestrictions: ['Vegan'] };
const mia = { id: 'm', name: 'Mia', allergies: ['Peanuts'], dietaryRestrictions: [] };

test('the eaters are the people of the row, plus the family if it has diets', () => {
  const miaEater = { memberId: 'm', name: 'Mia', allergies: ['Peanuts'], dietaryRestrictions: [] };
  expect(eatersOf(['m'], [ana, mia], [])).toEqual([miaEater]);
  expect(eatersOf(['m'], [ana, mia], ['Halal'])).toEqual([
    miaEater,
    { memberId: null, name: 'Family', allergies: [], dietaryRestrictions: ['Halal'] },
  ]);
});

test('a guest without details has empty allergies and diets', () => {
  expect(guestEaters(guestsFrom([{ name: 'Oma', allergies: ['Fish'] }, { name: 'Ben' }]))).toEqual([
    { memberId: null, name: 'Oma', allergies: ['Fish'], dietaryRestrictions: [] },
    { memberId: null, name: 'Ben', allergies: [], dietaryRestrictions: [] },
  ]);
});
