import { expect, test } from 'vitest';
import { agreeing, declining, normalizeSpelling, undoing } from './plain-phrases.ts';

test('full forms and contractions are spelled the same', () => {
  expect(normalizeSpelling('I did not mean that; let us not.')).toBe('i didnt mean that; lets not.');
  expect(normalizeSpelling("That is fine, it’s Mia's")).toBe('thats fine, its mias');
});

test('no phrase has two meanings', () => {
  const cores = [agreeing, declining, undoing].flatMap(({ core }) => [...new Set(core)]);
  expect(cores.length).toBe(new Set(cores).size);
});
