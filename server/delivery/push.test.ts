import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { newPushDevice } from '#testing/push-device.ts';
import { localPushService, readSignature } from '#testing/push-service.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createPushFetcher } from '../outside/fetch-push.ts';
import { createPush } from './push.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
const service = await localPushService();

interface Setting extends Partial<Parameters<typeof createPushFetcher>[0]> {
  publicUrl?: string;
}
const pushWith = ({
  publicUrl = 'https://family.example',
  extraOrigins = [service.origin],
  ...network
}: Setting = {}) =>
  createPush({
    database,
    publicUrl,
    supportEmail: 'help@example.com',
    fetcher: createPushFetcher({ extraOrigins, ...network }),
  });
const push = pushWith();
const message = { payload: '{"title":"Zahnarzt für Mía 🦷"}', ttlSeconds: 3600, topic: 'dentist-2026' };
const { device, decrypt } = newPushDevice(`${service.origin}/send/ana`);

test('a message arrives encrypted for its device and signed by this server', async () => {
  expect(await push.send(device, message)).toEqual({ state: 'sent' });
  const [request] = service.received.splice(0);
  if (!request) throw new Error('Nothing arrived');
  expect(request.path).toBe('/send/ana');
  expect(request.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', topic: 'dentist-2026' });
  expect(request.body.toString('latin1')).not.toContain('title');
  expect(decrypt(request.body)).toBe(message.payload);
  const { publicKey, aud, sub } = await readSignature(request);
  expect({ publicKey, aud, sub }).toEqual({
    publicKey: await push.publicKey(),
    aud: service.origin,
    sub: 'https://family.example',
  });
});

test('without https the push service gets the support address', async () => {
  await pushWith({ publicUrl: 'http://localhost:3000' }).send(device, message);
  const [request] = service.received.splice(0);
  expect(request && (await readSignature(request)).sub).toBe('mailto:help@example.com');
});

test('all processes of a database use one key, even if they start at the same time', async () => {
  const keys = await Promise.all([pushWith(), pushWith(), push].map((one) => one.publicKey()));
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
});

test.each([
  [200, {}, { state: 'sent' }],
  [404, {}, { state: 'gone' }],
  [410, {}, { state: 'gone' }],
  [400, {}, { state: 'failed', reason: 'The push service answered 400' }],
  [403, {}, { state: 'failed', reason: 'The push service answered 403' }],
  [413, {}, { state: 'failed', reason: 'The push service answered 413' }],
  [429, { 'retry-after': '120' }, { state: 'later', retryAfterSeconds: 120, reason: 'The push service answered 429' }],
  [429, {}, { state: 'later', reason: 'The push service answered 429' }],
  [500, {}, { state: 'later', reason: 'The push service answered 500' }],
  [503, { 'retry-after': '7' }, { state: 'later', retryAfterSeconds: 7, reason: 'The push service answered 503' }],
])('the answer %s %j means %j', async (status, headers: Record<string, string>, outcome) => {
  service.answer((response) => response.writeHead(status, headers).end());
  expect(await push.send(device, message)).toEqual(outcome);
});

test('a redirect is not followed', async () => {
  service.answer((response) => response.writeHead(307, { location: '/elsewhere' }).end());
  expect(await push.send(device, message)).toEqual({ state: 'failed', reason: 'The push service answered 307' });
  expect(service.requestedPaths).toEqual(['/send/ana']);
});

test('an endless answer is not read', async () => {
  service.answer((response) => {
    const write = () => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.writeHead(201).on('drain', write);
    write();
  });
  expect(await push.send(device, message)).toEqual({ state: 'sent' });
});

const noAnswer = { state: 'later', reason: "The push service didn't answer" };

test('an answer that is cut off is worth another try', async () => {
  service.answer((response) => response.destroy());
  expect(await push.send(device, message)).toEqual(noAnswer);
});

test('an answer that takes too long is worth another try', async () => {
  const limit = new AbortController();
  service.answer(() => limit.abort());
  expect(await pushWith({ timeLimit: () => limit.signal }).send(device, message)).toEqual(noAnswer);
});

test('a service that is down is worth another try', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const origin = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  closed.close();
  await once(closed, 'close');
  const { device: unreachable } = newPushDevice(`${origin}/send`);
  expect(await pushWith({ extraOrigins: [origin] }).send(unreachable, message)).toEqual(noAnswer);
});

test.each([
  ['not a point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['too short', { p256dh: 'BAAA' }],
  ['empty', { auth: '' }],
])('keys that are %s fail without a request', async (_what, keys) => {
  const broken = { ...device, keys: { ...device.keys, ...keys } };
  expect(await push.send(broken, message)).toEqual({ state: 'failed', reason: "The device's keys can't be used" });
  expect(service.requestedPaths).toEqual([]);
});

test('an address of another server fails without a request', async () => {
  const strict = pushWith({ extraOrigins: [] });
  expect(strict.isPushEndpoint(device.endpoint)).toBe(false);
  expect(await strict.send(device, message)).toEqual({
    state: 'failed',
    reason: "The device uses a push service we don't know",
  });
  expect(service.requestedPaths).toEqual([]);
});
