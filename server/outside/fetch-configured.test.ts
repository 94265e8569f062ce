import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createConfiguredFetcher } from './fetch-configured.ts';

let answer: (response: ServerResponse) => void;
let requests: string[] = [];
const provider = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  answer(response);
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());
afterAll(() => provider.close());

function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

test('any path of a configured origin can be requested, with method, headers and body', async () => {
  const received = Promise.withResolvers<string>();
  answer = (response) => {
    response.req
      .setEncoding('utf8')
      .on('data', (body) => received.resolve(`${response.req.headers.authorization} ${body}`));
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"ok":true}');
  };
  const fetchConfigured = createConfiguredFetcher([`${origin}/v1/models`]);
  const response = await fetchConfigured(`${origin}/v1/chat`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: 'hello',
  });
  expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
  expect(await received.promise).toBe('Bearer key hello');
  expect(requests).toEqual(['POST /v1/chat']);
});

test('any other origin is refused without a request', async () => {
  const fetchConfigured = createConfiguredFetcher(['https://accounts.example']);
  const elsewhere = [
    origin,
    `${origin}/accounts.example`,
    'https://accounts.example:444/',
    'http://accounts.example/',
    'https://accounts.example.evil.example/',
  ];
  for (const address of elsewhere) await expect(fetchConfigured(address)).rejects.toThrow('not among the configured');
  await expect(fetchConfigured(new Request(origin))).rejects.toThrow('not among the configured');
  await expect(fetchConfigured('https://mona:secret@accounts.example/')).rejects.toThrow(TypeError);
  expect(requests).toEqual([]);
});

test('a redirect is an error, even inside the same origin and even if the caller would follow it', async () => {
  answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
  const fetchConfigured = createConfiguredFetcher([origin]);
  for (const redirect of ['follow', 'manual'] as const)
    await expect(fetchConfigured(origin, { redirect })).rejects.toThrow(TypeError);
  expect(requests).toEqual(['GET /', 'GET /']);
});

test('a response that does not start within 10 seconds fails', async () => {
  answer = () => vi.advanceTimersByTime(10_000);
  await expect(createConfiguredFetcher([origin])(origin)).rejects.toThrow('did not answer in time');
});

test('a response that has started may stream past that limit, until the caller aborts', async () => {
  const streaming = Promise.withResolvers<ServerResponse>();
  answer = (response) => {
    response.writeHead(200).write('first');
    streaming.resolve(response);
  };
  const caller = new AbortController();
  const response = await createConfiguredFetcher([origin])(origin, { signal: caller.signal });
  const reader = response.body?.getReader();
  const nextText = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await nextText()).toBe('first');
  vi.advanceTimersByTime(60_000);
  const stream = await streaming.promise;
  stream.write('second');
  expect(await nextText()).toBe('second');
  collectGarbage();
  caller.abort();
  await expect(reader?.read()).rejects.toThrow();
  await once(stream, 'close');
});
