import { expect, test } from 'vitest';
import { amongIdeas, isSameIdea } from './same-idea.ts';

test.each([
  ['Kite with a long tail', 'kite with a LONG tail!'],
  ['Kite with a long tail', 'Kites'],
  ['Beginner microscope', 'A microscope'],
  ['Two-wheel kick scooter', 'Scooter'],
  ['Magic trick set', 'magic tricks'],
])('%s is %s', (one, other) => {
  expect(isSameIdea(one, other)).toBe(true);
  expect(isSameIdea(other, one)).toBe(true);
});

test.each([
  ['Bike bell and streamers', 'Bike'],
  ['Joke and riddle book', 'Book'],
  ['Balance bike with air tires', 'First bike with gears'],
  ['Dinosaur floor puzzle', 'Dinosaur figure set'],
  ['Kite with a long tail', ''],
  ['The set', 'A kit'],
])('%s is not %s', (one, other) => {
  expect(isSameIdea(one, other)).toBe(false);
  expect(isSameIdea(other, one)).toBe(false);
});

test('one of many titles is enough', () => {
  const isThere = amongIdeas(['Drum', 'A kite']);
  expect(isThere('Kite with a long tail')).toBe(true);
  expect(isThere('Kalimba with tuned keys')).toBe(false);
});
