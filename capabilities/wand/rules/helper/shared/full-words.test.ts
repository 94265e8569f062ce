import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold } from '#testing/wand-sample-look.ts';
import { inFullWords } from './full-words.ts';

const known = { household: sampleHousehold, clock: sampleDay, names: ['Lovevery', 'HelloFresh', 'Tacos', 'Oatmeal'] };

test.each([
  ['plan a trip to Rome and one to Oslo', 'plan a trip to Rome and a trip to Oslo'],
  ['delete the trip and create a new one to Bern', 'delete the trip and create a new trip to Bern'],
  ["delete Leo's haircut and Mia's", "delete Leo's haircut and Mia's haircut"],
  ["Leo's haircut at 12, and Mia's at 11", "Leo's haircut at 12, and Mia's haircut at 11"],
  ["push Leo's and Mia's haircuts back", "push Leo's haircut and Mia's haircut back"],
  ['milk is bought and so are the eggs', 'milk is bought, and the eggs are bought'],
  [
    'take Tom off the birthdays and add my friend Ida, May 3',
    "take Tom off the birthdays. add my friend Ida's birthday, 2027-05-03",
  ],
])('%j says what it leaves out', (said, full) => {
  expect(inFullWords(said, known)).toBe(full);
});

test.each([
  'dentist for Mia at 3 and one for Leo at 4',
  "move Leo's haircut and that's it",
  "when is Leo's haircut and Mia's?",
  'take Tom off the birthdays and add eggs, May 3',
])('%j leaves nothing out', (said) => {
  expect(inFullWords(said, known)).toBe(said);
});
