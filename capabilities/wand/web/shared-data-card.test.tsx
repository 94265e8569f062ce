import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { SharedDataCard } from './shared-data-card.tsx';

const { signUp } = servedApp();

test('the data that leaves the server is listed only if a model is configured', async () => {
  const mother = await signUp();
  let requests = 0;
  const clientWithProvider = (provider?: string): Client => ({
    ...mother,
    request: async (options) => {
      if (options.url === '/api/wand/provider') requests += 1;
      const answer = await mother.request(options);
      return provider && options.url === '/api/wand/provider'
        ? { ...answer, text: JSON.stringify({ provider }), json: { provider } }
        : answer;
    },
  });
  const { unmount } = renderPage(<SharedDataCard />, clientWithProvider('openai'));
  expect(await screen.findByText(/^OpenAI helps with some things\./)).toBeTruthy();
  expect(screen.getByText(/No name, birthdate, size, allergy or diet\.$/)).toBeTruthy();
  unmount();
  queryClient.clear();
  renderPage(<SharedDataCard />, clientWithProvider());
  await expect.poll(() => requests, { timeout: 60_000 }).toBe(2);
  expect(screen.queryByText('What Leaves Your Server')).toBeNull();
});
