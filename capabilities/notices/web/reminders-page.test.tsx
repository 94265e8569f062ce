import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answeredCalls } from '#testing/answered-calls.ts';
import { renderPage } from '#testing/render-page.tsx';
import * as push from '#web/api/push.ts';
import * as sections from '#web/ui/rows/shows-all-sections.ts';
import type { Channels, Device } from '../channel-contract.ts';
import type { SentNotice } from '../contract.ts';
import type { NoticeSettings } from '../settings-contract.ts';
import { RemindersPage } from './reminders-page.tsx';

await import('./reminders-card.tsx');
await import('./own-lead-form.tsx');
await import('./webhook-form.tsx');
await import('#web/ui/overlays/confirm-panel.tsx');

const pushState = vi.spyOn(push, 'pushState');
const turnOnPush = vi.spyOn(push, 'turnOnPush');
const turnOffPush = vi.spyOn(push, 'turnOffPush');
const showsAllSections = vi.spyOn(sections, 'showsAllSections');
beforeEach(() => {
  localStorage.clear();
  showsAllSections.mockReturnValue(true);
  pushState.mockResolvedValue('off');
});

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const elsewhere = here === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo';

const settings: NoticeSettings = {
  quietFrom: '21:00',
  quietUntil: '07:00',
  timeZone: null,
  familyTimeZone: here,
  morningAt: '07:00',
  weekDay: 0,
  weekAt: '17:00',
  leads: {
    appointment: ['1d 18:00', '120m'],
    birthday: ['21d 09:00'],
    trip: [],
    task: [],
    renewal: ['0d 09:00'],
    refill: [],
  },
  details: 'private',
  mailCarries: 'everything',
  pushCarries: 'everything',
  webhookCarries: 'everything',
  webhookAddress: null,
};
const reach = { confirmedAt: null, testedAt: null, lastSentAt: null, failure: null };
const channels: Channels = {
  mail: { ...reach, isAvailable: true, address: 'ana@example.com', isConfirmed: true },
  push: { publicKey: 'key', isAvailable: true, devices: [] },
  webhook: { ...reach, allowed: [], address: null },
};
const device: Device = { id: 'd1', name: 'Safari on iPhone', createdAt: '2026-11-01T08:00:00.000Z', ...reach };

interface Stored {
  settings: Partial<NoticeSettings>;
  channels: Partial<Channels>;
  sent: SentNotice[];
}

function showPage(change: Partial<Stored> = {}) {
  const stored = { ...settings, ...change.settings };
  const shownChannels = { ...channels, ...change.channels };
  const calls = answeredCalls({
    'GET /api/notices/settings': () => ({ json: { ...stored } }),
    'PATCH /api/notices/settings': (body) => {
      const { leads, ...others } = body as Partial<NoticeSettings>;
      Object.assign(stored, others, { leads: { ...stored.leads, ...leads } });
      return { json: stored };
    },
    'GET /api/notices/channels': () => ({ json: { ...shownChannels } }),
    'POST /api/notices/tests': (body) => {
      const { channel } = body as { channel: 'mail' };
      if (channel === 'mail') shownChannels.mail = { ...shownChannels.mail, testedAt: new Date().toISOString() };
      return undefined;
    },
    'POST /api/notices/devices': () => {
      shownChannels.push = { ...shownChannels.push, devices: [device] };
      return { json: device };
    },
    'POST /api/notices/devices/forget': {},
    'DELETE /api/notices/devices/d1': () => {
      shownChannels.push = { ...shownChannels.push, devices: [] };
      return undefined;
    },
    'GET /api/notices/sent': { json: change.sent ?? [] },
  });
  renderPage(<RemindersPage />, calls.person);
  return calls;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const unfold = async (kind: string) => userEvent.click(await screen.findByRole('button', { name: kind }));
const leadsOf = (kind: string) => within(screen.getByRole('group', { name: `Remind me of ${kind.toLowerCase()}` }));
const chip = (kind: string, name: string) => leadsOf(kind).getByRole<HTMLInputElement>('checkbox', { name });

test('the page has a section for each question, with the saved choices', async () => {
  showPage();
  for (const name of [
    'How we reach you',
    'Quiet hours and briefs',
    'When we remind you',
    'What others can see',
    'What we sent',
  ])
    expect((await section(name)).getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(screen.getByText('Anything at night waits until 7:00 AM.')).toBeTruthy();
  expect((await section('When we remind you')).getByText('The evening before and 2 hours before')).toBeTruthy();
  await unfold('Appointments and events');
  expect(chip('Appointments and events', 'The evening before').checked).toBe(true);
  expect(chip('Appointments and events', 'That morning').checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Refills' }).checked).toBe(false);
  expect(screen.getByText('“Appointment for Mia, 4:00 PM”')).toBeTruthy();
  expect(screen.getByText(/^Nothing yet\./)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Webhook' })).toBeNull();
  // The device is where the family is.
  expect(screen.queryByRole('heading', { name: 'Time zone' })).toBeNull();
});

test('on a phone what is rarely changed is one row each, which unfolds', async () => {
  showsAllSections.mockReturnValue(false);
  showPage();
  const ahead = await section('When we remind you');
  expect(ahead.getByText('For appointments, the evening before and 2 hours before')).toBeTruthy();
  expect(ahead.queryByRole('switch', { name: 'Refills' })).toBeNull();
  await unfold('When we remind you');
  expect(ahead.getByRole('switch', { name: 'Refills' })).toBeTruthy();
});

test('each choice is saved at once', async () => {
  const { sent } = showPage();
  await section('Quiet hours and briefs');
  await userEvent.click(screen.getByRole('switch', { name: "Don't disturb me at night" }));
  expect(await screen.findByText(/day or night/)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Morning brief' }));
  await waitFor(() => expect(screen.queryByLabelText('Every day at')).toBeNull());
  await userEvent.selectOptions(screen.getByLabelText('Every'), 'Friday');
  expect(await screen.findByRole('switch', { name: 'Friday brief' })).toBeTruthy();
  await unfold('Appointments and events');
  await userEvent.click(chip('Appointments and events', '2 hours before'));
  await userEvent.click(screen.getByRole('switch', { name: 'Refills' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Show as little as possible' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { quietFrom: null, quietUntil: null },
      { morningAt: null },
      { weekDay: 5 },
      { leads: { appointment: ['1d 18:00'] } },
      { leads: { refill: ['0d 09:00'] } },
      { details: 'little' },
    ]),
  );
});

test('a time is chosen to the half hour, and one between stays on offer', async () => {
  const { sent } = showPage({ settings: { quietFrom: '21:10' } });
  await section('Quiet hours and briefs');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '9:10 PM' }).selected).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Until'), '6:30 AM');
  expect(await screen.findByText(/waits until 6:30 AM/)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ quietFrom: '21:10', quietUntil: '06:30' }]);
});

