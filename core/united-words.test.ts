import { expect, test } from 'vitest';
import { unitedWords } from './united-words.ts';

test('a word in other letters is the same word: spelled as in the catalogue, else as it came first', () => {
  const typed = ['vegan', 'Vegan', 'gluten free', 'No mushrooms', 'no  mushrooms', 'VEGAN'];
  expect(unitedWords(typed, ['Vegan', 'Gluten-Free'])).toEqual(['Vegan', 'Gluten-Free', 'No mushrooms']);
  expect(unitedWords(['target', 'Target', 'T.J. Maxx'])).toEqual(['target', 'T.J. Maxx']);
});
