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
  ["when is Leo's haircut? put Mia's on that day", "when is Leo's haircut? move Mia's haircut to that day"],
  ['two friends of mine: Ida on May 3, Max on June 4', 'my friend Ida on May 3, Max on June 4'],
  [
    'lunch with Tom friday at 12, and Leo has one with Max',
    'lunch with Tom friday at 12, and Leo has a lunch with Max',
  ],
  ["Tom's party is Dec 13 at 7 and Emma's starts at 1", "Tom's party is Dec 13 at 7 and Emma's party starts at 1"],
  ["cancel Mia's haircut. also when is Leo's?", "cancel Mia's haircut. also when is Leo's haircut?"],
  ['add Teresa to the family and take Biscuit off', 'add Teresa to the family and take Biscuit off the family'],
  ["Leo's haircut is at 12 now, and mine is Friday at 2", "Leo's haircut is at 12 now, and my haircut is Friday at 2"],
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
