import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storableText } from './storable-text.ts';

test('short text is only trimmed; empty text becomes null', () => {
  expect(storableText(' Crème brûlée 🍮 ', 50)).toBe('Crème brûlée 🍮');
  expect(storableText(' ', 50)).toBeNull();
  expect(storableText(null, 50)).toBeNull();
});

test('characters that cannot be stored are dropped', () => {
  expect(storableText('a\0b\ud83cc', 50)).toBe('abc');
});

test('long text is cut at a word boundary, or within the word if there is only one', () => {
  expect(storableText('one two three', 9)).toBe('one two');
  expect(storableText('one two three', 7)).toBe('one two');
  expect(storableText('abcdefgh', 5)).toBe('abcde');
  expect(storableText('abcd🍮', 5)).toBe('abcd');
});

test('the result can always be stored and is never too long', () => {
  const characterLists = fc.array(fc.constantFrom('a', 'é', ' ', '\n', '\0', '\ud83c', '\udf6e'));
  fc.assert(
    fc.property(characterLists, fc.nat(40), (characters, max) => {
      const stored = storableText(characters.join(''), max) ?? '';
      expect(stored.length).toBeLessThanOrEqual(max);
      expect(stored.isWellFormed() && !stored.includes('\0')).toBe(true);
    }),
  );
});
