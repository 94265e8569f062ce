import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { focused } from '#testing/focused.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { appScreens, openScreens, siteScreens } from './routes.tsx';
import * as session from './shell/session.ts';

vi.mock('#web/shell/live-changes.ts', () => ({ useLiveChanges: () => undefined }));
const useSession = vi.spyOn(session, 'useSession');
const preferences = vi.fn<() => Promise<Response>>();
const ana = { id: 'a', firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', vi.fn());
  preferences.mockImplementation(async () => Response.json({ onboardingCompleted: true }));
  // Empty lists for members and children; every other request stays pending.
  const lists = ['/api/household-members', '/api/children'];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/preferences') return preferences();
    return lists.some((path) => url.startsWith(path)) ? Response.json([]) : new Promise<Response>(() => {});
  });
});
afterEach(() => {
  // Unmount first: a mounted page would refetch at once, and the next test would wait for that response.
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

function open(path: string, current: session.Session) {
  history.replaceState(null, '', path);
  useSession.mockReturnValue(current);
  render(<App />);
}
const visitor = { status: 'out' } as const;
const signedIn = { status: 'in', user: ana, ended: false } as const;
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

test('the route table has every path of the specification', () => {
  const paths = [...appScreens, ...openScreens, ...siteScreens].map(({ path }) => path);
  const specified = [
    '/',
    '/about',
    '/admin',
    '/appointments',
    '/birthday-wishlists',
    '/birthdays',
    '/children',
    '/contact',
    '/dashboard',
    '/food',
    '/grocery-lists',
    '/household',
    '/invite/:token',
    '/meal-planner',
    '/meal-planning-preferences',
    '/onboarding',
    '/onboarding-complete',
    '/planner',
    '/profile',
    '/recipes',
    '/recipes/:id',
    '/recipes/:id/cook',
    '/reminders',
    '/subscriptions',
    '/wand',
  ];
  expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  const pageOf = (path: string) => appScreens.find((screen) => screen.path === path)?.page;
  expect(pageOf('/reminders')).toBe(pageOf('/planner'));
  expect(pageOf('/')).toBe(pageOf('/dashboard'));
  // The specification gives '/reminders' to the planner, so the reminders page has another path.
  expect(pageOf('/reminders/settings')).not.toBe(pageOf('/planner'));
});

test.each([
  ['/', 'Welcome to Mothership: Your Family Co-Pilot'],
  ['/about', "Easing moms' mental load with smart planning"],
  ['/contact', 'Contact'],
  ['/dashboard', 'Sign in to continue'],
  ['/household', 'Sign in to continue'],
  ['/nowhere', '404 Page Not Found'],
])('a visitor on %s sees %s', async (path, expected) => {
  open(path, visitor);
  expect(await title()).toBe(expected);
  expect(screen.queryByTestId('link-household')).toBeNull();
});

test.each([
  ['/about', "Easing moms' mental load with smart planning"],
  ['/contact', 'Contact'],
  ['/household', 'Household'],
  ['/wand', 'Magic Wand'],
  ['/nowhere', '404 Page Not Found'],
])('a signed-in person on %s sees %s inside the shell', async (path, expected) => {
  open(path, signedIn);
  expect(await title()).toBe(expected);
  expect(screen.getByTestId('link-household')).toBeDefined();
});

test('the onboarding has neither a logout link nor the menu for a visitor', async () => {
  open('/onboarding', visitor);
  await title();
  expect(screen.queryByRole('link', { name: 'Log Out' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

test('the about page links a signed-in person to the contact page', async () => {
  open('/about', signedIn);
  await userEvent.click(await screen.findByRole('link', { name: 'Contact us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeDefined();
});

describe('before the onboarding is completed', () => {
  beforeEach(() => {
    preferences.mockImplementation(async () => Response.json({ onboardingCompleted: false }));
  });

  test.each(['/', '/dashboard', '/household', '/profile', '/nowhere'])('%s redirects to it', async (path) => {
    open(path, signedIn);
    await waitFor(() => expect(location.pathname).toBe('/onboarding'));
    expect(screen.queryByTestId('link-household')).toBeNull();
  });

  test.each(['/about', '/contact'])('%s stays accessible', async (path) => {
    open(path, signedIn);
    await title();
    expect(location.pathname).toBe(path);
  });

  test.each(['/onboarding', '/onboarding-complete'])('%s offers to log out', async (path) => {
    open(path, signedIn);
    expect((await screen.findByRole('link', { name: 'Log Out' })).getAttribute('href')).toBe('/api/logout');
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  test('the screen stays blank while preferences load, and shows a spinner after a while', async () => {
    preferences.mockImplementation(() => new Promise(() => {}));
    open('/household', signedIn);
    expect(document.body.textContent).toBe('');
    expect(await screen.findByRole('status')).toBeDefined();
    expect(screen.queryByTestId('link-household')).toBeNull();
    expect(location.pathname).toBe('/household');
  });
});

test('preferences that fail to load cause no redirect', async () => {
  preferences.mockImplementation(async () => new Response('Server exploded', { status: 500 }));
  open('/household', signedIn);
  expect(await title()).toBe('Household');
});

test('a page that retries loading the preferences stays mounted', async () => {
  preferences.mockImplementation(async () => new Response('Server exploded', { status: 500 }));
  open('/profile', signedIn);
  expect(await screen.findByText("We couldn't load your preferences.")).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  expect(await screen.findByText("We couldn't load your preferences.")).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeDefined();
});

test('while the session loads, / shows the landing page after a noticeable wait', async () => {
  open('/', { status: 'loading' });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await title()).toBe('Welcome to Mothership: Your Family Co-Pilot');
});

test('an unreachable server shows an error with a retry button', async () => {
  const retry = vi.spyOn(session, 'retrySession').mockResolvedValue();
  open('/household', { status: 'failed' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert').textContent).toContain("We can't reach the server right now.");
  expect(retry).toHaveBeenCalledOnce();
});

test('following a link scrolls to the top, updates the document title and focuses the heading', async () => {
  open('/contact', signedIn);
  expect(await title()).toBe('Contact');
  await userEvent.click(screen.getByTestId('link-about'));
  const heading = await screen.findByRole('heading', { name: "Easing moms' mental load with smart planning" });
  expect(document.title).toBe("Easing moms' mental load with smart planning · Mothership");
  await focused(heading);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('hovering over a link preloads its page', async () => {
  open('/contact', signedIn);
  await title();
  const household = appScreens.find(({ path }) => path === '/household');
  const preload = vi.spyOn(household?.page ?? { preload: () => undefined }, 'preload');
  await act(async () => {
    screen.getByTestId('link-household').dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  expect(preload).toHaveBeenCalled();
});

test('when the session ends, the page stays and a sign-in dialog opens over it', async () => {
  open('/contact', { ...signedIn, ended: true });
  const link = await screen.findByRole('link', { name: 'Sign in (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Fcontact');
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Contact');
});
