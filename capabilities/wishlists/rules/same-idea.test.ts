import { expect, test } from 'vitest';
import { isSameIdea, matchesAnyIdea } from './same-idea.ts';

test.each([
  ['Kite with a long tail', 'kite with a LONG tail!'],
  ['Kite with a long tail', 'Kites'],
  ['Beginner microscope', 'A microscope'],
  ['Two-wheel kick scooter', 'Scooter'],
  ['Magic trick set', 'magic tricks'],
])('"%s" and "%s" are the same idea', (one, other) => {
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
])('"%s" and "%s" are different ideas', (one, other) => {
  expect(isSameIdea(one, other)).toBe(false);
  expect(isSameIdea(other, one)).toBe(false);
});

test('a title can be matched against many', () => {
  const matches = matchesAnyIdea(['Drum', 'A kite']);
  expect(matches('Kite with a long tail')).toBe(true);
  expect(matches('Kalimba with tuned keys')).toBe(false);
});
