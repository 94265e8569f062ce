import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OnboardingCompletePage } from './onboarding-complete-page.tsx';

const ana = { id: 'a', firstName: 'Ana', lastName: null, email: null };
const invitation = { link: 'https://example.com/invite/secret', email: 'david@example.com', isMailed: true };

function open(state: object | null) {
  history.replaceState(state, '', '/onboarding-complete');
  render(<OnboardingCompletePage user={ana} />);
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('she is thanked, and taken to the dashboard after 5 seconds', () => {
  open(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you, Ana!' })).toBeTruthy();
  expect(screen.getByText('You will be taken there in 5 seconds.')).toBeTruthy();
  pass(4999);
  expect(location.pathname).toBe('/onboarding-complete');
  const entries = history.length;
  pass(1);
  expect(location.pathname).toBe('/dashboard');
  expect(history.length).toBe(entries);
});

test('Go to Dashboard takes her there at once, and Back does not lead here again', () => {
  open(null);
  const entries = history.length;
  fireEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  expect(location.pathname).toBe('/dashboard');
  expect(history.length).toBe(entries);
});

test('a visitor is thanked, too', () => {
  render(<OnboardingCompletePage user={undefined} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeTruthy();
});

test('the invitation she asked for is there to copy, and does not keep her otherwise', () => {
  open({ invitation });
  expect(screen.getByLabelText<HTMLInputElement>('Invitation link').value).toBe(invitation.link);
  expect(screen.getByText(/david@example\.com/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  pass(5000);
  expect(location.pathname).toBe('/dashboard');
});

test.each([
  ['the pointer', () => fireEvent.pointerMove(screen.getByLabelText('Invitation link'))],
  ['the keyboard', () => act(() => screen.getByLabelText('Invitation link').focus())],
])('while she is at the invitation with %s nothing takes her away', (_what, touch) => {
  open({ invitation });
  pass(4000);
  touch();
  pass(60_000);
  expect(location.pathname).toBe('/onboarding-complete');
  expect(screen.getByText('Take your time.')).toBeTruthy();
});
