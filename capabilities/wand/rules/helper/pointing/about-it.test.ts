import { expect, test } from 'vitest';
import { asMoved } from './about-it.ts';

test.each([
  ["can't do spaghetti thursday, do it friday instead", "can't do spaghetti thursday, move it to friday instead"],
  ["we can't make the pie wednesday so let's have it saturday", "we can't make the pie wednesday, move it to saturday"],
  ["can't do the dentist friday, do it for me", "can't do the dentist friday, do it for me"],
  ['do it friday instead', 'do it friday instead'],
])('what is done on another day is moved: %j', (message, meant) => {
  expect(asMoved(message)).toBe(meant);
});
