import { expect, test } from 'vitest';
import { filledIn, gapIn } from './gap.ts';

test.each([
  ['put something on the packing list for tahoe', 'put … on the packing list for tahoe'],
  ["add to leo's allergies", "add … to leo's allergies"],
  ['remove somebody from the tahoe trip', 'remove … from the tahoe trip'],
  ['leo is allergic to something', 'leo is allergic to …'],
  ['change dinner on wednesday to something else', 'change dinner on wednesday to …'],
  ['pause one of my subscriptions', 'pause …'],
  ['mark a recipe as favorite', 'mark … as favorite'],
  ['add an allergy for leo', 'leo is allergic to …'],
  ['leo has a new allergy, please note it', 'leo is allergic to …'],
  ['she has a new shoe size', "update …'s shoe size"],
  ['remove an allergy from mia', 'mia is no longer allergic to …'],
  ['add a gift idea for emma', 'add … as a gift idea for emma'],
  ['add a note to the dentist', 'add a note to the dentist: …'],
  ['note for the dentist', 'add a note for the dentist: …'],
  ["copy this week's meals", "copy this week's meals to …"],
  ["change leo's shoe size", "change leo's shoe size to …"],
  ['update the shoe size', "update …'s shoe size"],
  ['one of the kids is allergic to penicillin', '… is allergic to penicillin'],
  ['change the price of lovevery', 'change the price of lovevery to …'],
  ['rename the dentist', 'rename the dentist to …'],
])('%j is still to be filled', (said, sentence) => {
  expect(gapIn(said)?.sentence).toBe(sentence);
});

test.each([
  'add something to the list',
  'add a family member',
  'take something out of the freezer',
  'add to my to-dos: sort the baby clothes',
  "change leo's shoe size to 27",
  'rename the dentist to orthodontist',
  'rename the lake tahoe trip ski week',
  "add a note to mia's haircut that it's with jen",
  'add a note to the dentist: bring the card',
  'pack something to read',
  'move the dentist',
])('%j says all, or is asked for elsewhere', (said) => {
  expect(gapIn(said)).toBeUndefined();
});

test('what is said goes into its place', () => {
  expect(filledIn('leo is allergic to …', 'walnuts')).toBe('leo is allergic to walnuts');
  expect(filledIn('change the tahoe dates to …', 'the 20th to the 24th')).toBe(
    'change the tahoe dates from the 20th to the 24th',
  );
});
