import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold } from '#testing/wand-sample-look.ts';
import { distributed } from './distribution.ts';

const known = { household: sampleHousehold, clock: sampleDay, names: [] };

test.each([
  [
    'Mia and Leo both have a checkup on Dec 15, hers at 9 and his at 9:30',
    'Mia has a checkup on Dec 15 at 9. Leo has a checkup on Dec 15 at 9:30',
  ],
  [
    'dentist for Mia and Leo on friday at 3 and 3:30',
    'dentist for Mia on friday at 3. dentist for Leo on friday at 3:30',
  ],
  ['haircuts on friday, Mia at 9 and Leo at 10', 'haircuts on friday for Mia at 9. haircuts on friday for Leo at 10'],
  ['haircuts on friday, me at 9 and Leo at 10', 'haircuts on friday for Ana at 9. haircuts on friday for Leo at 10'],
  [
    'add rice to the grocery list and to the packing list',
    'add rice to the grocery list. add rice to the packing list',
  ],
  ["add chess to Mia's interests and to Leo's too", "add chess to Mia's interests. add chess to Leo's interests"],
  ['add rice to the packing list and the grocery list', 'add rice to the packing list. add rice to the grocery list'],
  [
    'a checkup for Mia and a haircut for Leo on friday at 3',
    'a checkup for Mia on friday at 3.  haircut for Leo on friday at 3',
  ],
  [
    "move both haircuts to Dec 5, Leo's at 9 and Mia's at 9:30",
    "move Leo's haircut to Dec 5 at 9. move Mia's haircut to Dec 5 at 9:30",
  ],
  // Whose hour it is cannot be told.
  ['Mia and Nora have a checkup on Dec 15, hers at 9 and hers at 10', 'hers at 9. hers at 10'],
])('%j is a sentence for each of them', (message, sentences) => {
  expect(distributed(message, known)).toBe(sentences);
});

test.each(['dentist for Mia on friday at 3 and 4', 'Mia and Leo have swim on friday at 4'])(
  '%j is one for all of them',
  (message) => {
    expect(distributed(message, known)).toBeUndefined();
  },
);
