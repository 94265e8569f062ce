import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeaveGuard } from '#web/ui/leave-guard.ts';
import { WorkerMessages } from './worker-messages.tsx';

let worker: EventTarget;
beforeEach(() => {
  worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const hear = (data: unknown) => act(() => worker.dispatchEvent(new MessageEvent('message', { data })));
const currentPath = () => location.pathname + location.search;

test('a tapped notification opens its page without a reload, each time', () => {
  render(<WorkerMessages />);
  hear({ type: 'open', path: '/appointments?day=2026-11-19' });
  expect(currentPath()).toBe('/appointments?day=2026-11-19');
  history.replaceState(null, '', '/birthdays');
  hear({ type: 'open', path: '/appointments?day=2026-11-19' });
  expect(currentPath()).toBe('/appointments?day=2026-11-19');
});

test.each([undefined, null, 'open', { type: 'other', path: '/appointments' }])('the message %j is ignored', (data) => {
  render(<WorkerMessages />);
  hear(data);
  expect(currentPath()).toBe('/');
});

test('a form with unsaved input asks first', () => {
  const ask = vi.fn<(leave: () => void) => void>();
  function Form() {
    useLeaveGuard({ wouldLoseChanges: () => true, ask });
    return null;
  }
  render(
    <>
      <Form />
      <WorkerMessages />
    </>,
  );
  hear({ type: 'open', path: '/appointments' });
  expect(ask).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/');
  act(() => ask.mock.calls[0]?.[0]());
  expect(currentPath()).toBe('/appointments');
});

test('a browser without workers shows nothing and breaks nothing', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(render(<WorkerMessages />).container.innerHTML).toBe('');
});
