import { expect, test } from 'vitest';
import { uniqueWords } from './unique-words.ts';

test('spelling variants become one word, spelled as in the catalogue or else as typed first', () => {
  const typed = ['vegan', 'Vegan', 'gluten free', 'No mushrooms', 'no  mushrooms', 'VEGAN'];
  expect(uniqueWords(typed, ['Vegan', 'Gluten-Free'])).toEqual(['Vegan', 'Gluten-Free', 'No mushrooms']);
  expect(uniqueWords(['target', 'Target', 'T.J. Maxx'])).toEqual(['target', 'T.J. Maxx']);
});
