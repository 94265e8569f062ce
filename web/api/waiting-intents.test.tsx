import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Intent } from '#core/intent.ts';
import { changeShownIntents, createIntentsHook } from './waiting-intents.ts';

afterEach(() => {
  cleanup();
  changeShownIntents(() => []);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waiting changes are shown once the code for them has loaded', async () => {
  vi.useFakeTimers();
  const unreached = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(async () => new Response('ok')).mockImplementationOnce(unreached),
  );
  const withIntents = (items: string[], intents: readonly Intent[]) => [...items, ...intents.map(({ words }) => words)];
  const load = vi.fn(async () => withIntents).mockImplementationOnce(unreached);
  const useIntended = createIntentsHook<string[]>(load);
  const List = () => <p>{useIntended(['milk'])?.join()}</p>;

  changeShownIntents(() => [{ words: 'bread' } as Intent]);
  render(<List />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('milk')).toBeDefined();
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByText('milk,bread')).toBeDefined();
});
