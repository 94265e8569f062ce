import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { send } from './call.ts';
import { signOut, signOutSignal } from './signing-out.ts';

/** Fires 'beforeunload'. Returns true if the browser would ask the user before leaving. */
const unloadPage = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('signing out aborts open and later reads, but writes still go out', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    requests.push(address);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (signal?.aborted) reject(signal.reason);
      else if (!signal) resolve(Response.json('saved'));
    });
  });
  render(
    <a href="/api/logout" onClick={signOut}>
      Log out
    </a>,
  );
  const link = screen.getByRole('link');
  const listening = vi.spyOn(window, 'addEventListener');
  const isLeaving = () => expect(listening).toHaveBeenCalledWith('beforeunload', expect.anything(), { once: true });
  const settled = vi.fn();
  void send('GET', '/api/things').then(settled, settled);

  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', stay);
  fireEvent.click(link);
  await waitFor(isLeaving);
  expect(unloadPage()).toBe(true);
  expect(signOutSignal.aborted).toBe(false);
  window.removeEventListener('beforeunload', stay);

  listening.mockClear();
  fireEvent.click(link);
  await waitFor(isLeaving);
  unloadPage();
  expect(signOutSignal.aborted).toBe(true);
  void send('GET', '/api/others').then(settled, settled);
  expect(await send('POST', '/api/things', {})).toBe('saved');
  expect(requests).toEqual(['/api/things', '/api/others', '/api/things']);
  expect(settled).not.toHaveBeenCalled();
  cleanup();
});
