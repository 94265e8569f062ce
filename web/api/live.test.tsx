import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { tabId } from './call.ts';
import { startLiveUpdates } from './live.ts';

class FakeStream extends EventTarget {
  close = vi.fn();
  constructor() {
    super();
    streams.push(this);
  }
  send(event: string, data: object = {}) {
    this.#dispatch(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  fail() {
    this.#dispatch(new Event('error'));
  }
  #dispatch(event: Event) {
    // Like a real EventSource, a closed stream sends nothing.
    if (this.close.mock.calls.length === 0) act(() => void this.dispatchEvent(event));
  }
}
const streams: FakeStream[] = [];
const newest = () => streams.at(-1) as FakeStream;
const isOpen = () => newest().close.mock.calls.length === 0;

let answer: () => Response;
/** Number of requests by path. */
let requests: Record<string, number>;
// Not a real Response, whose body would not arrive under fake timers.
const respondWith = (text: string) => () => ({ ok: true, status: 200, json: async () => text }) as Response;
const failToConnect = () => {
  throw new TypeError('Failed to fetch');
};
async function advance(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  // Renders answers that arrived on the last tick.
  await act(() => vi.advanceTimersByTimeAsync(1));
}
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

function Screen({ path }: { path: string }) {
  const { data } = useQuery<string>({ queryKey: [path], meta: { resources: [path] } });
  return <p>{data ?? 'loading'}</p>;
}
const show = (...paths: string[]) =>
  render(
    <QueryClientProvider client={queryClient}>
      {paths.map((path) => (
        <Screen key={path} path={path} />
      ))}
    </QueryClientProvider>,
  );

let end: () => void;
/** Renders screens with loaded data and a connected stream. */
async function renderLive(...paths: string[]) {
  show(...paths);
  end = startLiveUpdates(queryClient, false);
  newest().send('beat', firstBeat());
  await advance(0);
}

