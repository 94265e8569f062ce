import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSubscription, pushState, turnOffPush, turnOnPush } from './push.ts';

const key = (byte: number) => new Uint8Array(65).fill(byte);
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const ours = key(0xfb);
const endpoint = 'https://push.example/ana';

/** Records what the browser is asked to do, step by step. */
let steps: string[];
let subscription: ReturnType<typeof subscribedWith> | undefined;
const subscribedWith = (bytes: Uint8Array<ArrayBuffer>) => ({
  endpoint,
  options: { applicationServerKey: bytes.buffer },
  toJSON: () => ({ endpoint }),
  unsubscribe: async () => {
    steps.push('unsubscribe');
    subscription = undefined;
  },
});
const pushManager = {
  getSubscription: async () => subscription ?? null,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    steps.push('subscribe');
    subscription ??= subscribedWith(new Uint8Array(Buffer.from(applicationServerKey, 'base64url')));
    return subscription;
  },
};

interface Device {
  userAgent?: string;
  maxTouchPoints?: number;
  isStandalone?: boolean;
  isSecure?: boolean;
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  isRegistered?: boolean;
}
function useDevice({
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
  maxTouchPoints = 0,
  isStandalone = false,
  isSecure = true,
  permission = 'granted',
  answer = 'granted',
  isRegistered = true,
}: Device) {
  const registration = { pushManager };
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: async () => {
      steps.push('ask');
      return answer;
    },
  });
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints,
    serviceWorker: {
      getRegistration: async () => (isRegistered ? registration : undefined),
      register: async (path: string) => steps.push(`register ${path}`),
      ready: Promise.resolve(registration),
    },
  });
}

beforeEach(() => {
  steps = [];
  subscription = undefined;
});
afterEach(() => vi.unstubAllGlobals());

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

test.each<[string, Device, string]>([
  ['a page without https', { isSecure: false, userAgent: iPhone }, 'insecure'],
  ["an iPhone's browser", { userAgent: iPhone, maxTouchPoints: 5 }, 'home-screen'],
  ["an iPad's browser, which says it's a Mac", { userAgent: mac, maxTouchPoints: 5 }, 'home-screen'],
  ["an app on an iPhone's home screen", { userAgent: iPhone, maxTouchPoints: 5, isStandalone: true }, 'off'],
  ['a Mac', { userAgent: mac }, 'off'],
  ['a browser that forbids notifications', { permission: 'denied' }, 'denied'],
  ['a browser that was not asked yet', { permission: 'default' }, 'off'],
  ['a browser without our worker', { isRegistered: false }, 'off'],
])('on %s the state is %3$s', async (_what, device, state) => {
  useDevice(device);
  expect(await pushState()).toBe(state);
});

test.each(['PushManager', 'Notification'])('without %s push is not supported', async (name) => {
  useDevice({});
  subscription = subscribedWith(ours);
  Reflect.deleteProperty(globalThis, name);
  expect([await pushState(), await currentSubscription(), await turnOffPush()]).toEqual([
    'unsupported',
    undefined,
    undefined,
  ]);
});

test('an app of an old iPhone, which knows no push, is not supported', async () => {
  useDevice({ userAgent: iPhone, isStandalone: true });
  Reflect.deleteProperty(globalThis, 'PushManager');
  expect(await pushState()).toBe('unsupported');
});

test('push is turned on and off', async () => {
  useDevice({});
  expect(await turnOnPush(textOf(ours))).toEqual({ endpoint });
  expect(steps).toEqual(['ask', 'register /worker.js', 'subscribe']);
  expect([await pushState(), await currentSubscription()]).toEqual(['on', { endpoint }]);
  expect(await turnOffPush()).toBe(endpoint);
  expect([await pushState(), await currentSubscription(), await turnOffPush()]).toEqual(['off', undefined, undefined]);
});

test('a subscription that lost its permission does not count', async () => {
  useDevice({ permission: 'default' });
  subscription = subscribedWith(ours);
  expect([await pushState(), await currentSubscription()]).toEqual(['off', undefined]);
});

test('turning it on again keeps the subscription', async () => {
  useDevice({});
  subscription = subscribedWith(ours);
  await turnOnPush(textOf(ours));
  expect(steps).not.toContain('unsubscribe');
});

test("a subscription with another server's key is replaced", async () => {
  useDevice({});
  subscription = subscribedWith(key(1));
  await turnOnPush(textOf(ours));
  expect(steps.slice(-2)).toEqual(['unsubscribe', 'subscribe']);
});

test.each<NotificationPermission>(['denied', 'default'])('the answer %s becomes a sentence', async (answer) => {
  useDevice({ answer });
  await expect(turnOnPush(textOf(ours))).rejects.toThrow("Your browser didn't allow notifications.");
  expect(steps).toEqual(['ask']);
});

test('a browser that cannot subscribe says so in a sentence', async () => {
  useDevice({});
  vi.spyOn(pushManager, 'subscribe').mockRejectedValueOnce(new DOMException('push service error', 'AbortError'));
  await expect(turnOnPush(textOf(ours))).rejects.toThrow("Your browser couldn't turn on notifications.");
});
