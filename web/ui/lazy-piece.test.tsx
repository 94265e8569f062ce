import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyExtra, lazyPage, lazyPiece } from './lazy-piece.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

test('a part that is not loaded waits for the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('offline'));
  const Piece = lazyPiece(load, <p>Waiting</p>);
  render(<Piece />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Waiting')).toBeDefined();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello')).toBeDefined();
});

test('an extra part that fails to load shows nothing', async () => {
  const Piece = lazyExtra(() => Promise.reject(new Error('gone')));
  render(
    <>
      <Piece />
      <p>The page</p>
    </>,
  );
  await waitFor(() => expect(screen.getByText('The page')).toBeDefined());
  expect(document.body.textContent).toBe('The page');
});
