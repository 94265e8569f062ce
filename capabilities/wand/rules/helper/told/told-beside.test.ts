import { expect, test } from 'vitest';
import { holdsClause, isOwnClause, withoutBeside } from './told-beside.ts';

test.each([
  ["she's away till the weekend", true],
  ['everybody here is full of cold', true],
  ['last time we slept on the floor', true],
  ["mia's teacher has asked twice now", true],
  ['the blue bag', false],
  ['call the insurance', false],
])('what has a subject and a verb is a clause of its own: %s', (text, expected) => {
  expect(isOwnClause(text)).toBe(expected);
});

test.each([
  ["the cake for emma, it's blue", true],
  ['ask the teacher whether she has a spare one', false],
  ['water the plants', false],
])('a pronoun with its verb stands in the midst, unless the words lead to it: %s', (text, expected) => {
  expect(holdsClause(text)).toBe(expected);
});

test('what is only told beside the first part goes, unless it says something', () => {
  expect(withoutBeside('add the sled, you burn so badly, and the skis', () => false)).toBe(
    'add the sled, and the skis',
  );
  expect(withoutBeside('Mia wears 31, Leo is a 27', (part) => /\d/.test(part))).toBe('Mia wears 31, Leo is a 27');
});
