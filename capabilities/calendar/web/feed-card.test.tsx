import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { renderPage } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { FeedCard } from './feed-card.tsx';

const { signUp } = servedApp();
await import('#web/ui/confirm-panel.tsx');

const address = () => screen.findByLabelText<HTMLInputElement>('Secret address');

test('an owner creates the address, copies it, makes a new one and turns it off', async () => {
  const mother = await signUp();
  renderPage(<FeedCard />, mother);
  expect(await screen.findByRole('heading', { name: 'Calendar feed' })).toBeTruthy();
  expect(screen.getByText(/Notes stay private/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create address' }));
  const first = (await address()).value;
  expect(first).toMatch(/^http.*\/api\/calendar\/feed\/[\w-]{40,}\.ics$/);
  expect(screen.getByRole('link', { name: 'Open in my calendar app' }).getAttribute('href')).toBe(
    first.replace('http:', 'webcal:'),
  );
  for (const program of ['Apple', 'Google', 'Outlook']) expect(screen.getByText(program)).toBeTruthy();

  const clipboard = userEvent.setup();
  await clipboard.click(screen.getByRole('button', { name: 'Copy address' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(first);

  await userEvent.click(screen.getByRole('button', { name: 'Make a new address' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new address?' }));
  expect(question.getByText(/The old address ends at once/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Make a new address' }));
  await waitFor(async () => expect((await address()).value).not.toBe(first));
  expect((await mother.get(new URL(first).pathname)).status).toBe(404);

  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Create address' })).toBeTruthy();
});

test('a member who is not an owner may copy the address only', async () => {
  const mother = await signUp();
  const partner = await signUp();
  await joinFamily(partner, mother);
  const { unmount } = renderPage(<FeedCard />, partner);
  expect(await screen.findByText(/The feed is off/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /address|Turn off/ })).toBeNull();
  unmount();
  await mother.post('/api/calendar/feed');
  queryClient.clear();
  renderPage(<FeedCard />, partner);
  await address();
  const buttons = screen.getAllByRole('button', { name: /address|Turn off/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copy address']);
});
