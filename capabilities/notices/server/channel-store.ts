import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { now } from '#server/database/columns.ts';
import { acrossFamilies, memberRows, personRows, type Scope } from '#server/database/scope.ts';
import { users } from '#server/database/tenants.ts';
import { badInput, notFound, Refusal } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { Channels, Device, NewDevice, OutsideChannel } from '../channel-contract.ts';
import { isMailAllowed } from './reach-store.ts';
import { storedSettings } from './settings-store.ts';
import { notices, pushDevices } from './tables.ts';

/** The channels of a person, and sending a test to each. */

const deviceRows = (scope: Scope) => personRows(scope, pushDevices);
const noticeRows = (scope: Scope) => memberRows(scope, notices);
const failuresUntilNamed = 3;
const maxDevices = 20;

type StoredDevice = typeof pushDevices.$inferSelect;

const toDevice = (stored: StoredDevice): Device => ({
  ...stored,
  failure: stored.failures >= failuresUntilNamed ? stored.failure : null,
});

export const channelsOf =
  ({ config, mail, push }: Services) =>
  async (scope: Scope): Promise<Channels> => {
    const [person] = await acrossFamilies(scope).select().from(users).where(eq(users.id, scope.person.userId));
    const stored = (await storedSettings(scope)) ?? null;
    const { email = null, isEmailVerified = false } = person ?? {};
    const address = stored?.webhookSecret ?? null;
    return {
      mail: {
        ...(await reachBy(scope, 'mail')),
        isAvailable: mail.isConfigured,
        address: email,
        isConfirmed: isMailAllowed({ email, isEmailVerified, stored }, { isConfigured: true }),
      },
      push: {
        publicKey: await push.publicKey(),
        isAvailable: isSecure(config.publicUrl),
        devices: (await deviceRows(scope).list()).map(toDevice),
      },
      webhook: { ...(await reachBy(scope, 'webhook')), allowed: [...config.webhookAddresses], address },
    };
  };

/** Browsers allow push only on https and on the machine itself. */
const isSecure = (publicUrl: string) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(publicUrl);

/** How well a channel works, from the ledger. */
async function reachBy(scope: Scope, channel: OutsideChannel) {
  const isOfChannel = eq(notices.channel, channel);
  const isTest = eq(notices.kind, 'test');
  const newest = (where: SQL | undefined, limit = 1) =>
    noticeRows(scope).list({ where: and(isOfChannel, where), orderBy: desc(notices.dueAt), limit });
  const [latestTest] = await newest(and(isTest, isNotNull(notices.sentAt)));
  const [confirmed] = await newest(and(isTest, isNotNull(notices.openedAt)));
  const [lastSent] = await newest(isNotNull(notices.sentAt));
  const lastThree = await newest(inArray(notices.state, ['sent', 'failed']), failuresUntilNamed);
  const isFailing = lastThree.length === failuresUntilNamed && lastThree.every(({ state }) => state === 'failed');
  return {
    confirmedAt: confirmed?.openedAt ?? null,
    testedAt: latestTest && latestTest.openedAt === null ? latestTest.sentAt : null,
    lastSentAt: lastSent?.sentAt ?? null,
    failure: isFailing ? (lastThree[0]?.reason ?? "It didn't arrive") : null,
  };
}

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/**
 * A browser sends its subscription at every start; one that another person used before then belongs to the person who
 * is signed in.
 */
export const addDevice =
  ({ push }: Services) =>
  async (scope: Scope, { endpoint, keys, name }: z.output<typeof NewDevice>): Promise<Device> => {
    const { sid, userId } = scope.person;
    if (!push.isPushEndpoint(endpoint)) throw badInput("This browser uses a push service that we don't know");
    if (!sid) throw new Refusal(409, 'Only a browser can be registered');
    const endpointHash = hashOf(endpoint);
    const others = await deviceRows(scope).list({ where: ne(pushDevices.endpointHash, endpointHash) });
    if (others.length >= maxDevices)
      throw new Refusal(409, `You have ${maxDevices} devices already. Please remove one first`);
    const values = { userId, name, endpointSecret: endpoint, keysSecret: keys, sessionHash: sid };
    const db = acrossFamilies(scope);
    // Resets its history, which is about the person who used it before.
    await db.delete(pushDevices).where(and(eq(pushDevices.endpointHash, endpointHash), ne(pushDevices.userId, userId)));
    const [device] = await db
      .insert(pushDevices)
      .values({ ...values, endpointHash })
      .onConflictDoUpdate({ target: pushDevices.endpointHash, set: { ...values, updatedAt: now } })
      .returning();
    if (!device) throw notFound();
    return toDevice(device);
  };

export const removeDevice = (scope: Scope, id: string) => deviceRows(scope).remove(id);

export const forgetDevice = (scope: Scope, endpoint: string) =>
  deviceRows(scope).removeAll(eq(pushDevices.endpointHash, hashOf(endpoint)));

/** Puts a test message into the ledger. Returns its id. */
export const addTest =
  (services: Services) =>
  async (scope: Scope, channel: OutsideChannel, testedDevice: string | null): Promise<string> => {
    const deviceId = channel === 'push' ? testedDevice : null;
    await checkTestable(services, scope, channel, deviceId);
    const at = new Date();
    const moment = at.toISOString();
    const usefulUntil = new Date(at.getTime() + 60 * 60_000).toISOString();
    const { id } = await noticeRows(scope).add({
      key: `test ${moment} ${scope.person.userId} ${channel}`,
      kind: 'test',
      channel,
      deviceId,
      title: 'Can we reach you?',
      body:
        channel === 'mail'
          ? 'Open this link and press the button, so we know that email reaches you.'
          : 'Tap here, so we know that reminders reach you.',
      path: '/reminders/settings',
      dueAt: moment,
      usefulUntil,
      state: 'waiting',
      tryAt: moment,
    });
    if (deviceId) await deviceRows(scope).change(deviceId, { testedAt: moment, confirmedAt: null });
    return id;
  };

async function checkTestable(
  { mail, webhook }: Services,
  scope: Scope,
  channel: OutsideChannel,
  deviceId: string | null,
) {
  if (channel === 'mail' && !mail.isConfigured) throw new Refusal(409, 'This server sends no email');
  if (channel === 'push' && !deviceId) throw badInput('Device is required');
  if (deviceId) await deviceRows(scope).get(deviceId);
  const address = (await storedSettings(scope))?.webhookSecret ?? '';
  if (channel === 'webhook' && !webhook.isAllowed(address))
    throw new Refusal(409, 'Please enter the address of your webhook first');
}
