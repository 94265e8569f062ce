import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type InstallWay, install, installWay } from './install.ts';
import { saveInstallPrompt, takeInstallPrompt } from './install-prompt.ts';

const browser = new EventTarget();
beforeEach(() => vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser)));
afterEach(() => {
  takeInstallPrompt();
  vi.unstubAllGlobals();
});

interface Device {
  userAgent?: string;
  maxTouchPoints?: number;
  isStandalone?: boolean;
  isSecure?: boolean;
}
function useDevice({ userAgent = 'Linux Chrome', maxTouchPoints = 0, isStandalone = false, isSecure = true }: Device) {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
}

function announce(outcome: 'accepted' | 'dismissed') {
  saveInstallPrompt();
  const event = new Event('beforeinstallprompt', { cancelable: true });
  browser.dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome }) }));
  return event;
}

test.each<[string, Device, InstallWay]>([
  ['an installed app', { isStandalone: true }, 'installed'],
  ['a page without https', { isSecure: false, userAgent: 'iPhone' }, 'insecure'],
  ["an iPhone's browser", { userAgent: 'iPhone' }, 'share-menu'],
  ["an iPad's browser, which says it's a Mac", { userAgent: 'Macintosh', maxTouchPoints: 5 }, 'share-menu'],
  ['another browser', {}, 'browser-menu'],
])('in %s the way is %3$s', (_what, device, way) => {
  useDevice(device);
  expect(installWay()).toBe(way);
});

test("the browser's install prompt is kept until we use it, once", async () => {
  useDevice({});
  expect(announce('accepted').defaultPrevented).toBe(true);
  expect(installWay()).toBe('prompt');
  expect(await install()).toBe(true);
  expect(installWay()).toBe('browser-menu');
  expect(await install()).toBe(false);
});

test('she may say no to the browser', async () => {
  useDevice({});
  announce('dismissed');
  expect(await install()).toBe(false);
});
