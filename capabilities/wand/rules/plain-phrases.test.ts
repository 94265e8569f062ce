import { expect, test } from 'vitest';
import { agreeing, declining, plainLetters, undoing } from './plain-phrases.ts';

test('whoever writes more carefully says the same', () => {
  expect(plainLetters('I did not mean that; let us not.')).toBe('i didnt mean that; lets not.');
  expect(plainLetters("That is fine, it’s Mia's")).toBe('thats fine, its mias');
});

test('no phrase both agrees and declines', () => {
  const cores = [agreeing, declining, undoing].flatMap(({ core }) => [...new Set(core)]);
  expect(cores.length).toBe(new Set(cores).size);
});
