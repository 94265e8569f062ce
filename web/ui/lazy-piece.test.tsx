import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageBoundary } from '#web/shell/page-boundary.tsx';
import { lazyOptionalPiece, lazyPage, lazyPiece } from './lazy-piece.tsx';

const server = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  server.mockImplementation(async () => new Response('ok'));
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Hello = () => <p>Hello</p>;

test('the fallback shows until the code is loaded', async () => {
  const Piece = lazyPage(async () => Hello, <p>Waiting</p>);
  render(<Piece />);
  expect(screen.getByText('Waiting')).toBeDefined();
  expect(await screen.findByText('Hello')).toBeDefined();
});

test('a preloaded component shows at once', async () => {
  const load = vi.fn(async () => Hello);
  const Piece = lazyPage(load, <p>Waiting</p>);
  Piece.preload();
  await waitFor(() => expect(load).toHaveResolvedTimes(1));
  render(<Piece />);
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(screen.getByText('Hello')).toBeDefined();
});

test('a failed preload is retried when the component is shown', async () => {
  const load = vi.fn(async () => Hello);
  load.mockRejectedValueOnce(new Error('offline'));
  const Piece = lazyPage(load);
  Piece.preload();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  render(<Piece />);
  expect(await screen.findByText('Hello')).toBeDefined();
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy says that the server is away', async () => new Response('', { status: 502 })],
])('a part that is not loaded waits while %s', async (_why, answer) => {
  vi.useFakeTimers();
  server.mockImplementationOnce(answer).mockImplementationOnce(answer);
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('offline'));
  const Piece = lazyPiece(load, <p>Waiting</p>);
  render(<Piece />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Waiting')).toBeDefined();
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByText('Hello')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that the server does not have is an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const Piece = lazyPiece(load, <p>Waiting</p>);
  render(
    <PageBoundary>
      <Piece />
    </PageBoundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't show this page.");
  expect(load).toHaveBeenCalledOnce();
});

test('an extra part that fails to load shows nothing', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const Piece = lazyOptionalPiece(load);
  render(
    <>
      <Piece />
      <p>The page</p>
    </>,
  );
  await waitFor(() => expect(server).toHaveResolvedTimes(1));
  await act(async () => undefined);
  expect(document.body.textContent).toBe('The page');
});
