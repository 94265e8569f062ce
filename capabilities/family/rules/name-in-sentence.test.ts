import { expect, test } from 'vitest';
import { nameInSentence } from './name-in-sentence.ts';

test("a family's article is small within a sentence, and nothing else changes", () => {
  expect(nameInSentence('The Lopez family')).toBe('the Lopez family');
  expect(nameInSentence('Theodore & Co')).toBe('Theodore & Co');
  expect(nameInSentence('Casa Rosa')).toBe('Casa Rosa');
});
