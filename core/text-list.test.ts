import { expect, test } from 'vitest';
import { joinList, splitList, unitedWords } from './text-list.ts';

test('a comma-separated text is split, trimmed, and loses its empty pieces', () => {
  expect(splitList(' peanuts,, tree nuts , ')).toEqual(['peanuts', 'tree nuts']);
  expect(splitList('')).toEqual([]);
});

test('a list is shown with commas and reads back the same', () => {
  expect(splitList(joinList(['peanuts', 'tree nuts']))).toEqual(['peanuts', 'tree nuts']);
});

test('a word in other letters is the same word: spelled as in the catalogue, else as it came first', () => {
  const typed = ['vegan', 'Vegan', 'gluten free', 'No mushrooms', 'no  mushrooms', 'VEGAN'];
  expect(unitedWords(typed, ['Vegan', 'Gluten-Free'])).toEqual(['Vegan', 'Gluten-Free', 'No mushrooms']);
  expect(unitedWords(['target', 'Target', 'T.J. Maxx'])).toEqual(['target', 'T.J. Maxx']);
});
