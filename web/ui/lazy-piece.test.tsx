import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPiece } from './lazy-piece.tsx';

afterEach(cleanup);

const Hello = () => <p>Hello</p>;

test('the fallback shows until the code is loaded', async () => {
  const Piece = lazyPiece(async () => Hello, <p>Waiting</p>);
  render(<Piece />);
  expect(screen.getByText('Waiting')).toBeDefined();
  expect(await screen.findByText('Hello')).toBeDefined();
});

test('a preloaded component shows at once', async () => {
  const load = vi.fn(async () => Hello);
  const Piece = lazyPiece(load, <p>Waiting</p>);
  Piece.preload();
  await vi.waitFor(() => expect(load).toHaveResolvedTimes(1));
  render(<Piece />);
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(screen.getByText('Hello')).toBeDefined();
});

test('a failed preload is retried when the component is shown', async () => {
  const load = vi.fn(async () => Hello);
  load.mockRejectedValueOnce(new Error('offline'));
  const Piece = lazyPiece(load);
  Piece.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  render(<Piece />);
  expect(await screen.findByText('Hello')).toBeDefined();
});
