import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { tab } from './call.ts';
import { useLiveChanges } from './live.ts';

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  close = vi.fn();
  constructor() {
    super();
    streams.push(this);
  }
  tell(change: object) {
    this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify(change) }));
  }
  refuse() {
    this.readyState = FakeStream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}
const streams: FakeStream[] = [];
const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();

function Listening() {
  useLiveChanges();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeStream);
  streams.splice(0);
  invalidate.mockClear();
  render(
    <QueryClientProvider client={queryClient}>
      <Listening />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("another browser's change is fetched, this tab's own is not", () => {
  streams[0]?.tell({ resources: ['household'], tab });
  expect(invalidate).not.toHaveBeenCalled();
  streams[0]?.tell({ resources: ['household'], tab: 'another' });
  expect(invalidate).toHaveBeenCalledOnce();
});

test('a broken connection is left to the browser', async () => {
  streams[0]?.dispatchEvent(new Event('error'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(streams).toHaveLength(1);
});

test('after a refusal it tries again, later each time, and fetches everything so that a call can say why', async () => {
  streams[0]?.refuse();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(streams).toHaveLength(2);
  expect(invalidate).toHaveBeenCalledOnce();
  streams[1]?.refuse();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(streams).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(streams).toHaveLength(3);
});
