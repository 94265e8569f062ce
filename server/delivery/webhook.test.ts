import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { localSite } from '#testing/local-site.ts';
import { createWebhook } from './webhook.ts';

const { port, answers, requestedPaths } = await localSite();
const origin = `http://127.0.0.1:${port}`;
const webhook = createWebhook({ addresses: [`${origin}/`] });
const message = { title: 'Dentist', body: 'Mía, 4:00 PM 🦷', url: 'https://family.example/appointments?é', tag: 'abc' };

test('one request has the texts where ntfy, Gotify and Home Assistant look for them', async () => {
  const received = Promise.withResolvers<{ headers: Record<string, unknown>; body: unknown }>();
  answers.set('/message', async (response, request) => {
    received.resolve({ headers: request.headers, body: await json(request) });
    response.writeHead(200).end('{}');
  });
  expect(await webhook.send(`${origin}/message?token=abc`, message)).toEqual({ state: 'sent' });
  expect(requestedPaths).toEqual(['/message?token=abc']);
  const { headers, body } = await received.promise;
  // Gotify and Home Assistant read the body; ntfy fills the templates in the headers from it.
  expect(body).toEqual({
    title: 'Dentist',
    message: 'Mía, 4:00 PM 🦷',
    url: message.url,
    tag: 'abc',
    extras: { 'client::notification': { click: { url: message.url } } },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-template': 'yes',
    'x-title': '{{.title}}',
    'x-message': '{{.message}}',
    'x-click': 'https://family.example/appointments?%C3%A9',
  });
});

test.each([
  [204, { state: 'sent' }],
  [401, { state: 'failed', reason: 'The webhook answered 401' }],
  [404, { state: 'failed', reason: 'The webhook answered 404' }],
  [302, { state: 'failed', reason: 'The webhook answered 302' }],
  [429, { state: 'later', retryAfterSeconds: 60, reason: 'The webhook answered 429' }],
  [502, { state: 'later', retryAfterSeconds: 60, reason: 'The webhook answered 502' }],
])('the answer %s means %j', async (status, outcome) => {
  answers.set('/topic', (response) => response.writeHead(status, { location: '/other', 'retry-after': '60' }).end());
  expect(await webhook.send(`${origin}/topic`, message)).toEqual(outcome);
  expect(requestedPaths).toEqual(['/topic']);
});

test('no answer is worth another try', async () => {
  answers.set('/topic', (response) => response.destroy());
  expect(await webhook.send(`${origin}/topic`, message)).toEqual({
    state: 'later',
    reason: "The webhook didn't answer",
  });
});

const prefixes = ['http://ntfy.home:8080', 'https://ha.home/api/webhook/', 'http://gotify.home/message'];
const { isAllowed } = createWebhook({ addresses: prefixes });

test.each([
  'http://ntfy.home:8080/ana-topic',
  'HTTP://NTFY.HOME:8080/ana-topic',
  'https://ha.home/api/webhook/-abc_DEF',
  'https://ha.home:443/api/webhook/abc',
  'https://ha.home/api/webhook/./abc',
  'http://gotify.home/message?token=abc',
  'http://gotify.home/message/sub',
  'https://ha.home/api/webhook/a..b',
])('%j is within the prefixes', (address) => {
  expect(isAllowed(address)).toBe(true);
});

test.each([
  'http://ntfy.home/ana-topic',
  'https://ntfy.home:8080/ana-topic',
  'http://ntfy.home:8080.evil.example/',
  'http://ntfy.home:8080@evil.example/',
  'http://ana:secret@ntfy.home:8080/topic',
  'http://ana@ntfy.home:8080/topic',
  'https://ha.home/api/states',
  'https://ha.home/api/webhook',
  'https://ha.home/api/webhooks/abc',
  'https://ha.home/api/webhook/../states',
  'https://ha.home/api/webhook/%2e%2e/states',
  'https://ha.home/api/webhook/%2E./states',
  'https://ha.home/api/webhook/..\\states',
  'https://ha.home/api/webhook/..%2fstates',
  'https://ha.home/api/webhook/..%5Cstates',
  'https://ha.home/api/webhook/%252e%252e/states',
  'https://ha.home/api/webhook/%252e%252e%252fstates',
  'https://ha.home/api/webhook/..;/states',
  'https://ha.home/api/webhook/..%3b/states',
  'https://ha.home/api/webhook/a%2f..%2f..%2fstates',
  'https://ha.home/api/webhook/abc%00',
  'http://gotify.home/messages?token=abc',
  'http://gotify.home/message%2f..%2fapplication',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'ntfy.home:8080/topic',
  '//ntfy.home:8080/topic',
  '',
])('%j is outside them, and nothing is sent there', async (address) => {
  const strict = createWebhook({
    addresses: prefixes,
    resolve: () => Promise.reject(new Error('It was looked up')),
  });
  expect(strict.isAllowed(address)).toBe(false);
  expect(await strict.send(address, message)).toEqual({
    state: 'failed',
    reason: "The webhook's address isn't allowed on this server",
  });
});

test('without addresses of the operator nothing is allowed', () => {
  expect(createWebhook({ addresses: [] }).isAllowed(`${origin}/topic`)).toBe(false);
});
