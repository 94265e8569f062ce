import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { RecordExtra, RecordMark } from '#web/ui/record/record-extra.tsx';

afterEach(cleanup);

test('a card that was there before the late part of the frame gets its mark', async () => {
  const own = { type: 'event', recordId: 'e1', leads: ['120m'] };
  vi.stubGlobal('fetch', async () => Response.json([own]));
  render(
    <QueryClientProvider client={queryClient}>
      <RecordMark type="event" id="e1" />
      <RecordMark type="event" id="e2" />
    </QueryClientProvider>,
  );
  await import('./late-frame.tsx');
  expect(await screen.findAllByText('2 hours before')).toHaveLength(1);
});

test('a saved record says when she is reminded of it, and a new one does not', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ leads: ['120m'], isOwn: true }));
  await import('./late-frame.tsx');
  render(
    <QueryClientProvider client={queryClient}>
      <RecordExtra type="appointment" id={undefined} />
      <RecordExtra type="event" id="e1" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('2 hours before')).toBeDefined();
  expect(screen.getAllByText('Remind me')).toHaveLength(1);
});

test('a dialog that could not be loaded ahead is no error', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.resetModules();
  vi.doMock('#web/ui/overlays/dialog-panel.tsx', load);
  vi.stubGlobal('fetch', async () => new Response('ok'));
  // A rejection that nobody handles fails the run.
  await import('./late-frame.tsx');
  await waitFor(() => expect(load).toHaveBeenCalled());
  vi.doUnmock('#web/ui/overlays/dialog-panel.tsx');
});
