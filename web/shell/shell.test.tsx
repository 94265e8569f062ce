import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queryClient } from '#web/query-client.ts';
import { sidebarEntries, testIdOf } from './nav.ts';
import { Shell } from './shell.tsx';

vi.mock('./live-changes.ts', () => ({ useLiveChanges: () => undefined }));

const ana = { id: 'a', firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' };
let isNarrow = false;
let onWidthChange: () => void = () => undefined;

beforeEach(() => {
  isNarrow = false;
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'sidebar_state=; path=/; max-age=0';
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isNarrow;
    },
    addEventListener: (_: string, listener: () => void) => {
      onWidthChange = listener;
    },
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

function renderShell({ path = '/dashboard', user = ana }: { path?: string; user?: typeof ana } = {}) {
  const { hook } = memoryLocation({ path });
  return render(
    <QueryClientProvider client={queryClient}>
      <Router hook={hook}>
        <Shell user={user} sessionEnded={false}>
          <h1>Page</h1>
        </Shell>
      </Router>
    </QueryClientProvider>,
  );
}
const sidebar = () => screen.getByRole('complementary');
const pressShortcut = (keys: object) => fireEvent.keyDown(window, { key: 'b', ...keys });

test('the header has a sidebar toggle, the display name, the email and a logout link', () => {
  renderShell();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('button', { name: 'Toggle Sidebar' })).toBeDefined();
  expect(header.getByText('Ana Lopez')).toBeDefined();
  expect(header.getByText('ana@example.com')).toBeDefined();
  expect(header.getByRole('link', { name: 'Log Out' }).getAttribute('href')).toBe('/api/logout');
});

test('the header has a bell with what is unread, once the browser is idle', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ notices: [], unreadCount: 3 }));
  renderShell();
  const header = within(screen.getByRole('banner'));
  expect(header.queryByRole('button', { name: /^Reminders/ })).toBeNull();
  expect(await header.findByRole('button', { name: 'Reminders, 3 new' })).toBeDefined();
});

test('the sidebar shows the product name, every entry with its path and test id, and Log Out', () => {
  renderShell();
  expect(within(sidebar()).getByText('Mothership')).toBeDefined();
  for (const entry of sidebarEntries) {
    const link = screen.getByTestId(testIdOf(entry));
    expect([link.textContent, link.getAttribute('href')]).toEqual([entry.title, entry.path]);
  }
  const logOut = within(sidebar()).getByRole('link', { name: 'Log Out' });
  expect(logOut.getAttribute('href')).toBe('/api/logout');
});

test("the current route's entry is highlighted", () => {
  renderShell({ path: '/planner' });
  const current = sidebarEntries.filter((entry) => screen.getByTestId(testIdOf(entry)).hasAttribute('aria-current'));
  expect(current.map(({ title }) => title)).toEqual(['Planner']);
});

test('the panel is 16rem wide and collapses to a 3rem strip of icons that keep their accessible names', async () => {
  renderShell();
  expect(sidebar().className).toContain('w-64');
  await userEvent.click(screen.getByRole('button', { name: 'Toggle Sidebar' }));
  expect(sidebar().className).toContain('w-12');
  expect(screen.getByRole('link', { name: 'Household' })).toBeDefined();
  expect(
    within(sidebar())
      .getAllByRole('tooltip', { hidden: true })
      .map((tip) => tip.textContent),
  ).toContain('Household');
});

test('Ctrl or Meta plus b toggles the sidebar, b alone does not', () => {
  renderShell();
  pressShortcut({ ctrlKey: true });
  expect(sidebar().className).toContain('w-12');
  pressShortcut({ metaKey: true });
  expect(sidebar().className).toContain('w-64');
  pressShortcut({});
  expect(sidebar().className).toContain('w-64');
});

test('the sidebar state is saved in the cookie sidebar_state for 604800 seconds and restored', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const { unmount } = renderShell();
  pressShortcut({ ctrlKey: true });
  expect(written).toHaveBeenCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  unmount();
  renderShell();
  expect(sidebar().className).toContain('w-12');
  pressShortcut({ ctrlKey: true });
  expect(document.cookie).toContain('sidebar_state=true');
});

test('below 768 px the sidebar is an 18rem sheet that closes on choosing an entry and writes no cookie', async () => {
  isNarrow = true;
  renderShell();
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Toggle Sidebar' }));
  const sheet = await screen.findByRole('dialog', { name: 'Menu' });
  expect(sheet.className).toContain('w-72');
  await userEvent.click(within(sheet).getByTestId('link-appointments'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.cookie).not.toContain('sidebar_state');
});

test('only phones have a bottom bar', () => {
  renderShell();
  expect(screen.queryByRole('navigation', { name: 'Quick' })).toBeNull();
  act(() => {
    isNarrow = true;
    onWidthChange();
  });
  const bar = within(screen.getByRole('navigation', { name: 'Quick' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Today',
    'Meals',
    'Wand',
    'Groceries',
    'Planner',
  ]);
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Today');
});

test('the theme button cycles through system, light and dark, and the choice is stored', async () => {
  renderShell();
  const seen: (string | undefined)[] = [];
  for (const label of ['Theme: System', 'Theme: Light', 'Theme: Dark']) {
    await userEvent.click(screen.getByRole('button', { name: label }));
    seen.push(document.documentElement.dataset.theme);
  }
  expect(seen).toEqual(['light', 'dark', undefined]);
  expect(localStorage.getItem('theme')).toBe('system');
});

test('the first Tab stop is a link that skips to the content', async () => {
  renderShell();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
  expect(screen.getByRole('main').id).toBe('main');
});
