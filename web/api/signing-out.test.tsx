import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { send } from './call.ts';
import { askNothingOnceLeft, signingOut } from './signing-out.ts';

/** As a browser does it; the answer is whether it asks her first. */
const leavePage = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('once she leaves by signing out nothing is asked for, but what she wrote goes out', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address);
    return new Promise((answer, refuse) => {
      signal?.addEventListener('abort', () => refuse(signal.reason));
      if (signal?.aborted) refuse(signal.reason);
      else if (!signal) answer(Response.json('kept'));
    });
  });
  render(
    <a href="/api/logout" onClick={askNothingOnceLeft}>
      Log out
    </a>,
  );
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  const settled = vi.fn();
  void send('GET', '/api/things').then(settled, settled);

  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', stay);
  fireEvent.click(link);
  expect(leavePage()).toBe(true);
  expect(signingOut.aborted).toBe(false);
  window.removeEventListener('beforeunload', stay);

  fireEvent.click(link);
  leavePage();
  expect(signingOut.aborted).toBe(true);
  void send('GET', '/api/others').then(settled, settled);
  expect(await send('POST', '/api/things', {})).toBe('kept');
  expect(asked).toEqual(['/api/things', '/api/others', '/api/things']);
  expect(settled).not.toHaveBeenCalled();
  cleanup();
});
