import { expect, test } from 'vitest';
import { ontoNamedList } from './named-list.ts';

test.each([
  ['what is on the packing list for Tahoe?', 'also add goggles', 'also add goggles to the packing list for Tahoe'],
  ["show me Mia's gift ideas", 'add a telescope.', "add a telescope to Mia's gift ideas"],
  ['what is on the packing list?', 'add milk to the grocery list', undefined],
  ["what's on the grocery list?", 'put popcorn on it too', 'put popcorn to the grocery list too'],
  ['make the grocery list for this week', 'put napkins on it', 'put napkins to the grocery list'],
  ['what do I have to do this week?', 'add wash the car', 'add wash the car to my to-do list'],
  ['what do I have to do this week?', 'add milk', undefined],
  ['what is on the packing list?', 'add it', undefined],
  ['put gloves on the packing list', 'add milk', undefined],
  ['remove gloves from the packing list', 'add goggles', 'add goggles to the packing list'],
  ['add goggles to the packing list', 'remove gloves', 'remove gloves from the packing list'],
  ['what is for dinner?', 'add milk', undefined],
])('what is to be added after a question about a list goes onto it: %s %s', (before, text, expected) => {
  expect(ontoNamedList(text, before)).toBe(expected);
});
