import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeredCalls } from '#testing/answered-calls.ts';
import { renderPage } from '#testing/render-page.tsx';
import { refetchResources } from '#web/api/hooks.ts';
import { queryClient } from '#web/query-client.ts';
import type { BellNotice } from '../contract.ts';
import { Bell } from './bell-card.tsx';

await import('#web/ui/overlays/dialog-panel.tsx');
await import('./bell-list.tsx');

const notice = (change: Partial<BellNotice>): BellNotice => ({
  id: 'a',
  kind: 'appointment',
  title: 'Dentist for Mia',
  body: 'Tomorrow at 4:00 PM.',
  path: '/appointments',
  saidAt: new Date().toISOString(),
  isUnread: true,
  ...change,
});

function showBell(notices: BellNotice[], isPhone = false) {
  const stored = { notices };
  const bellOf = () => ({
    json: { ...stored, unreadCount: stored.notices.filter(({ isUnread }) => isUnread).length },
  });
  const readEverything = () => {
    stored.notices = stored.notices.map((it) => ({ ...it, isUnread: false }));
    return undefined;
  };
  const calls = answeredCalls({
    'GET /api/notices': bellOf,
    'GET /api/notices/next': {
      json: {
        next: ['Swim class for Leo', 'Your week ahead'].map((title) => ({
          ...{
            title,
            kind: 'appointment',
            path: '/appointments?open=swim',
            event: null,
            dueAt: new Date().toISOString(),
          },
        })),
      },
    },
    'POST /api/notices/a/read': () => ({}),
    'POST /api/notices/read': readEverything,
  });
  document.title = 'Dashboard · Mothership';
  const view = renderPage(<Bell isPhone={isPhone} />, calls.person);
  return { ...calls, ...view, stored };
}

/** jsdom has no popovers, so their content counts as hidden. */
const link = (name: string) => screen.findByRole('link', { name, hidden: true });
const bell = (name: string | RegExp) => screen.findByRole('button', { name });

test('the bell counts what is unread, also in the title of the page, and lists it', async () => {
  const { unmount } = showBell([notice({}), notice({ id: 'b', title: 'Swim class', body: '', isUnread: false })]);
  await userEvent.click(await bell('Reminders, 1 new'));
  expect((await link('Dentist for Mia')).getAttribute('href')).toBe('/appointments');
  expect(screen.getByText('Tomorrow at 4:00 PM.')).toBeTruthy();
  expect(screen.getAllByText('Just now')).toHaveLength(2);
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect((await link('Reminder settings')).getAttribute('href')).toBe('/reminders/settings');
  expect((await link('What we sent')).getAttribute('href')).toBe('/reminders/settings?open=sent');
  expect(document.title).toBe('(1) Dashboard · Mothership');

  // A page that opens sets its own title.
  document.title = 'Planner · Mothership';
  await waitFor(() => expect(document.title).toBe('(1) Planner · Mothership'));
  unmount();
  expect(document.title).toBe('Planner · Mothership');
});

test('opening a notice marks it as read and goes to its screen', async () => {
  const { sent } = showBell([notice({})]);
  await userEvent.click(await bell(/^Reminders/));
  await userEvent.click(await link('Dentist for Mia'));
  expect(location.pathname).toBe('/appointments');
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/notices/a/read']);
});

test('everything can be marked as read at once', async () => {
  showBell([notice({}), notice({ id: 'b' })]);
  await userEvent.click(await bell('Reminders, 2 new'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read', hidden: true }));
  expect(await bell('Reminders')).toBeTruthy();
  expect(screen.queryByText('Mark all as read')).toBeNull();
  expect(document.title).toBe('Dashboard · Mothership');
});

test('a notice that arrives is announced, but not those that are there already', async () => {
  const { stored } = showBell([notice({ title: 'An old one' })]);
  await bell('Reminders, 1 new');
  expect(screen.getByRole('status').textContent).toBe('');
  stored.notices = [notice({ id: 'c', title: 'Pick up Leo' }), ...stored.notices];
  await act(() => refetchResources(queryClient, ['notices']));
  await bell('Reminders, 2 new');
  expect(screen.getByRole('status').textContent).toBe('New reminder: Pick up Leo');
});

test('on a phone the bell opens a sheet, and an empty one says what comes next', async () => {
  showBell([], true);
  await userEvent.click(await bell('Reminders'));
  expect(await screen.findByRole('dialog', { name: 'Reminders' })).toBeTruthy();
  expect(await screen.findByText("No new reminders. We'll let you know in time.")).toBeTruthy();
  const next = await screen.findByRole('link', { name: 'Swim class for Leo' });
  expect(next.getAttribute('href')).toBe('/appointments?open=swim');
  expect(screen.getByRole('link', { name: 'Your week ahead' })).toBeTruthy();
});

test('a list that fails to load can be retried', async () => {
  const { person } = answeredCalls({ 'GET /api/notices': { status: 500 } });
  renderPage(<Bell isPhone={false} />, person);
  await userEvent.click(await bell('Reminders'));
  expect(await screen.findByText("We couldn't load your reminders.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again', hidden: true })).toBeTruthy();
});
