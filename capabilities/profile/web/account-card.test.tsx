import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#capabilities/account/contract.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { Client } from '#testing/test-app.ts';
import { AccountCard } from './account-card.tsx';

const account: Account = {
  email: 'ana@example.com',
  isEmailVerified: true,
  provider: { name: 'accounts.example.org', accountUrl: 'https://accounts.example.org/me' },
  verificationUrl: null,
  hasProvenHerself: false,
};

/** Renders the card with a response that may change between requests. */
function show(answer: () => Account) {
  const request = async () => ({ status: 200, text: JSON.stringify(answer()), json: undefined, headers: {} });
  renderPage(<AccountCard />, { request } as Partial<Client> as Client);
}

test("a verified email has a badge, and the button opens the provider's page in a new tab", async () => {
  show(() => account);
  expect(await screen.findByText('ana@example.com')).toBeTruthy();
  expect(screen.getByText('Verified')).toBeTruthy();
  expect(screen.getByText('Managed by accounts.example.org')).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Manage account/ });
  expect([link.href, link.target]).toEqual(['https://accounts.example.org/me', '_blank']);
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

test('an unverified email is marked, with a link to verify it', async () => {
  show(() => ({ ...account, isEmailVerified: false, verificationUrl: '/oidc/account' }));
  expect(await screen.findByText('Not verified')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Verify your email/ }).getAttribute('href')).toBe('/oidc/account');
});

test('an unverified email without such a link says what to do', async () => {
  show(() => ({ ...account, isEmailVerified: false }));
  expect(await screen.findByText('Verify it on your accounts.example.org account page.')).toBeTruthy();
});

test('an email that nobody can verify is not marked', async () => {
  show(() => ({ ...account, isEmailVerified: false, provider: { ...account.provider, name: 'Mothership' } }));
  expect(await screen.findByText('ana@example.com')).toBeTruthy();
  expect(screen.queryByText(/verif/i)).toBeNull();
});

test('an unsafe account address is not a link', async () => {
  show(() => ({ ...account, provider: { name: 'accounts', accountUrl: 'data:text/html,hello' } }));
  expect(await screen.findByText('Managed by accounts')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Manage account/ })).toBeNull();
});

test('a change at the provider shows when the page becomes visible again', async () => {
  let email = 'ana@example.com';
  show(() => ({ ...account, email }));
  expect(await screen.findByText('ana@example.com')).toBeTruthy();
  email = 'ana@example.org';
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('ana@example.org')).toBeTruthy();
});
