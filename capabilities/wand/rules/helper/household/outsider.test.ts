import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { householdReader } from './reader.ts';

const noBook =
  'says: I keep no address book. I can note it for somebody of the family: say ‘note for Mia: babysitter Megan’, with the number.';

test.each([
  ['our babysitter is called Megan', noBook],
  ['Megan is our babysitter', noBook],
  ['my mother-in-law is Barbara', 'says: Barbara is not in the household.'],
  ['Uncle Tom is my uncle', 'says: Uncle Tom is kept among the birthdays as family already.'],
  ['Emma is my niece', 'change_birthday: id Emma, relationship family'],
  ['Emma is my friend', 'says: Emma is kept among the birthdays as a friend already.'],
  ['my sister is late', '-'],
  ['my boss is awful', '-'],
  ['our vet is on Main Street', '-'],
])('who lives elsewhere is no member of the household: %j', async (sentence, expected) => {
  expect((await readingOf(sentence, householdReader)).slice(0, expected.length)).toBe(expected);
});

test.each([
  ['Biscuit passed away yesterday', 'asks: I am sorry. Should I remove Biscuit from the family?'],
  ['we had to put Biscuit down', 'asks: I am sorry. Should I remove Biscuit from the family?'],
  ['David moved out', 'asks: Should I remove David from the family?'],
  ['David moved out of the meeting room', '-'],
  ['Mia has lost her jacket', '-'],
])('whether somebody who is gone is to be removed is asked: %j', async (sentence, expected) => {
  expect(await readingOf(sentence, householdReader)).toBe(expected);
});

test.each([
  ["change Biscuit's name to Cookie", 'change_member: id biscuit, name Cookie'],
  ["Mia's name is spelled Miah", 'change_member: id mia, name Miah'],
  ['Mia wants to be called Mimi', 'change_member: id mia, name Mimi'],
  ['we renamed Biscuit to Cookie', 'change_member: id biscuit, name Cookie'],
  ['Mia is called to the office at 3', '-'],
])('who is called otherwise from now on: %j', async (sentence, expected) => {
  expect(await readingOf(sentence, householdReader)).toBe(expected);
});
