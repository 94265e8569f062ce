import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storableText } from './storable-text.ts';

test('short text stays, without blanks around it', () => {
  expect(storableText(' Crème brûlée 🍮 ', 50)).toBe('Crème brûlée 🍮');
  expect(storableText(' ', 50)).toBeNull();
  expect(storableText(null, 50)).toBeNull();
});

test('what cannot be stored is left out', () => {
  expect(storableText('a\0b\ud83cc', 50)).toBe('abc');
});

test('long text ends with a whole word, or in the middle of the only one', () => {
  expect(storableText('one two three', 9)).toBe('one two');
  expect(storableText('one two three', 7)).toBe('one two');
  expect(storableText('abcdefgh', 5)).toBe('abcde');
  expect(storableText('abcd🍮', 5)).toBe('abcd');
});

test('the answer can always be stored and is never too long', () => {
  const troublesome = fc.array(fc.constantFrom('a', 'é', ' ', '\n', '\0', '\ud83c', '\udf6e'));
  fc.assert(
    fc.property(troublesome, fc.nat(40), (characters, max) => {
      const kept = storableText(characters.join(''), max) ?? '';
      expect(kept.length).toBeLessThanOrEqual(max);
      expect(kept.isWellFormed() && !kept.includes('\0')).toBe(true);
    }),
  );
});
