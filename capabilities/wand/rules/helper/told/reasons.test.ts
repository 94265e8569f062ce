import { expect, test } from 'vitest';
import { withoutEchoes, withoutWhy } from './reasons.ts';

test.each([
  ["put a kit on Mia's wishlist because she loved it, and add milk", "put a kit on Mia's wishlist, and add milk"],
  ['cancel piano because she has a cold and skip swim too', 'cancel piano and skip swim too'],
])('what says why is left out of %j, what is asked besides is not', (message, rest) => {
  expect(withoutWhy(message)).toBe(rest);
});

test.each([
  ['Nora is allergic to eggs, write that down, and add milk', 'Nora is allergic to eggs, and add milk'],
  ['The exam is at Vision Plus. Add those places.', 'The exam is at Vision Plus'],
  ['Tacos serve 5, update the recipes', 'Tacos serve 5'],
  ['Tahoe is not happening, get rid of it', 'Tahoe is not happening'],
  ['the dentist is on Friday, get rid of it', 'the dentist is on Friday, get rid of it'],
  ['Tacos serve 5, list the recipes', 'Tacos serve 5, list the recipes'],
  ['Emma likes scarves, add them as gift ideas', 'Emma likes scarves, add them as gift ideas'],
])('%j without what only says once more that it is to be kept', (message, rest) => {
  expect(withoutEchoes(message)).toBe(rest);
});

test.each([
  ['skip piano since the teacher is away, and add milk', 'skip piano, and add milk'],
  ['add milk to the list, just so it is out of my head', 'add milk to the list'],
  ['she has had it since September', 'she has had it since September'],
  ['cancel the dentist and the eye exam stays', 'cancel the dentist'],
  ['watch the kids friday 6-9 cause i work late', 'watch the kids friday 6-9'],
  ['drop off the costumes', 'drop off the costumes'],
])('%j without its reason', (message, rest) => {
  expect(withoutWhy(message)).toBe(rest);
});
