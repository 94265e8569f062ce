import { expect, test } from 'vitest';
import { forbiddenIn } from './forbidden.ts';

test.each([
  ["don't delete the tacos recipe", 'remove_recipe'],
  ["don't take milk off the list", 'remove_groceries'],
  ['never pause coterie', 'change_subscription'],
  ["we don't want to move the dentist", 'change_appointment'],
  ["don't copy this week's meals", 'copy_week'],
])('%j forbids %s', (said, tool) => {
  expect(forbiddenIn(said)?.test(tool)).toBe(true);
});

test.each([
  "don't forget to cancel the dentist",
  "don't buy milk",
  "don't make tacos on tuesday",
  'delete the tacos recipe',
  "we don't need milk",
])('%j forbids nothing', (said) => {
  expect(forbiddenIn(said)).toBeUndefined();
});
