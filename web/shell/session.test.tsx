import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ana = { id: 'a', firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' };
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(cleanup);

/** Renders the session state. Each test imports a fresh session module. */
async function renderSession() {
  const session = await import('./session.ts');
  function Status() {
    return <p>{JSON.stringify(session.useSession())}</p>;
  }
  render(<Status />);
  const shown = () => JSON.parse(screen.getByText(/status/).textContent ?? '');
  const check = () => act(() => session.checkSession());
  return { ...session, shown, check };
}
const signedIn = async () => Response.json(ana);
const signedOut = async () => new Response('Please sign in first', { status: 401 });
const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};

test('the session is loading, then holds the signed-in user', async () => {
  const { shown, check } = await renderSession();
  expect(shown()).toEqual({ status: 'loading' });
  answer.mockImplementation(signedIn);
  await check();
  expect(shown()).toEqual({ status: 'in', user: ana, ended: false });
});

test('a 401 means signed out and is not retried', async () => {
  const { shown, check } = await renderSession();
  answer.mockImplementation(signedOut);
  await check();
  expect(shown()).toEqual({ status: 'out' });
  expect(answer).toHaveBeenCalledOnce();
});

test.each([
  ['a network failure', unreachable],
  ['a 503 response', async () => new Response('Try later', { status: 503 })],
])('after %s the session is unknown and can be retried', async (_, failure) => {
  const { shown, check, retrySession } = await renderSession();
  answer.mockImplementation(failure);
  await check();
  expect(shown()).toEqual({ status: 'failed' });
  answer.mockImplementation(signedIn);
  await act(retrySession);
  expect(shown().status).toBe('in');
});

test('a session that ends during use keeps its user and resumes when the same person signs in', async () => {
  const { shown, check, endSession } = await renderSession();
  answer.mockImplementation(signedIn);
  await check();
  act(endSession);
  expect(shown()).toEqual({ status: 'in', user: ana, ended: true });
  answer.mockImplementation(signedOut);
  await check();
  expect(shown()).toMatchObject({ status: 'in', ended: true });
  answer.mockImplementation(signedIn);
  await check();
  expect(shown()).toMatchObject({ status: 'in', ended: false });
});

test('the sign-in address returns to the current page', async () => {
  const { signInUrl } = await import('./session.ts');
  history.replaceState(null, '', '/household?tab=pet&x=1');
  expect(signInUrl()).toBe('/api/login?returnTo=%2Fhousehold%3Ftab%3Dpet%26x%3D1');
});

test('no request is sent when the page is marked as a visitor page', async () => {
  document.documentElement.dataset.isVisitor = 'true';
  const { shown, check } = await renderSession();
  await check();
  delete document.documentElement.dataset.isVisitor;
  expect(shown()).toEqual({ status: 'out' });
  expect(answer).not.toHaveBeenCalled();
});

test('while the server takes long to answer, whoever used this browser last goes on, and learns if the session has ended', async () => {
  const { setOffline } = await import('#web/api/offline.ts');
  const { slowAnswerMilliseconds } = await import('#web/api/retry-delay.ts');
  setOffline(async () => ({ takeKeptOwner: async () => ana }) as never);
  const { shown, checkSession } = await renderSession();
  const late = Promise.withResolvers<Response>();
  answer.mockImplementation(() => late.promise);
  vi.useFakeTimers();
  const checking = checkSession();
  await act(() => vi.advanceTimersByTimeAsync(slowAnswerMilliseconds - 1));
  expect(shown()).toEqual({ status: 'loading' });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toEqual({ status: 'in', user: ana, ended: false });
  vi.useRealTimers();
  late.resolve(await signedOut());
  await act(() => checking);
  expect(shown()).toEqual({ status: 'in', user: ana, ended: true });
});
