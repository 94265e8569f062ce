import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { WhatGoesCard } from './what-goes-card.tsx';

const { signUp } = servedApp();

test('what leaves the server is told where a model is set up, and only there', async () => {
  const mother = await signUp();
  let asked = 0;
  const answered = (provider?: string): Client => ({
    ...mother,
    request: async (options) => {
      if (options.url === '/api/wand/provider') asked += 1;
      const answer = await mother.request(options);
      return provider && options.url === '/api/wand/provider'
        ? { ...answer, text: JSON.stringify({ provider }), json: { provider } }
        : answer;
    },
  });
  const { unmount } = renderPage(<WhatGoesCard />, answered('openai'));
  expect(await screen.findByText(/^Some things are done with the help of OpenAI\./)).toBeTruthy();
  expect(screen.getByText(/No name, birthdate, size, allergy or diet\.$/)).toBeTruthy();
  unmount();
  queryClient.clear();
  renderPage(<WhatGoesCard />, answered());
  await expect.poll(() => asked, { timeout: 60_000 }).toBe(2);
  expect(screen.queryByText('What leaves your server')).toBeNull();
});