test('another time can be added, and a wrong one gets a sentence', async () => {
  const { sent } = showPage();
  await unfold('Trips');
  const trips = leadsOf('Trips');
  await userEvent.click(trips.getByRole('button', { name: /^Your own/ }));
  await userEvent.click(await trips.findByRole('button', { name: 'Add' }));
  expect(trips.getByText('How long before? Type a number.')).toBeTruthy();
  await userEvent.selectOptions(trips.getByLabelText('Unit'), 'days');
  await userEvent.type(trips.getByLabelText('How long'), '400{Enter}');
  expect(trips.getByText('We can remind you at most 60 days before')).toBeTruthy();
  await userEvent.clear(trips.getByLabelText('How long'));
  await userEvent.type(trips.getByLabelText('How long'), '5');
  fireEvent.change(trips.getByLabelText('At'), { target: { value: '20:00' } });
  await userEvent.click(trips.getByRole('button', { name: 'Add' }));
  expect(await trips.findByRole('checkbox', { name: '5 days before at 8:00 PM', checked: true })).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ leads: { trip: ['5d 20:00'] } }]);
});

test('five times are as many as one thing can have', async () => {
  showPage({ settings: { leads: { ...settings.leads, trip: ['14d 09:00', '7d 09:00', '3d 09:00', '60m', '30m'] } } });
  await unfold('Trips');
  expect(chip('Trips', 'The day before').disabled).toBe(true);
  expect(chip('Trips', 'A week before').disabled).toBe(false);
  expect(screen.getByText(/^That's 5/)).toBeTruthy();
});

test('email that is not set up is not offered', async () => {
  showPage({ channels: { mail: { ...channels.mail, isAvailable: false } } });
  const how = await section('How we reach you');
  expect(how.queryByRole('heading', { name: 'Email' })).toBeNull();
  expect(how.queryByText(/by email/)).toBeNull();
});

test('an address that is not confirmed gets nothing but a test', async () => {
  const { sent } = showPage({ channels: { mail: { ...channels.mail, isConfirmed: false } } });
  const how = await section('How we reach you');
  expect(how.getByText(/We won't email you anything else until you've confirmed/)).toBeTruthy();
  expect(how.queryByText('What we send here')).toBeNull();
  await userEvent.click(how.getByRole('button', { name: 'Send a test' }));
  expect(await how.findByText(/^We sent it at .* press the button behind its link\.$/)).toBeTruthy();
  expect(sent).toEqual([{ call: 'POST /api/notices/tests', body: { channel: 'mail' } }]);
});

test('a channel that was confirmed or fails says so', async () => {
  const confirmedAt = new Date(2026, 10, 17, 16, 3).toISOString();
  showPage({
    channels: {
      mail: { ...channels.mail, confirmedAt },
      push: { ...channels.push, devices: [{ ...device, failure: 'It is gone' }] },
    },
  });
  expect(await screen.findByText('Reached you on November 17, 2026 at 4:03 PM')).toBeTruthy();
  expect(screen.getByText("Can't reach it: It is gone")).toBeTruthy();
});

test.each([
  ['unsupported', "This browser can't show notifications."],
  ['insecure', /only shows notifications from a secure address/],
  ['home-screen', /shows notifications once Mothership is on its home screen/],
  ['denied', 'Notifications are blocked.'],
] as const)('if push is %s, the card names the step that is missing', async (state, why) => {
  pushState.mockResolvedValue(state);
  showPage();
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByText('Show me how').closest('details')?.open).toBe(false);
  expect(screen.queryByText('Blocked') !== null).toBe(state === 'denied');
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
});

test('push can be turned on, tested and turned off on this device', async () => {
  const { sent } = showPage();
  turnOnPush.mockImplementation(async () => {
    pushState.mockResolvedValue('on');
    return { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  const turnOff = await screen.findByRole('button', { name: 'Turn off here' });
  expect(turnOnPush).toHaveBeenCalledWith('key');
  expect(screen.queryByText('Your other devices')).toBeNull();
  const own = screen.getAllByRole('button', { name: 'Send a test' })[0] as HTMLElement;
  await userEvent.click(own);
  turnOffPush.mockImplementation(async () => {
    pushState.mockResolvedValue('off');
    return 'https://push.example/1';
  });
  await userEvent.click(turnOff);
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
  await waitFor(() =>
    expect(sent.slice(1)).toEqual([
      { call: 'POST /api/notices/tests', body: { channel: 'push', deviceId: 'd1' } },
      { call: 'POST /api/notices/devices/forget', body: { endpoint: 'https://push.example/1' } },
    ]),
  );
});

test('a refused permission shows a sentence', async () => {
  showPage();
  turnOnPush.mockRejectedValue(new Error("Your browser didn't allow notifications."));
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByText("We couldn't turn on notifications")).toBeTruthy();
});

test('another device can be removed', async () => {
  const { sent } = showPage({ channels: { push: { ...channels.push, devices: [device] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Safari on iPhone' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Safari on iPhone?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Your other devices')).toBeNull());
  expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/notices/devices/d1']);
});

test('a webhook is offered only if the operator allows addresses', async () => {
  const { sent } = showPage({ channels: { webhook: { ...channels.webhook, allowed: ['https://ntfy.sh/'] } } });
  expect(await screen.findByText(/^It starts with https:\/\/ntfy\.sh\/\./)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Webhook address'), 'https://ntfy.sh/ana');
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Webhook saved')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ webhookAddress: 'https://ntfy.sh/ana' }]);
});

test("a time zone of one's own is offered when the device is elsewhere, and can be reset", async () => {
  const { sent } = showPage({ settings: { familyTimeZone: elsewhere } });
  await userEvent.click(await screen.findByRole('button', { name: /^I'm traveling, use / }));
  await userEvent.click(await screen.findByRole('button', { name: /^Back to / }));
  expect(await screen.findByText(/^Your family is on/)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ timeZone: here }, { timeZone: null }]);
});

test("'What we sent' shows the results, and can show only failures", async () => {
  const sent = (id: string, change: Partial<SentNotice>): SentNotice => ({
    id,
    kind: 'appointment',
    title: `Notice ${id}`,
    body: '',
    path: '/appointments',
    channel: 'bell',
    state: 'sent',
    dueAt: '2026-11-10T08:00:00.000Z',
    sentAt: null,
    openedAt: null,
    reason: null,
    ...change,
  });
  showPage({
    sent: [
      sent('a', {}),
      sent('b', { channel: 'mail', state: 'failed', reason: 'The mailbox is full' }),
      sent('c', { state: 'not needed', reason: 'It was moved' }),
    ],
  });
  const list = await section('What we sent');
  expect(await list.findByText("Didn't get through: The mailbox is full")).toBeTruthy();
  expect(list.getByText('Not sent: It was moved')).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: "Only what didn't get through" }));
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([expect.stringContaining('Notice b')]);
});

test('a page that fails to load can be retried', async () => {
  renderPage(<RemindersPage />, answeredCalls({}).person);
  expect(await screen.findByText("We couldn't load your reminders.")).toBeTruthy();
});
