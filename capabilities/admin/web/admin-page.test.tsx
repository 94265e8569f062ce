import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userPreferences, userSignups } from '#capabilities/preferences/server/tables.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { attempts } from '#server/http/tables.ts';
import { focused } from '#testing/focused.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type Client, testApp } from '#testing/test-app.ts';
import * as session from '#web/shell/session.ts';
import { AdminPage } from './admin-page.tsx';

const password = 'пароль: correct horse';
const { database, signUp } = await testApp({ ADMIN_PASSWORD: password, GEMINI_API_KEY: 'a-key' });
const db = acrossFamilies(database);
const mother = await signUp();
const endSession = vi.spyOn(session, 'endSession');

beforeEach(async () => {
  sessionStorage.clear();
  endSession.mockClear();
  await db.delete(attempts);
  await db.delete(userSignups);
});

/** A client whose requests to matching addresses get this response. */
const clientGetting = (address: RegExp, status = 500, text = 'Broken'): Client => ({
  ...mother,
  request: async (options) =>
    address.test(String(options.url)) ? { status, text, json: undefined, headers: {} } : mother.request(options),
});

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const enterButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Access Admin Panel' });
async function tryPassword(typed: string) {
  await userEvent.type(field(), typed);
  await userEvent.click(enterButton());
}
function storePassword() {
  sessionStorage.setItem('adminAuthenticated', 'true');
  sessionStorage.setItem('adminPassword', password);
}