/** The first beat of a server that remembers the changes of the last minute. */
const firstBeat = (...changes: { resources: string[]; secondsAgo: number; tab?: string }[]) => ({
  completeForMs: 60_000,
  changes: changes.map(({ secondsAgo, ...change }) => ({ ...change, msAgo: secondsAgo * 1000 })),
});
/** Loads the screens at once, but opens the stream only after `pageSeconds`. */
async function connectLate(pageSeconds: number, beat: ReturnType<typeof firstBeat>) {
  show('list', 'other');
  await advance(pageSeconds);
  answer = respondWith('new');
  end = startLiveUpdates(queryClient, false);
  newest().send('beat', beat);
  await advance(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('EventSource', FakeStream);
  // Page load is the start of the test.
  vi.stubGlobal('performance', { timeOrigin: Date.now() });
  answer = respondWith('old');
  requests = {};
  vi.stubGlobal('fetch', async (path: string) => {
    requests[path] = (requests[path] ?? 0) + 1;
    return answer();
  });
  streams.splice(0);
});
afterEach(() => {
  end();
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("another browser's change refetches only what changed, and this tab's own change refetches nothing", async () => {
  await renderLive('list', 'other');
  answer = respondWith('new');
  newest().send('change', { resources: ['list'], tab: tabId });
  await advance(0);
  expect(requests).toEqual({ list: 1, other: 1 });
  newest().send('change', { resources: ['list'], tab: 'another' });
  await advance(0);
  expect(requests).toEqual({ list: 2, other: 1 });
  expect(screen.getByText('new')).toBeTruthy();
});

test('a change between the first read and the first beat is refetched, and nothing else', async () => {
  await connectLate(3, firstBeat({ resources: ['list'], secondsAgo: 2, tab: 'another' }));
  expect(requests).toEqual({ list: 2, other: 1 });
  expect(screen.getByText('new')).toBeTruthy();
  newest().send('beat');
  await advance(0);
  expect(requests).toEqual({ list: 2, other: 1 });
});

test('a page that missed no change before its stream opened refetches nothing', async () => {
  const beforePageLoad = { resources: ['list'], secondsAgo: 4, tab: 'another' };
  const ownChange = { resources: ['other'], secondsAgo: 1, tab: tabId };
  await connectLate(3, firstBeat(beforePageLoad, ownChange));
  expect(requests).toEqual({ list: 1, other: 1 });
});

test('a page older than the memory of the server refetches everything', async () => {
  await connectLate(61, firstBeat());
  expect(requests).toEqual({ list: 2, other: 2 });
});

test('a refetch after a change is retried with growing delays until it succeeds', async () => {
  await renderLive('list', 'other');
  answer = failToConnect;
  newest().send('change', { resources: ['list'] });
  await advance(0);
  expect(requests).toEqual({ list: 2, other: 1 });
  await advance(1);
  expect(requests.list).toBe(3);
  await advance(1);
  expect(requests.list).toBe(3);
  await advance(1);
  expect(requests.list).toBe(4);
  answer = respondWith('new');
  await advance(4);
  expect(screen.getByText('new')).toBeTruthy();
  newest().send('beat');
  await advance(30);
  expect(requests).toEqual({ list: 5, other: 1 });
});

test('a changed query of a screen that is shown later is retried too', async () => {
  await renderLive('other');
  const list = show('list');
  await advance(0);
  list.unmount();
  answer = failToConnect;
  newest().send('change', { resources: ['list'] });
  await advance(30);
  expect(requests.list).toBe(1);
  newest().send('beat');
  show('list');
  await advance(0);
  expect(requests.list).toBe(2);
  answer = respondWith('new');
  await advance(1);
  expect(screen.getByText('new')).toBeTruthy();
});

test.each([
  [404, 0],
  [403, 0],
  [429, 1],
  [503, 1],
])('a refetch that fails with status %i is retried %i times', async (status, times) => {
  await renderLive('list');
  answer = () => new Response('No', { status });
  newest().send('change', { resources: ['list'] });
  await advance(0);
  expect(requests.list).toBe(2);
  answer = respondWith('new');
  await advance(40);
  expect(requests.list).toBe(2 + times);
});

test('an ordinary first load is not retried', async () => {
  answer = failToConnect;
  await renderLive('list');
  await advance(40);
  expect(requests.list).toBe(1);
});

test('a first load that started before the change is discarded', async () => {
  const first = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockReturnValueOnce(first.promise)
      .mockImplementation(async () => answer()),
  );
  await renderLive('list');
  answer = respondWith('new');
  newest().send('change', { resources: ['list'] });
  first.resolve(respondWith('old')());
  await advance(0);
  expect(screen.getByText('new')).toBeTruthy();
});

test('two missed beats reopen the stream, and its first beat refetches everything', async () => {
  await renderLive('list');
  await advance(30);
  newest().send('beat');
  await advance(44);
  expect(isOpen()).toBe(true);
  await advance(1);
  expect(isOpen()).toBe(false);
  await advance(1);
  expect(streams).toHaveLength(2);
  expect(requests.list).toBe(1);
  answer = respondWith('new');
  newest().send('beat');
  await advance(0);
  expect(screen.getByText('new')).toBeTruthy();
  newest().send('beat');
  await advance(0);
  expect(requests.list).toBe(2);
});

test('failed connection attempts back off, and each one refetches everything', async () => {
  await renderLive('list');
  for (const [failures, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    newest().fail();
    expect(isOpen()).toBe(false);
    await advance(0);
    expect(requests.list).toBe(1 + failures);
    await advance(seconds - 0.1);
    expect(streams).toHaveLength(1 + failures);
    await advance(0.1);
    expect(streams).toHaveLength(2 + failures);
  }
  newest().send('beat');
  newest().fail();
  await advance(1);
  expect(streams).toHaveLength(9);
});

test('a resync event refetches everything after a random delay', async () => {
  await renderLive('list', 'other');
  newest().send('resync');
  await advance(0.9);
  expect(requests).toEqual({ list: 1, other: 1 });
  await advance(0.1);
  expect(requests).toEqual({ list: 2, other: 2 });
});

test('a stream that ends after a resync event refetches everything at once, as for a person who was removed', async () => {
  await renderLive('list');
  newest().send('beat');
  newest().send('resync');
  newest().fail();
  await advance(0);
  expect(requests.list).toBe(2);
});

test('the online event reconnects without waiting for the next attempt', async () => {
  await renderLive('list');
  answer = failToConnect;
  for (const seconds of [1, 2, 4, 8, 16]) {
    newest().fail();
    await advance(seconds);
  }
  newest().fail();
  const before = streams.length;
  window.dispatchEvent(new Event('online'));
  expect(streams).toHaveLength(before + 1);
  answer = respondWith('new');
  newest().send('beat');
  await advance(0);
  expect(screen.getByText('new')).toBeTruthy();
});

test('a hidden tab disconnects, retries nothing, and catches up when it is shown again', async () => {
  await renderLive('list');
  setHidden(true);
  answer = failToConnect;
  newest().send('change', { resources: ['list'] });
  await advance(30);
  expect(isOpen()).toBe(false);
  const { list: before } = requests;
  window.dispatchEvent(new Event('online'));
  await advance(3600);
  expect(streams).toHaveLength(1);
  expect(requests.list).toBe(before);
  answer = respondWith('new');
  setHidden(false);
  expect(streams).toHaveLength(2);
  newest().send('beat');
  await advance(0);
  expect(screen.getByText('new')).toBeTruthy();
});

test('a stream that breaks while the tab is hidden reopens when the tab is shown', async () => {
  await renderLive('list');
  setHidden(true);
  newest().fail();
  await advance(3600);
  expect(streams).toHaveLength(1);
  setHidden(false);
  expect(streams).toHaveLength(2);
});

test('briefly hiding the tab changes nothing, and after a freeze the stream reopens once', async () => {
  await renderLive('list');
  setHidden(true);
  await advance(20);
  setHidden(false);
  expect(streams).toHaveLength(1);
  setHidden(true);
  // Simulates a frozen tab: time passes but no timer fires.
  vi.setSystemTime(Date.now() + 3_600_000);
  setHidden(false);
  setHidden(true);
  setHidden(false);
  expect(streams).toHaveLength(2);
  newest().send('beat');
  await advance(0);
  expect(requests.list).toBe(2);
});

test('a page in the back/forward cache disconnects, and reconnects when it is shown again', async () => {
  await renderLive('list');
  window.dispatchEvent(new Event('pagehide'));
  expect(isOpen()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  newest().send('beat');
  await advance(0);
  expect(streams).toHaveLength(2);
  expect(requests.list).toBe(2);
});

test('restarting after a gap refetches everything, and stopping ends all activity', async () => {
  await renderLive('list');
  end();
  expect(isOpen()).toBe(false);
  end = startLiveUpdates(queryClient, true);
  newest().send('beat');
  await advance(0);
  expect(requests.list).toBe(2);
  end();
  newest().fail();
  window.dispatchEvent(new Event('online'));
  await advance(3600);
  expect(streams).toHaveLength(2);
  expect(requests.list).toBe(2);
});
