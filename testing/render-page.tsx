import { STATUS_CODES } from 'node:http';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import type { Client } from './test-app.ts';

/** Shows a page to somebody who is signed in. Her calls go to the real server: there is no mock to believe. */
export function renderPage(page: ReactElement, person: Client) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const answer = await person.request({
      method: method as 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(body !== undefined && { payload: String(body) }),
    });
    return new Response(answer.status === 204 ? null : answer.text, {
      status: answer.status,
      // A browser gives an answer without words these.
      statusText: STATUS_CODES[answer.status] ?? '',
    });
  });
  return render(
    <QueryClientProvider client={queryClient}>
      {page}
      <Toaster />
    </QueryClientProvider>,
  );
}

/** Somebody whose reads arrive and whose writes are all refused. */
export const whoseWritesFail = (person: Client): Client => ({
  ...person,
  request: async (options) =>
    options.method === 'GET'
      ? person.request(options)
      : { status: 503, text: 'Please try again', json: undefined, headers: {} },
});
