import { expect, test } from 'vitest';
import { createServices } from '#server/app.ts';
import { localSite } from '#testing/local-site.ts';
import { newPushDevice } from '#testing/push-device.ts';
import { readConfig } from '../config.ts';
import { type DeliveryOutcome, deliver, retryTime, withSendingOff } from './outcome.ts';

const { port, requestedPaths } = await localSite((response) => response.writeHead(200).end());

const now = Date.parse('2026-11-17T12:00:00Z');

test.each([
  ['0', 0],
  ['90', 90],
  ['86400', 86_400],
  ['864000', 86_400],
  ['99999999999999999999', 86_400],
  ['Tue, 17 Nov 2026 12:01:30 GMT', 90],
  ['Tue, 17 Nov 2026 11:00:00 GMT', 0],
  ['Wed, 17 Nov 2027 12:00:00 GMT', 86_400],
])('Retry-After %j is %s seconds', (retryAfter, retryAfterSeconds) => {
  expect(retryTime(retryAfter, now)).toEqual({ retryAfterSeconds });
});

test.each([undefined, '', 'soon'])('Retry-After %j says nothing', (retryAfter) => {
  expect(retryTime(retryAfter, now)).toEqual({});
});

test('only the given statuses mean that a receiver is gone', async () => {
  const notFound = async () => ({ status: 404, retryAfter: undefined });
  expect(await deliver('The service', notFound(), [404])).toEqual({ state: 'gone' });
  expect(await deliver('The service', notFound())).toEqual({ state: 'failed', reason: 'The service answered 404' });
});

test('a channel that is turned off sends nothing and keeps its other functions', async () => {
  const sent: string[] = [];
  const channel = {
    isAllowed: () => true,
    send: async (message: string): Promise<DeliveryOutcome> => {
      sent.push(message);
      return { state: 'sent' };
    },
  };
  expect(await withSendingOff(channel).send('hello')).toEqual({
    state: 'failed',
    reason: 'Sending is turned off on this server',
  });
  expect(withSendingOff(channel).isAllowed()).toBe(true);
  expect(sent).toEqual([]);
});

test('with SENDING=off the server sends neither push messages nor webhooks', async () => {
  const origin = `http://127.0.0.1:${port}`;
  const config = readConfig({ SENDING: 'off', PUSH_ORIGINS: origin, WEBHOOK_ADDRESSES: origin });
  const { push, webhook } = createServices(config, undefined as never);
  const off = { state: 'failed', reason: 'Sending is turned off on this server' };
  const { device } = newPushDevice(`${origin}/send`);
  expect(await push.send(device, { payload: '{}', ttlSeconds: 60, topic: 'a' })).toEqual(off);
  expect(await webhook.send(`${origin}/topic`, { title: 'a', body: 'b', url: origin, tag: 'c' })).toEqual(off);
  expect(requestedPaths).toEqual([]);
});
