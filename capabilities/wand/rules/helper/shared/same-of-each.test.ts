import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold } from '#testing/wand-sample-look.ts';
import type { Titles } from '../records/titles.ts';
import { behindBoth, eachAtHour, eachMoved, eachOfItsOwn, forEachAt } from './same-of-each.ts';

const known = { household: sampleHousehold, clock: sampleDay, names: ['Lovevery', 'HelloFresh', 'Tacos', 'Oatmeal'] };

test.each([
  ['Lovevery went up to 130 and HelloFresh down to 220', 'Lovevery went up to 130. HelloFresh went up to 220'],
  ['Mia has ballet friday at 10 and Leo has his at 11', 'Mia has ballet friday at 10. Leo has ballet friday at 11'],
  ['Leo is allergic to kiwi and Mia to eggs', 'Leo is allergic to kiwi. Mia is allergic to eggs'],
  ['Mia would love a kite and Leo a drum', 'Mia would love a kite. Leo would love a drum'],
])('%j says the same of both', (said, each) => {
  expect(eachOfItsOwn(said, known, new Map())).toBe(each);
});

test('so is until when something can wait', () => {
  expect(eachMoved('the cards can wait until Dec 1, the fair until Dec 8')).toBe(
    'the cards can wait until Dec 1. the fair can wait until Dec 8',
  );
  expect(eachMoved('the cards can wait until Dec 1, add milk')).toBeUndefined();
});

test.each([
  'tacos for dinner thursday, oatmeal for breakfast friday',
  'Mia has ballet and Leo is sick',
  'Leo wears 27 now and Mia outgrew a jacket',
  'Leo is allergic to eggs and Mia would love a puzzle',
  'pay Lovevery and HelloFresh on friday',
])('%j says something else of each', (said) => {
  expect(eachOfItsOwn(said, known, new Map())).toBeUndefined();
});

test('what was moved like another says so as well', () => {
  expect(eachMoved('the dentist moved to 4 and the haircut to 1')).toBe(
    'the dentist moved to 4. the haircut moved to 1',
  );
  expect(eachMoved('the dentist is on Friday now and the checkup on Monday')).toBe(
    'the dentist is on Friday now. the checkup is on Monday now',
  );
  expect(eachMoved('the dentist moved to 4 and add eggs to the list')).toBeUndefined();
});

test('each has an hour of the same thing', () => {
  expect(forEachAt('eye test on friday for Mia at 10 and for Leo at 10:30', known)).toBe(
    'eye test on friday for Mia at 10. eye test on friday for Leo at 10:30',
  );
  expect(forEachAt('eye test for Mia at 10 and ballet for Leo at 11', known)).toBeUndefined();
});

test('each has an hour behind their name', () => {
  expect(eachAtHour('dentist for both kids Dec 7, Mia 2:30, Leo 3', known)).toBe(
    'dentist Dec 7 for Mia at 2:30. dentist Dec 7 for Leo at 3',
  );
  expect(eachAtHour('groceries for friday, milk 2, eggs 12', known)).toBeUndefined();
});

test('for whom and when may be said behind both', () => {
  expect(behindBoth('dentist at 9 and haircut at 11 for Leo on friday', known)).toBe(
    'dentist at 9 for Leo on friday. haircut at 11 for Leo on friday',
  );
  expect(behindBoth('dentist on monday at 9 and haircut at 11 for Leo on friday', known)).toBeUndefined();
  expect(behindBoth('dentist at 9 for Mia and haircut at 11 for Leo on friday', known)).toBeUndefined();
});

test('a dish is not like what somebody has to be at', () => {
  const titles: Titles = new Map([
    ['1', { kind: 'recipe', title: 'Tacos', label: 'Tacos', words: 'tacos' }],
    ['2', { kind: 'appointment', title: 'Dentist', label: "Mia's dentist", words: 'dentist' }],
  ]);
  const named = { ...known, names: ['Tacos', 'Dentist'] };
  expect(eachOfItsOwn('dentist for mia friday at noon and tacos on saturday', named, titles)).toBeUndefined();
});
