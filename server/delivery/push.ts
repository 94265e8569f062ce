import { createRequire } from 'node:module';
import type { Database } from '../database/database.ts';
import { loadOrCreateSecrets } from '../http/server-secrets.ts';
import type { PushFetcher } from '../outside/fetch-push.ts';
import type { Post } from '../outside/post.ts';
import { type DeliveryOutcome, deliver } from './outcome.ts';

export interface PushDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushMessage {
  payload: string;
  /** How long the push service keeps the message for a device that is offline. */
  ttlSeconds: number;
  /** At most 32 characters of base64url. A message that waits is replaced by a newer one with the same topic. */
  topic: string;
}

export interface Push {
  /** The key that a browser needs to subscribe. Subscriptions are bound to it, so it never changes. */
  publicKey(): Promise<string>;
  isPushEndpoint(address: string): boolean;
  send(device: PushDevice, message: PushMessage): Promise<DeliveryOutcome>;
}

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** What we use of the library, which has no types. It encrypts and signs; it never sends anything. */
interface WebPush {
  generateVAPIDKeys(): VapidKeys;
  generateRequestDetails(
    device: PushDevice,
    payload: string,
    options: { TTL: number; topic: string; vapidDetails: VapidKeys & { subject: string } },
  ): { headers: Record<string, string | number>; body: Buffer };
}

const require = createRequire(import.meta.url);
/** Loaded at its first use. */
const webPush = (): WebPush => require('web-push');

interface PushOptions {
  database: Database;
  publicUrl: string;
  supportEmail: string;
  fetcher: PushFetcher;
}

/** Creates the channel to browsers, also while no page of ours is open (RFC 8030, 8291, 8292). */
export function createPush({ database, publicUrl, supportEmail, fetcher }: PushOptions): Push {
  /** Tells the push service whom to ask about our messages. */
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${supportEmail}`;
  let loading: Promise<VapidKeys> | undefined;
  const keys = () => {
    loading ??= loadKeys(database).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    publicKey: async () => (await keys()).publicKey,
    isPushEndpoint: fetcher.isPushEndpoint,
    async send(device, { payload, ttlSeconds, topic }) {
      if (!fetcher.isPushEndpoint(device.endpoint))
        return { state: 'failed', reason: "The device uses a push service we don't know" };
      const vapidDetails = { subject, ...(await keys()) };
      const request = encrypt(device, payload, { TTL: Math.max(0, Math.ceil(ttlSeconds)), topic, vapidDetails });
      if (!request) return { state: 'failed', reason: "The device's keys can't be used" };
      return await deliver('The push service', fetcher.postPush(device.endpoint, request), [404, 410]);
    },
  };
}

async function loadKeys(database: Database): Promise<VapidKeys> {
  const [keys] = await loadOrCreateSecrets(database, 'vapid', async () => webPush().generateVAPIDKeys());
  if (!keys) throw new Error('There are no keys for push messages');
  return keys;
}

/** Undefined if the device's keys are invalid: browsers send them, so they can be anything. */
function encrypt(...[device, payload, options]: Parameters<WebPush['generateRequestDetails']>): Post | undefined {
  try {
    const { headers, body } = webPush().generateRequestDetails(device, payload, options);
    return { headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])), body };
  } catch {
    return undefined;
  }
}