describe('the password form', () => {
  test('asks for a password and does not accept a blank one', async () => {
    renderPage(<AdminPage />, mother);
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Access' })).toBeTruthy();
    expect(screen.getByText("Contact your administrator if you don't have the password")).toBeTruthy();
    expect(field().type).toBe('password');
    expect(enterButton().disabled).toBe(true);
    await userEvent.type(field(), '   ');
    expect(enterButton().disabled).toBe(true);
    await userEvent.type(field(), 'x');
    expect(enterButton().disabled).toBe(false);
  });

  test('accepts the right password, stores it for the browser session, and Logout clears it', async () => {
    renderPage(<AdminPage />, mother);
    await tryPassword(password);
    expect(await screen.findByText('Access Granted')).toBeTruthy();
    expect(screen.getByText('Welcome to the admin panel')).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1, name: 'Admin Settings' });
    await focused(heading);
    expect(sessionStorage.getItem('adminAuthenticated')).toBe('true');
    expect(sessionStorage.getItem('adminPassword')).toBe(password);
    expect(await screen.findByText('Gemini is configured and active')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await focused(screen.getByRole('heading', { level: 1, name: 'Admin Access' }));
    expect(field().value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('shows Verifying... while the request is pending', async () => {
    let respond = () => {};
    const slow: Client = {
      ...mother,
      request: (options) =>
        new Promise((resolve) => {
          respond = () => resolve(mother.request(options));
        }),
    };
    renderPage(<AdminPage />, slow);
    await tryPassword('wrong');
    expect(screen.getByRole('button', { name: 'Verifying...' })).toBeTruthy();
    respond();
    expect(await screen.findByText('Access Denied')).toBeTruthy();
  });

  test("clears a wrong password without ending the user's session", async () => {
    renderPage(<AdminPage />, mother);
    await tryPassword('wrong');
    expect(await screen.findByText('Access Denied')).toBeTruthy();
    expect(screen.getByText('Incorrect password')).toBeTruthy();
    await waitFor(() => expect(field().value).toBe(''));
    await focused(field());
    expect(sessionStorage).toHaveLength(0);
    expect(endSession).not.toHaveBeenCalled();
  });

  test('keeps the input after too many attempts', async () => {
    for (let n = 0; n < 10; n++) await mother.post('/api/admin/verify', { password: 'wrong' });
    renderPage(<AdminPage />, mother);
    await tryPassword(password);
    expect(await screen.findByText('Too many tries. Please wait 15 minutes and try again')).toBeTruthy();
    expect(screen.getByText('Access Denied')).toBeTruthy();
    expect(field().value).toBe(password);
  });

  test.each([
    ['there is no connection', () => Promise.reject(new Error('offline'))],
    ['the server answers 503', clientGetting(/./, 503).request],
  ])('keeps the input when %s', async (_reason, request) => {
    renderPage(<AdminPage />, { ...mother, request });
    await tryPassword(password);
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Failed to verify password')).toBeTruthy();
    expect(field().value).toBe(password);
  });

  test('returns when the stored password is no longer right', async () => {
    storePassword();
    sessionStorage.setItem('adminPassword', 'the old one');
    renderPage(<AdminPage />, mother);
    expect(screen.getByText('Loading settings...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
    expect(endSession).not.toHaveBeenCalled();
  });

  test('shows when only the flag is stored without a password', () => {
    sessionStorage.setItem('adminAuthenticated', 'true');
    renderPage(<AdminPage />, mother);
    expect(screen.getByRole('heading', { name: 'Admin Access' })).toBeTruthy();
  });
});

describe('the settings', () => {
  beforeEach(storePassword);

  test('explain where keys are stored, what to do after a change, and how to fix connection trouble', async () => {
    renderPage(<AdminPage />, mother);
    expect(await screen.findByRole('heading', { name: 'API Key Configuration' })).toBeTruthy();
    expect(screen.getByText(/In production, republish the app after changing them/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: /I'm having trouble connecting/ })).toBeTruthy();
  });

  test('show a key as not configured if the check fails', async () => {
    renderPage(<AdminPage />, clientGetting(/check-key/));
    expect(await screen.findByText('Not configured')).toBeTruthy();
    expect(screen.getByText('Gemini is not configured')).toBeTruthy();
  });

  test.each([
    [{ provider: 'openai', unavailable: null }, 'OpenAI', 'OPENAI_API_KEY', 'Not configured'],
    [{ provider: 'builtin', unavailable: null }, 'Built-in helper', 'GEMINI_API_KEY', 'Configured'],
    [{ provider: 'compatible', unavailable: null }, 'Compatible AI server', 'AI_BASE_URL', 'Configured'],
    [{ provider: 'gemini', unavailable: 'openai' }, 'Gemini', 'GEMINI_API_KEY', 'Configured'],
  ])('show the provider for %j', async (settings, name, key, indicator) => {
    renderPage(<AdminPage />, clientGetting(/settings/, 200, JSON.stringify(settings)));
    expect(await screen.findByText(name)).toBeTruthy();
    expect(await screen.findByText(indicator)).toBeTruthy();
    expect(screen.getAllByText(key)[0]).toBeTruthy();
    expect(screen.queryAllByText(/Another provider is set/)).toHaveLength(settings.unavailable ? 1 : 0);
  });

  test('show the number of users', async () => {
    const answer = JSON.stringify({ activeUsers: 1234, totalSignups: 5678 });
    renderPage(<AdminPage />, clientGetting(/analytics/, 200, answer));
    const active = await screen.findByRole('heading', { name: 'Active Users' });
    expect(active.nextElementSibling?.textContent).toBe('1,234');
    expect(screen.getByText('Users who completed onboarding')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Total Signups' }).nextElementSibling?.textContent).toBe('5,678');
    expect(screen.getByText('All-time')).toBeTruthy();
  });

  test('show an empty state before the first signup', async () => {
    renderPage(<AdminPage />, mother);
    expect(await screen.findByText('No user signups yet')).toBeTruthy();
  });

  test("show each person's answers exactly as typed, with dashes for missing ones", async () => {
    const wish = `<script>alert(1)</script> & **less** ${'laundry '.repeat(20)}`;
    await db.update(userPreferences).set({ onboardingCompleted: true });
    await db.insert(userSignups).values([
      {
        userId: mother.userId,
        name: '<b>Ana</b>',
        momCategory: 'Working Mom',
        techSavvyLevel: 'Expert',
        familyAdults: 2,
        familyKids: 1,
        familyPets: 0,
        biggestStressTrigger: 'Other',
        stressTriggerOther: 'Socks {{7*7}}',
        wishForApp: wish,
        createdAt: '2026-03-04T12:00:00Z',
      },
      { userId: (await signUp()).userId, createdAt: '2026-03-03T12:00:00Z' },
    ]);
    renderPage(<AdminPage />, mother);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Mom Category', 'Tech Savvy', 'Family Size', 'Biggest Stress', 'Wish for App', 'Signed Up']);
    const [, ana, nobody] = within(table).getAllByRole('row');
    const shown = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll('th, td > div') ?? [])].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
    expect(shown(nobody)).toEqual(['—', '—', '—', '—', '—', '—', 'Mar 3, 2026']);
    expect(shown(ana).toSpliced(5, 1)).toEqual([
      '<b>Ana</b>',
      'Working Mom',
      'Expert',
      '2 adults, 1 kid, 0 pets',
      'Socks {{7*7}}',
      'Mar 4, 2026',
    ]);

    const button = within(ana as HTMLElement).getByRole('button');
    expect(button.textContent).toBe(wish);
    expect(within(ana as HTMLElement).getByRole('tooltip', { hidden: true }).textContent).toBe(wish);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(within(ana as HTMLElement).getByRole('tooltip', { hidden: true }).textContent).toBe('');
  });

  test.each([
    ['users', 'Failed to fetch users'],
    ['analytics', 'Failed to fetch analytics'],
    ['settings', 'Failed to fetch settings'],
  ])('show an error with a retry button when %s cannot be loaded', async (path, message) => {
    let isBroken = true;
    const request: Client['request'] = (options) => {
      const client = isBroken ? clientGetting(new RegExp(`admin/${path}`), 500) : mother;
      return client.request(options);
    };
    renderPage(<AdminPage />, { ...mother, request });
    expect(await screen.findByText(message)).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect(await screen.findByText('No user signups yet')).toBeTruthy();
  });

  test.each([401, 429])("do not end the user's session when a list is refused with %d", async (status) => {
    renderPage(<AdminPage />, clientGetting(/users|analytics/, status));
    expect(await screen.findByText('Failed to fetch users')).toBeTruthy();
    expect(await screen.findByText('Failed to fetch analytics')).toBeTruthy();
    expect(endSession).not.toHaveBeenCalled();
  });
});
