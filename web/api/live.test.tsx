import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { tab } from './call.ts';
import { stayTrue } from './live.ts';

class FakeStream extends EventTarget {
  close = vi.fn();
  constructor() {
    super();
    streams.push(this);
  }
  tell(event: string, data: object = {}) {
    this.#tell(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  fail() {
    this.#tell(new Event('error'));
  }
  #tell(event: Event) {
    // As a browser's, it says nothing once it is closed.
    if (this.close.mock.calls.length === 0) act(() => void this.dispatchEvent(event));
  }
}
const streams: FakeStream[] = [];
const newest = () => streams.at(-1) as FakeStream;
const isOpen = () => newest().close.mock.calls.length === 0;

/** What the server says now, and how often it was asked. */
let answer: () => Response;
let asked: Record<string, number>;
// A real body would arrive by a clock of its own.
const says = (text: string) => () => ({ ok: true, status: 200, json: async () => text }) as Response;
const away = () => {
  throw new TypeError('Failed to fetch');
};
async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  // What came at the last moment is shown a moment later.
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
/** A screen with an answer, and a stream that is alive. */
async function begin(...paths: string[]) {
  show(...paths);
  end = stayTrue(queryClient, false);
  newest().tell('beat', firstBeat());
  await pass(0);
}

/** What a server that remembers a minute says of changes so many seconds ago. */
const firstBeat = (...changes: { resources: string[]; secondsAgo: number; tab?: string }[]) => ({
  remembers: 60_000,
  changes: changes.map(({ secondsAgo, ...change }) => ({ ...change, ago: secondsAgo * 1000 })),
});
/** A screen that was read as soon as the page was there, and a stream that opens only then. */
async function openLate(pageSeconds: number, beat: ReturnType<typeof firstBeat>) {
  show('list', 'other');
  await pass(pageSeconds);
  answer = says('new');
  end = stayTrue(queryClient, false);
  newest().tell('beat', beat);
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('EventSource', FakeStream);
  // The page begins with the test.
  vi.stubGlobal('performance', { timeOrigin: Date.now() });
  answer = says('old');
  asked = {};
  vi.stubGlobal('fetch', async (path: string) => {
    asked[path] = (asked[path] ?? 0) + 1;
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

test("another browser's change is fetched, this tab's own is not, and nothing else", async () => {
  await begin('list', 'other');
  answer = says('new');
  newest().tell('change', { resources: ['list'], tab });
  await pass(0);
  expect(asked).toEqual({ list: 1, other: 1 });
  newest().tell('change', { resources: ['list'], tab: 'another' });
  await pass(0);
  expect(asked).toEqual({ list: 2, other: 1 });
  expect(screen.getByText('new')).toBeTruthy();
});

test('a change between the first read and the stream is fetched, and nothing else', async () => {
  await openLate(3, firstBeat({ resources: ['list'], secondsAgo: 2, tab: 'another' }));
  expect(asked).toEqual({ list: 2, other: 1 });
  expect(screen.getByText('new')).toBeTruthy();
  newest().tell('beat');
  await pass(0);
  expect(asked).toEqual({ list: 2, other: 1 });
});

test('a page that missed nothing before its stream reads nothing twice', async () => {
  const before = { resources: ['list'], secondsAgo: 4, tab: 'another' };
  const ownOne = { resources: ['other'], secondsAgo: 1, tab };
  await openLate(3, firstBeat(before, ownOne));
  expect(asked).toEqual({ list: 1, other: 1 });
});

test('a page that is older than what the server remembers fetches everything', async () => {
  await openLate(61, firstBeat());
  expect(asked).toEqual({ list: 2, other: 2 });
});

test('a fetch that a change asked for is tried again until it came, later each time, and not afterwards', async () => {
  await begin('list', 'other');
  answer = away;
  newest().tell('change', { resources: ['list'] });
  await pass(0);
  expect(asked).toEqual({ list: 2, other: 1 });
  await pass(1);
  expect(asked.list).toBe(3);
  await pass(1);
  expect(asked.list).toBe(3);
  await pass(1);
  expect(asked.list).toBe(4);
  answer = says('new');
  await pass(4);
  expect(screen.getByText('new')).toBeTruthy();
  newest().tell('beat');
  await pass(30);
  expect(asked).toEqual({ list: 5, other: 1 });
});

test('what a screen shows later is tried again as well', async () => {
  await begin('other');
  const list = show('list');
  await pass(0);
  list.unmount();
  answer = away;
  newest().tell('change', { resources: ['list'] });
  await pass(30);
  expect(asked.list).toBe(1);
  newest().tell('beat');
  show('list');
  await pass(0);
  expect(asked.list).toBe(2);
  answer = says('new');
  await pass(1);
  expect(screen.getByText('new')).toBeTruthy();
});

test.each([
  [404, 0],
  [403, 0],
  [429, 1],
  [503, 1],
])('an answer with the status %i is tried again %i times', async (status, times) => {
  await begin('list');
  answer = () => new Response('No', { status });
  newest().tell('change', { resources: ['list'] });
  await pass(0);
  expect(asked.list).toBe(2);
  answer = says('new');
  await pass(40);
  expect(asked.list).toBe(2 + times);
});

test('a fetch that nobody else asked for is not tried again', async () => {
  answer = away;
  await begin('list');
  await pass(40);
  expect(asked.list).toBe(1);
});

test('a first answer that is older than the change is not taken', async () => {
  const first = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockReturnValueOnce(first.promise)
      .mockImplementation(async () => answer()),
  );
  await begin('list');
  answer = says('new');
  newest().tell('change', { resources: ['list'] });
  first.resolve(says('old')());
  await pass(0);
  expect(screen.getByText('new')).toBeTruthy();
});

test('two missed beats: the stream is opened anew, and everything is fetched once it is alive', async () => {
  await begin('list');
  await pass(30);
  newest().tell('beat');
  await pass(44);
  expect(isOpen()).toBe(true);
  await pass(1);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(streams).toHaveLength(2);
  expect(asked.list).toBe(1);
  answer = says('new');
  newest().tell('beat');
  await pass(0);
  expect(screen.getByText('new')).toBeTruthy();
  newest().tell('beat');
  await pass(0);
  expect(asked.list).toBe(2);
});

test('a stream that cannot be had is tried later each time, and everything is fetched so that a call can say why', async () => {
  await begin('list');
  for (const [failures, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    newest().fail();
    expect(isOpen()).toBe(false);
    await pass(0);
    expect(asked.list).toBe(1 + failures);
    await pass(seconds - 0.1);
    expect(streams).toHaveLength(1 + failures);
    await pass(0.1);
    expect(streams).toHaveLength(2 + failures);
  }
  newest().tell('beat');
  newest().fail();
  await pass(1);
  expect(streams).toHaveLength(9);
});

test('the server says that something may have been missed: everything is fetched, not by all browsers at once', async () => {
  await begin('list', 'other');
  newest().tell('resync');
  await pass(0.9);
  expect(asked).toEqual({ list: 1, other: 1 });
  await pass(0.1);
  expect(asked).toEqual({ list: 2, other: 2 });
});

test('back online it does not wait for the next attempt', async () => {
  await begin('list');
  answer = away;
  for (const seconds of [1, 2, 4, 8, 16]) {
    newest().fail();
    await pass(seconds);
  }
  newest().fail();
  const before = streams.length;
  window.dispatchEvent(new Event('online'));
  expect(streams).toHaveLength(before + 1);
  answer = says('new');
  newest().tell('beat');
  await pass(0);
  expect(screen.getByText('new')).toBeTruthy();
});

test('a hidden tab gives its connection back, tries nothing, and catches up when she returns', async () => {
  await begin('list');
  setHidden(true);
  answer = away;
  newest().tell('change', { resources: ['list'] });
  await pass(30);
  expect(isOpen()).toBe(false);
  const { list: before } = asked;
  window.dispatchEvent(new Event('online'));
  await pass(3600);
  expect(streams).toHaveLength(1);
  expect(asked.list).toBe(before);
  answer = says('new');
  setHidden(false);
  expect(streams).toHaveLength(2);
  newest().tell('beat');
  await pass(0);
  expect(screen.getByText('new')).toBeTruthy();
});

test('a stream that breaks while the tab is hidden is opened when she returns', async () => {
  await begin('list');
  setHidden(true);
  newest().fail();
  await pass(3600);
  expect(streams).toHaveLength(1);
  setHidden(false);
  expect(streams).toHaveLength(2);
});

test('a short look elsewhere changes nothing, and after a freeze the stream is opened anew once', async () => {
  await begin('list');
  setHidden(true);
  await pass(20);
  setHidden(false);
  expect(streams).toHaveLength(1);
  setHidden(true);
  // The clock went on, and no timer did.
  vi.setSystemTime(Date.now() + 3_600_000);
  setHidden(false);
  setHidden(true);
  setHidden(false);
  expect(streams).toHaveLength(2);
  newest().tell('beat');
  await pass(0);
  expect(asked.list).toBe(2);
});

test('a page that the browser keeps for Back has no connection, and gets one when it is shown again', async () => {
  await begin('list');
  window.dispatchEvent(new Event('pagehide'));
  expect(isOpen()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  newest().tell('beat');
  await pass(0);
  expect(streams).toHaveLength(2);
  expect(asked.list).toBe(2);
});

test('signed in again, it fetches what was missed; ended, it does nothing any more', async () => {
  await begin('list');
  end();
  expect(isOpen()).toBe(false);
  end = stayTrue(queryClient, true);
  newest().tell('beat');
  await pass(0);
  expect(asked.list).toBe(2);
  end();
  newest().fail();
  window.dispatchEvent(new Event('online'));
  await pass(3600);
  expect(streams).toHaveLength(2);
  expect(asked.list).toBe(2);
});
