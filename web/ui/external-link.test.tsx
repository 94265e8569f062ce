import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ExternalLink } from './external-link.tsx';

afterEach(cleanup);

test('a web address opens in a new tab without opener and referrer', () => {
  render(<ExternalLink href="https://www.care.com/">Find a Sitter</ExternalLink>);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Find a Sitter (opens in a new tab)' });
  expect([link.href, link.target, link.rel]).toEqual(['https://www.care.com/', '_blank', 'noopener noreferrer']);
});

test('a path on our own server opens in a new tab too', () => {
  render(<ExternalLink href="/oidc/account">Manage account</ExternalLink>);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/oidc/account');
});

test.each([
  'data:text/html,hello',
  'https://user:secret@example.com/',
  'vbscript:x',
  'not an address',
  '//elsewhere',
  '/\\elsewhere',
])('the unsafe address %s is rendered as plain text', (href) => {
  render(<ExternalLink href={href}>View Wishlist</ExternalLink>);
  expect(screen.getByText('View Wishlist')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
