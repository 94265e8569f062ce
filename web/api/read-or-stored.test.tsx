import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { type Offline, setOffline } from './offline.ts';
import { slowAnswerMilliseconds } from './retry-delay.ts';

let answer = Promise.withResolvers<Response>();
const kept = { answer: ['milk'], at: 1 };
const list = { queryKey: ['/api/lists'], meta: { isKept: true } };
const shown = () => queryClient.getQueryData(list.queryKey);

beforeEach(() => {
  answer = Promise.withResolvers();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => answer.promise);
  const offline: Partial<Offline> = {
    keepAnswer: async () => {},
    keptAnswer: async () => kept,
    showMeanwhile: async (_, show) => show(kept.answer),
  };
  setOffline(async () => offline as Offline);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('while the server takes long to answer, what was kept is shown, and then the answer', async () => {
  const reading = queryClient.fetchQuery(list);
  await vi.advanceTimersByTimeAsync(slowAnswerMilliseconds - 1);
  expect(shown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual(['milk']);
  answer.resolve(Response.json(['milk', 'bread']));
  expect(await reading).toEqual(['milk', 'bread']);
  expect(shown()).toEqual(['milk', 'bread']);
});

test('an answer that is already shown is not replaced by a stored one', async () => {
  queryClient.setQueryData(list.queryKey, ['bread']);
  const reading = queryClient.fetchQuery({ ...list, staleTime: 0 });
  await vi.advanceTimersByTimeAsync(slowAnswerMilliseconds);
  expect(shown()).toEqual(['bread']);
  answer.reject(new TypeError('Failed to fetch'));
  expect(await reading).toEqual(['milk']);
});
