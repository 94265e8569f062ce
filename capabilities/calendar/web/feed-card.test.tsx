import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { renderPage } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { FeedCard } from './feed-card.tsx';

const { signUp } = servedApp();
await import('#web/ui/overlays/confirm-panel.tsx');

const unfold = async () => userEvent.click(await screen.findByRole('button', { name: 'Calendar Feed' }));
const address = () => screen.findByLabelText<HTMLInputElement>('Your calendar link');

test('the link can be created, copied, replaced and turned off', async () => {
  const mother = await signUp();
  renderPage(<FeedCard />, mother);
  await unfold();
  expect(screen.getByText(/Notes stay private/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Get calendar link' }));
  const first = (await address()).value;
  expect(first).toMatch(/^http.*\/api\/calendar\/feed\/[\w-]{40,}\.ics$/);
  expect(screen.getByRole('link', { name: 'Open in my calendar app' }).getAttribute('href')).toBe(
    first.replace('http:', 'webcal:'),
  );
  for (const program of ['Apple', 'Google', 'Outlook']) expect(screen.getByText(program)).toBeTruthy();

  const clipboard = userEvent.setup();
  await clipboard.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(first);

  await userEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Get a new link?' }));
  expect(question.getByText(/The old link stops working right away/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Get a new link' }));
  await waitFor(async () => expect((await address()).value).not.toBe(first));
  expect((await mother.get(new URL(first).pathname)).status).toBe(404);

  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Get calendar link' })).toBeTruthy();
});

test('a member who is not an owner has their own link', async () => {
  const mother = await signUp();
  const partner = await signUp();
  await joinFamily(partner, mother);
  const motherUrl = (await mother.post('/api/calendar/feed')).json.address;
  renderPage(<FeedCard />, partner);
  await unfold();
  await userEvent.click(await screen.findByRole('button', { name: 'Get calendar link' }));
  expect((await address()).value).not.toBe(motherUrl);
  expect(screen.getByText(/it stops working if you leave the family/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy();
});
