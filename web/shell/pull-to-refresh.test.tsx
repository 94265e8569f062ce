import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PullToRefresh } from './pull-to-refresh.tsx';

const device = { userAgent: '', isInstalled: true };

beforeEach(() => {
  Object.assign(device, { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', isInstalled: true });
  vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => device.userAgent);
  vi.stubGlobal('matchMedia', () => ({ matches: device.isInstalled }));
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let answers = 0;

function Count() {
  const { data } = useQuery({ queryKey: ['count'], queryFn: async () => ++answers, staleTime: Infinity });
  return <p>Answer {data}</p>;
}

async function show(extra?: ReactNode) {
  answers = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Count />
      <PullToRefresh />
      {extra}
    </QueryClientProvider>,
  );
  return screen.findByText('Answer 1');
}

const at = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });

function swipe(target: Element, [right, down]: readonly [number, number]) {
  fireEvent.touchStart(target, at(100, 100));
  fireEvent.touchMove(target, at(100 + right / 2, 100 + down / 2));
  fireEvent.touchMove(target, at(100 + right, 100 + down));
  fireEvent.touchEnd(target, { touches: [] });
}

test('a pull at the top fetches everything again', async () => {
  swipe(await show(), [5, 160]);
  expect(screen.getByText('Refreshing...')).toBeTruthy();
  expect(await screen.findByText('Answer 2')).toBeTruthy();
  expect(screen.queryByText('Refreshing...')).toBeNull();
});

function expectNoRefresh(target: Element, way: readonly [number, number]) {
  swipe(target, way);
  expect(screen.queryByText('Refreshing...')).toBeNull();
}

test.each([
  ['A short', [0, 90]],
  ['A sideways', [170, 160]],
  ['An upward', [0, -200]],
] as const)('%s swipe does not', async (_, way) => {
  expectNoRefresh(await show(), way);
});

test('neither does a pull in a dialog', async () => {
  await show(<div className="overlay-panel">Dialog</div>);
  expectNoRefresh(screen.getByText('Dialog'), [0, 160]);
});

test('neither does a pull further down the page', async () => {
  vi.stubGlobal('scrollY', 300);
  expectNoRefresh(await show(), [0, 160]);
});

test.each([
  ['in a browser tab', { isInstalled: false }],
  ['on Android', { userAgent: 'Mozilla/5.0 (Linux; Android 15)' }],
])('%s, the browser has its own', async (_, other) => {
  Object.assign(device, other);
  expectNoRefresh(await show(), [0, 160]);
});
