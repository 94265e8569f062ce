import { expect, test } from 'vitest';
import { hasOneSource } from './extraction-source.ts';

test('a link, a text, or a page with or without its link is accepted', () => {
  expect(hasOneSource({ url: 'https://example.com' })).toBe(true);
  expect(hasOneSource({ text: 'Pancakes' })).toBe(true);
  expect(hasOneSource({ html: '<p>' })).toBe(true);
  expect(hasOneSource({ html: '<p>', url: 'https://example.com' })).toBe(true);
});

test('no source, or two that could contradict each other, is refused', () => {
  expect(hasOneSource({})).toBe(false);
  expect(hasOneSource({ url: null, text: null })).toBe(false);
  expect(hasOneSource({ text: 'Pancakes', url: 'https://example.com' })).toBe(false);
});
