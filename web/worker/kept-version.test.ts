import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchScript } from './kept-version.ts';

const server = vi.fn<() => Promise<Response>>();
const script = new Request('https://family.example/assets/recipes-1.js');
const isOpen = async () => true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.mockReset();
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy says that the server is away', async () => new Response('', { status: 502 })],
])('a script is waited for while %s', async (_why, answer) => {
  server.mockImplementationOnce(answer).mockImplementationOnce(answer).mockResolvedValue(new Response('script'));
  const response = fetchScript(script, isOpen);
  await vi.runAllTimersAsync();
  expect(await (await response).text()).toBe('script');
  expect(server).toHaveBeenCalledTimes(3);
});

test('a script that the server no longer has is not waited for', async () => {
  server.mockResolvedValue(new Response('', { status: 404 }));
  expect((await fetchScript(script, isOpen)).status).toBe(404);
});

test('nothing is waited for once the page is closed', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await fetchScript(script, async () => false)).type).toBe('error');
  expect(vi.getTimerCount()).toBe(0);
});
