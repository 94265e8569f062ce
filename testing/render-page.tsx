import { STATUS_CODES } from 'node:http';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import type { Client } from './test-app.ts';

/** Renders a page for a signed-in person. API calls go to the real server, not to mocks. */
export function renderPage(page: ReactElement, person: Client) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const response = await person.request({
      method: method as 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(body !== undefined && { payload: String(body) }),
    });
    return new Response(response.status === 204 ? null : response.text, {
      status: response.status,
      // Browsers fill in the standard status text, too.
      statusText: STATUS_CODES[response.status] ?? '',
    });
  });
  // A toast of an earlier test of this process: its 'Undo' is not the one that this test clicks.
  dismissToast(shownToast()?.id ?? 0);
  return render(
    <QueryClientProvider client={queryClient}>
      {page}
      <Toaster />
    </QueryClientProvider>,
  );
}

/** The same person, but all writes fail with 503. */
export const withFailingWrites = (person: Client): Client => ({
  ...person,
  request: async (options) =>
    options.method === 'GET'
      ? person.request(options)
      : { status: 503, text: 'Please try again', json: undefined, headers: {} },
});
