import { expect, test } from 'vitest';
import { renderStaticPages } from './prerender.tsx';

const pages = renderStaticPages({ stylesheet: '/assets/look.css', preloadedFonts: ['/assets/figtree.woff2'] });
const page = (name: string) => pages.find(({ file }) => file === name)?.html ?? '';

test('five pages are prerendered', () => {
  expect(pages.map(({ file }) => file)).toEqual([
    'landing.html',
    'about.html',
    'contact.html',
    'sign-in.html',
    'not-found.html',
  ]);
});

test.each(pages)('$file is plain HTML that complies with the content security policy', ({ html }) => {
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toContain('<style');
  expect(html).toContain('<link rel="stylesheet" href="/assets/look.css"/>');
  expect(html).toContain('href="/assets/figtree.woff2"');
  expect(html).toMatch(/<title>.+ · Mothership<\/title>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('the sign-in and not-found pages are hidden from search engines', () => {
  const unlisted = pages.filter(({ html }) => html.includes('content="noindex"')).map(({ file }) => file);
  expect(unlisted).toEqual(['sign-in.html', 'not-found.html']);
});

test('the sign-in page has a placeholder for the return path', () => {
  expect(page('sign-in.html')).toContain('href="/api/login?returnTo=__RETURN_TO__"');
});
