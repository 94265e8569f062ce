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

/** The session as a page sees it. Each test has a session of its own. */
async function begin() {
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

test('it loads, then knows who is signed in', async () => {
  const { shown, check } = await begin();
  expect(shown()).toEqual({ status: 'loading' });
  answer.mockImplementation(signedIn);
  await check();
  expect(shown()).toEqual({ status: 'in', user: ana, ended: false });
});

test('401 means nobody is signed in, and it is not asked again', async () => {
  const { shown, check } = await begin();
  answer.mockImplementation(signedOut);
  await check();
  expect(shown()).toEqual({ status: 'out' });
  expect(answer).toHaveBeenCalledOnce();
});

test.each([
  ['a network failure', unreachable],
  ['a server in trouble', async () => new Response('Try later', { status: 503 })],
])('%s is neither yes nor no, and can be retried', async (_, failure) => {
  const { shown, check, retrySession } = await begin();
  answer.mockImplementation(failure);
  await check();
  expect(shown()).toEqual({ status: 'failed' });
  answer.mockImplementation(signedIn);
  await act(retrySession);
  expect(shown().status).toBe('in');
});

test('a session that ends during use keeps the page, and resumes for the same person', async () => {
  const { shown, check, endSession } = await begin();
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

test('the way to sign in leads back to the page', async () => {
  const { signInAddress } = await import('./session.ts');
  history.replaceState(null, '', '/household?tab=pet&x=1');
  expect(signInAddress()).toBe('/api/login?returnTo=%2Fhousehold%3Ftab%3Dpet%26x%3D1');
});

test('where the server said with the page that nobody is signed in, it is not even asked', async () => {
  document.documentElement.dataset.isVisitor = 'true';
  const { shown, check } = await begin();
  await check();
  delete document.documentElement.dataset.isVisitor;
  expect(shown()).toEqual({ status: 'out' });
  expect(answer).not.toHaveBeenCalled();
});

test('whoever was removed from her family begins anew in the one where she is now, and is told', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, pathname: '/household' });
  const { check } = await begin();
  answer.mockImplementation(async () => new Response('You no longer belong to this family', { status: 403 }));
  await check();
  expect(assign).toHaveBeenCalledWith('/dashboard');
  const { tellOfRemoval } = await import('./removal.ts');
  const { shownToast } = await import('#web/ui/toast.ts');
  tellOfRemoval();
  expect(shownToast()?.title).toBe('You no longer belong to this family');
  expect(sessionStorage.length).toBe(0);
  vi.unstubAllGlobals();
});
