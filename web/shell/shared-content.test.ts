import { expect, test } from 'vitest';
import { pageForShared } from './shared-content.ts';

const soup = 'https://example.com/soup?servings=4&lang=en';
const shared = (parts: { title?: string; text?: string; url?: string }) =>
  pageForShared({ title: '', text: '', url: '', ...parts });
const inRecipes = `/recipes?link=${encodeURIComponent(soup)}`;
const wandText = (page: string) => page.startsWith('/wand?') && new URLSearchParams(page.slice(6)).get('text');

test.each([
  ['an address', { url: soup }],
  ['an address as text, as on Android', { title: 'Best Soup', text: soup }],
  ['a title and an address in the text', { title: 'Best Soup', text: `Best Soup\n${soup}` }],
  ['words about a recipe', { text: `Check out this recipe! ${soup}` }],
])('%s opens in recipes', (_, parts) => {
  expect(shared(parts)).toBe(inRecipes);
});

test('other text is for the Wand, with everything that was shared', () => {
  const note = 'Picture day is on Friday at 9';
  expect(wandText(shared({ text: note }))).toBe(note);
  expect(wandText(shared({ title: 'From school', text: note }))).toBe(`From school\n${note}`);
  expect(wandText(shared({ text: note, url: soup }))).toBe(`${note}\n${soup}`);
  expect(wandText(shared({ title: note, text: note }))).toBe(note);
  expect(wandText(shared({}))).toBe('');
});

test('an unsafe address is treated as text', () => {
  expect(wandText(shared({ url: 'javascript:alert(1)' }))).toBe('javascript:alert(1)');
});
