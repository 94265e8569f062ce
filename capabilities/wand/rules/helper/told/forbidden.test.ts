import { expect, test } from 'vitest';
import { forbiddenIn } from './forbidden.ts';

test.each([
  ["don't delete the tacos recipe", 'remove_recipe'],
  ["don't take milk off the list", 'remove_groceries'],
  ['never pause coterie', 'change_subscription'],
  ["we don't want to move the dentist", 'change_appointment'],
  ['maybe we should cancel hellofresh', 'change_subscription'],
  ['should we skip swim tomorrow', 'skip_appointment'],
  ["don't copy this week's meals", 'copy_week'],
])('%j forbids %s', (said, tool) => {
  expect(forbiddenIn(said)?.test(tool)).toBe(true);
});

test.each([
  "don't forget to cancel the dentist",
  "don't buy milk",
  "don't make tacos on tuesday",
  'delete the tacos recipe',
  'we should cancel hellofresh',
  'maybe we should have tacos on friday',
  "we don't need milk",
])('%j forbids nothing', (said) => {
  expect(forbiddenIn(said)).toBeUndefined();
});
