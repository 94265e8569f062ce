import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#capabilities/account/contract.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { Client } from '#testing/test-app.ts';
import { queryClient } from '#web/query-client.ts';
import { OnboardingCompletePage } from './onboarding-complete-page.tsx';

const ana: User = { id: 'a', firstName: 'Ana', lastName: null, email: null };
const invitation = { link: 'https://example.com/invite/secret', email: 'david@example.com', isMailed: false };

async function open(
  state: object | null,
  { user = ana, isFinished = true }: { user?: User | null; isFinished?: boolean } = {},
) {
  history.replaceState(state, '', '/onboarding-complete');
  const text = JSON.stringify({ onboardingCompleted: isFinished });
  const request = async () => ({ status: 200, text, json: undefined, headers: {} });
  renderPage(<OnboardingCompletePage user={user ?? undefined} />, { request } as Partial<Client> as Client);
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

test('the page tells the person that all is set and redirects to the dashboard after 5 seconds', async () => {
  await open(null);
  expect(screen.getByRole('heading', { level: 1, name: "You're all set, Ana!" })).toBeTruthy();
  expect(screen.getByText("We'll keep track from here so you don't have to.")).toBeTruthy();
  expect(screen.getByText('Taking you there in 5 seconds...')).toBeTruthy();
  advance(4999);
  expect(location.pathname).toBe('/onboarding-complete');
  const entries = history.length;
  advance(1);
  expect(location.pathname).toBe('/dashboard');
  expect(history.length).toBe(entries);
});

test('Go to Dashboard navigates at once and replaces the history entry', async () => {
  await open(null);
  const entries = history.length;
  fireEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  expect(location.pathname).toBe('/dashboard');
  expect(history.length).toBe(entries);
});

test('a person without a name is all set too', async () => {
  await open(null, { user: { ...ana, firstName: null } });
  expect(screen.getByRole('heading', { level: 1, name: "You're all set!" })).toBeTruthy();
});

test('a visitor is not all set', async () => {
  await open(null, { user: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Almost there!' })).toBeTruthy();
  expect(screen.queryByText(/complete/)).toBeNull();
  advance(5000);
  expect(location.pathname).toBe('/dashboard');
});

test('a person who has not finished is sent back to the onboarding', async () => {
  await open(null, { isFinished: false });
  expect(screen.getByRole('heading', { level: 1, name: 'Almost there, Ana!' })).toBeTruthy();
  expect(screen.getByText(/^Your setup isn't complete yet\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Setup' }).getAttribute('href')).toBe('/onboarding');
  advance(5000);
  expect(location.pathname).toBe('/onboarding');
});

test('a link to send by hand delays the redirect until it is copied', async () => {
  await open({ invitation });
  const link = screen.getByLabelText<HTMLInputElement>('Invitation link');
  expect(link.value).toBe(invitation.link);
  expect(screen.getByText(/david@example\.com/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  advance(60_000);
  expect(location.pathname).toBe('/onboarding-complete');
  expect(screen.getByText(/^Take your time\. The link only shows here/)).toBeTruthy();
  fireEvent.copy(link);
  advance(5000);
  expect(location.pathname).toBe('/dashboard');
});

test('an invitation that was emailed does not hold the redirect up', async () => {
  await open({ invitation: { ...invitation, isMailed: true } });
  advance(5000);
  expect(location.pathname).toBe('/dashboard');
});
