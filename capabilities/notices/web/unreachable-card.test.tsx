import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeredCalls } from '#testing/answered-calls.ts';
import { renderPage } from '#testing/render-page.tsx';
import { queryClient } from '#web/query-client.ts';
import { UnreachableCard } from './unreachable-card.tsx';

const reach = { confirmedAt: null, testedAt: null, lastSentAt: null, failure: null };
const channels = (failure: string | null) => ({
  mail: { ...reach, isAvailable: true, address: 'ana@example.com', isConfirmed: true, failure },
  push: { publicKey: 'key', isAvailable: true, devices: [] },
  webhook: { ...reach, allowed: [], address: null },
});

test('a channel that fails is named, with the way to mend it', async () => {
  renderPage(
    <UnreachableCard />,
    answeredCalls({ 'GET /api/notices/channels': { json: channels('The mailbox is full') } }).person,
  );
  expect(await screen.findByText("We can't reach you by email: The mailbox is full.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fix it' }).getAttribute('href')).toBe('/reminders/settings');
});

test('nothing shows while every channel works', async () => {
  const { container } = renderPage(
    <UnreachableCard />,
    answeredCalls({ 'GET /api/notices/channels': { json: channels(null) } }).person,
  );
  await expect.poll(() => queryClient.getQueryData(['/api/notices/channels'])).toBeTruthy();
  expect(container.textContent).toBe('');
});
