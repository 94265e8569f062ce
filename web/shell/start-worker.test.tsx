import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToast } from '#web/ui/toast.ts';
import { startWorker } from './start-worker.ts';

const worker = { postMessage: vi.fn() };
const update = vi.fn(async () => undefined);
const register = vi.fn(async () => undefined);
let serviceWorker: EventTarget;

beforeEach(() => {
  page = new AbortController();
  serviceWorker = Object.assign(new EventTarget(), { register, ready: Promise.resolve({ active: worker, update }) });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  document.documentElement.dataset.version = 'first';
});
afterEach(() => {
  page.abort();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete document.documentElement.dataset.serviceWorker;
  vi.useRealTimers();
  vi.clearAllMocks();
});

let page: AbortController;
const start = () => startWorker(page.signal);
const hear = (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }));

test('the worker hears that a page has started, and with which version', async () => {
  await start();
  expect(register).toHaveBeenCalledWith('/worker.js');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'started', version: 'first' });
});

test('a new version is announced once, and not to a page that has it already', async () => {
  await start();
  for (const data of [undefined, { type: 'open', path: '/' }, { type: 'version', version: 'first' }]) hear(data);
  expect(shownToast()).toBeUndefined();
  hear({ type: 'version', version: 'second' });
  expect(shownToast()).toMatchObject({ title: 'A new version is ready', action: { label: 'Refresh' } });
  dismissToast(shownToast()?.id ?? 0);
  hear({ type: 'version', version: 'third' });
  expect(shownToast()).toBeUndefined();
});

test('coming back after more than an hour looks for a new version', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await start();
  vi.setSystemTime(Date.now() + 59 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 2 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledOnce();
});

test('no worker is registered if the operator turned it off, or without https', async () => {
  document.documentElement.dataset.serviceWorker = 'off';
  await start();
  delete document.documentElement.dataset.serviceWorker;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await start();
  expect(register).not.toHaveBeenCalled();
});
