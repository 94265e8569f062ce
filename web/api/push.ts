import { isAppleTouchDevice, isInstalledApp } from './device.ts';

/** Push messages to this browser. Loaded only where they are turned on, and after the first paint. */

/**
 * 'insecure': the page needs https. 'home-screen': on an iPhone or iPad it works only in an app on the home screen.
 * 'denied': the browser's settings forbid notifications.
 */
export type PushState = 'unsupported' | 'insecure' | 'home-screen' | 'denied' | 'off' | 'on';

/** The first thing that is missing for push messages on this device. */
export async function pushState(): Promise<PushState> {
  if (!globalThis.isSecureContext) return 'insecure';
  if (isAppleTouchDevice() && !isInstalledApp()) return 'home-screen';
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await currentSubscription()) ? 'on' : 'off';
}

/** What the server needs to send to this browser, if push messages are on. */
export async function currentSubscription(): Promise<PushSubscriptionJSON | undefined> {
  if (!isSupported() || Notification.permission !== 'granted') return undefined;
  return (await findSubscription())?.toJSON();
}

/**
 * Asks for permission and subscribes. Call it directly in a click: browsers ignore the question otherwise. Throws a
 * sentence to show. `publicKey` is the server's.
 */
export async function turnOnPush(publicKey: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error("Your browser didn't allow notifications. You can change that in its settings for this page.");
  try {
    await navigator.serviceWorker.register('/worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const existing = await pushManager.getSubscription();
    // A subscription with another key belongs to another server, such as one whose data was moved here. We can't send
    // to it.
    if (existing && keyOf(existing) !== publicKey) await existing.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    return subscription.toJSON();
  } catch (cause) {
    throw new Error("Your browser couldn't turn on notifications. Please try again in a moment.", { cause });
  }
}

/** Turns push messages off. Returns the address that the server must forget, if they were on. */
export async function turnOffPush(): Promise<string | undefined> {
  const subscription = isSupported() ? await findSubscription() : undefined;
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function findSubscription() {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** The server's key of a subscription, as the server writes it (base64url). */
function keyOf({ options: { applicationServerKey } }: PushSubscription) {
  const bytes = new Uint8Array(applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
