import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from './api/call.ts';
import { queryClient } from './query-client.ts';
import * as session from './shell/session.ts';

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const endSession = vi.spyOn(session, 'endSession');

beforeEach(() => {
  answer.mockReset();
  endSession.mockClear();
  queryClient.clear();
  vi.stubGlobal('fetch', answer);
});
afterEach(cleanup);

function Read({ path }: { path: readonly string[] }) {
  const { data, error } = useQuery({ queryKey: path });
  return <p>{error ? error.message : data ? JSON.stringify(data) : 'loading'}</p>;
}
const renderRead = (...path: string[]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Read path={path} />
    </QueryClientProvider>,
  );

test('a read joins its key with slashes and sends a GET with credentials and no content type', async () => {
  answer.mockResolvedValue(Response.json(['Mia']));
  renderRead('/api/children', '7');
  expect(await screen.findByText('["Mia"]')).toBeDefined();
  const [address, init] = answer.mock.calls[0] ?? [];
  expect([address, init?.method, init?.credentials]).toEqual(['/api/children/7', 'GET', 'include']);
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
});

test('a failed read throws the status code, a colon and the text, and is not retried', async () => {
  answer.mockResolvedValue(new Response('Something went wrong', { status: 500 }));
  renderRead('/api/children');
  expect(await screen.findByText('500: Something went wrong')).toBeDefined();
  expect(answer).toHaveBeenCalledOnce();
  expect(endSession).not.toHaveBeenCalled();
});

test('data never goes stale: showing a screen again sends no request', async () => {
  answer.mockImplementation(async () => Response.json(['Mia']));
  const { unmount } = renderRead('/api/children');
  await screen.findByText('["Mia"]');
  unmount();
  renderRead('/api/children');
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('["Mia"]');
  expect(answer).toHaveBeenCalledOnce();
});

test('a 401 from a read or a write throws and ends the session', async () => {
  answer.mockImplementation(async () => new Response('Please sign in first', { status: 401 }));
  renderRead('/api/children');
  expect(await screen.findByText('401: Please sign in first')).toBeDefined();
  expect(endSession).toHaveBeenCalledOnce();

  function Write() {
    const write = useMutation({ mutationFn: () => send('POST', '/api/children', { name: 'Mia' }) });
    return (
      <button type="button" onClick={() => write.mutate()}>
        {write.error ? write.error.message : 'Save'}
      </button>
    );
  }
  cleanup();
  render(
    <QueryClientProvider client={queryClient}>
      <Write />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('401: Please sign in first')).toBeDefined();
  expect(endSession).toHaveBeenCalledTimes(2);
});
