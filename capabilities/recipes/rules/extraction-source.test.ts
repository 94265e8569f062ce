import { expect, test } from 'vitest';
import { oneSource } from './extraction-source.ts';

test('a link, a text, or a page with or without its link', () => {
  expect(oneSource({ url: 'https://example.com' })).toBe(true);
  expect(oneSource({ text: 'Pancakes' })).toBe(true);
  expect(oneSource({ html: '<p>' })).toBe(true);
  expect(oneSource({ html: '<p>', url: 'https://example.com' })).toBe(true);
});

test('nothing, or two that could contradict each other, is refused', () => {
  expect(oneSource({})).toBe(false);
  expect(oneSource({ url: null, text: null })).toBe(false);
  expect(oneSource({ text: 'Pancakes', url: 'https://example.com' })).toBe(false);
});
