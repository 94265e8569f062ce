import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { plainSpelling } from './spelling.ts';

const household = ['Frida', 'Canel'].map((name) => ({ id: name, name }) as HouseholdMember);

test.each([
  ['cancle spotify', 'cancel spotify'],
  ['Cancell netflix and delte the soup', 'Cancel netflix and delete the soup'],
  ['please remaind me tommorow', 'please remind me tomorrow'],
  ['can you resechedule the apointment', 'can you reschedule the appointment'],
  ['add a reciepe, and her birtday is in Febuary', 'add a recipe, and her birthday is in February'],
  ['lunch on wedensday or thrusday', 'lunch on wednesday or thursday'],
])('a mistyped word of the helper is that word: %s', (text, full) => {
  expect(plainSpelling(text, household)).toBe(full);
});

test.each([
  'the remainder of the week',
  'canel and frida are here',
  'add delte to the list',
  'she deleted it, he cancels',
  'a diner, the receipt, a match',
])('another word stays: %s', (text) => {
  expect(plainSpelling(text, household)).toBe(text);
});
