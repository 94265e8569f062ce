import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { Refusal } from '#server/http/errors.ts';
import { type Answer, html, localSite, redirectTo } from '#testing/local-site.ts';
import { createUntrustedFetcher, type Network } from './fetch-untrusted.ts';

/** One local server acts as every public site: names resolve to a public address, but this server is dialed. */
const { port, answers, requestedPaths } = await localSite();
let waits: number[];
beforeEach(() => {
  waits = [];
});

const publicAddress = '93.184.216.34';
const pageAt = (path: string, answer: Answer) => {
  answers.set(path, answer);
  return `http://recipes.example:${port}${path}`;
};

const fetcher = (network: Partial<Network> & { allowOrigins?: string[] } = {}) =>
  createUntrustedFetcher({
    allowOrigins: [],
    ports: [port],
    resolve: async () => [publicAddress],
    dial: () => '127.0.0.1',
    wait: async (milliseconds) => waits.push(milliseconds),
    ...network,
  });
const asPage = { kind: 'page', personId: 'mona' } as const;
const asPicture = { kind: 'picture', personId: 'mona' } as const;
const read = (address: string, network?: Partial<Network>) => fetcher(network)(address, asPage);
const failure = (promise: Promise<unknown>): Promise<Refusal> =>
  promise.then(
    () => Promise.reject(new Error('It was read')),
    (error) => error,
  );
const couldNotRead = { status: 422, message: "We couldn't read that page", retryAfterSeconds: undefined };

test('a page is fetched with its content type and final URL', async () => {
  const page = await read(pageAt('/cake', html('<h1>Cake</h1>')));
  expect({ ...page, body: page.body.toString() }).toEqual({
    url: `http://recipes.example:${port}/cake`,
    contentType: 'text/html; charset=utf-8',
    body: '<h1>Cake</h1>',
  });
});

test('the request names the product and has neither cookies nor a referrer', async () => {
  let headers: IncomingMessage['headers'] = {};
  answers.set('/second', (response, request) => {
    headers = request.headers;
    html('ok')(response, request);
  });
  const first: Answer = (response) => response.writeHead(302, { location: '/second', 'set-cookie': 'tracker=1' }).end();
  await read(pageAt('/first', first));
  expect(headers).toMatchObject({
    host: `recipes.example:${port}`,
    'user-agent': expect.stringContaining('Mothership'),
  });
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])('a page compressed with %s is decompressed', async (encoding, compress) => {
  const page = await read(pageAt('/packed', html(compress('Cake'), { 'content-encoding': encoding })));
  expect(page.body.toString()).toBe('Cake');
});

test('a picture can only be fetched as a picture, and a page only as a page', async () => {
  const picture = pageAt('/cake.png', (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('png'),
  );
  const page = pageAt('/cake', html('Cake'));
  expect((await fetcher()(picture, asPicture)).contentType).toBe('image/png');
  expect(await failure(fetcher()(picture, asPage))).toMatchObject(couldNotRead);
  expect(await failure(fetcher()(page, asPicture))).toMatchObject(couldNotRead);
});

test('five redirects are followed, six are not', async () => {
  for (let left = 1; left <= 6; left++) answers.set(`/moved/${left}`, redirectTo(`/moved/${left - 1}`));
  const last = pageAt('/moved/0', html('here'));
  expect((await read(`http://recipes.example:${port}/moved/5`)).url).toBe(last);
  expect(await failure(read(`http://recipes.example:${port}/moved/6`))).toMatchObject(couldNotRead);
});

test('a redirect loop ends', async () => {
  expect(await failure(read(pageAt('/loop', redirectTo('/loop'))))).toMatchObject(couldNotRead);
  expect(requestedPaths).toHaveLength(6);
});

test('a redirect with no location or two is not followed', async () => {
  for (const headers of [[], ['location', '/a', 'location', '/b']]) {
    const start = pageAt('/start', (response) => response.writeHead(302, headers).end());
    expect(await failure(read(start))).toMatchObject(couldNotRead);
  }
  expect(requestedPaths).toEqual(['/start', '/start']);
});

test.each([
  'http://127.0.0.1:PORT/secret',
  'http://[::ffff:7f00:1]:PORT/secret',
  '//127.1:PORT/secret',
  'http://intranet.example:PORT/secret',
  'http://mona@recipes.example:PORT/secret',
  'http://recipes.example:22/secret',
  'file:///secret',
  'http://%',
])('a redirect to %s is not followed, from a public page or from an allowed origin', async (target) => {
  answers.set('/secret', html('secret'));
  const start = pageAt('/start', redirectTo(target.replace('PORT', String(port))));
  const resolve = async (name: string) => [name === 'intranet.example' ? '10.0.0.7' : publicAddress];
  expect(await failure(read(start, { resolve }))).toMatchObject(couldNotRead);
  const allowOrigins = [`http://localhost:${port}`];
  const fetchUntrusted = fetcher({
    allowOrigins,
    resolve: async (name) => (name === 'localhost' ? ['127.0.0.1'] : resolve(name)),
  });
  expect(await failure(fetchUntrusted(`http://localhost:${port}/start`, asPage))).toMatchObject(couldNotRead);
  expect(requestedPaths).toEqual(['/start', '/start']);
});

test('a name is resolved once per request, so DNS cannot change after the check', async () => {
  const lookedUp: string[] = [];
  const resolve = async (name: string) => {
    lookedUp.push(name);
    return [lookedUp.length === 1 ? publicAddress : '127.0.0.1'];
  };
  await read(pageAt('/cake', html('Cake')), { resolve });
  expect(lookedUp).toEqual(['recipes.example']);
});

test('the decompressed body may be as long as the limit and not a byte longer', async () => {
  const limit = 2 * 1024 * 1024;
  expect((await read(pageAt('/full', html(Buffer.alloc(limit))))).body).toHaveLength(limit);
  expect(await failure(read(pageAt('/over', html(Buffer.alloc(limit + 1)))))).toMatchObject(couldNotRead);
  const packed = (bytes: number) => html(gzipSync(Buffer.alloc(bytes)), { 'content-encoding': 'gzip' });
  expect((await read(pageAt('/packed', packed(limit)))).body).toHaveLength(limit);
  expect(await failure(read(pageAt('/bomb', packed(50 * limit))))).toMatchObject(couldNotRead);
});

test('a body of 200 MB is cut off early', async () => {
  const chunk = Buffer.alloc(1024 * 1024);
  let sent = 0;
  let closed: Promise<unknown> | undefined;
  const endless: Answer = (response) => {
    closed = once(response, 'close');
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      while (sent < 200 && !response.destroyed) {
        sent++;
        if (!response.write(chunk)) return response.once('drain', more);
      }
      return response.end();
    };
    more();
  };
  expect(await failure(read(pageAt('/endless', endless)))).toMatchObject(couldNotRead);
  await closed;
  expect(sent).toBeLessThan(50);
});

test('a page that trickles in is aborted at the time limit', async () => {
  const limit = new AbortController();
  let closed: Promise<unknown> | undefined;
  const trickle: Answer = (response) => {
    closed = once(response, 'close');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<', () => limit.abort());
  };
  expect(await failure(read(pageAt('/slow', trickle), { timeLimit: () => limit.signal }))).toMatchObject(couldNotRead);
  await closed;
});

test('a DNS lookup that never ends is aborted at the time limit', async () => {
  const limit = new AbortController();
  const resolve = () => {
    limit.abort();
    return new Promise<string[]>(() => {});
  };
  expect(
    await failure(read('http://recipes.example/', { ports: [80], resolve, timeLimit: () => limit.signal })),
  ).toMatchObject(couldNotRead);
});

test('the caller can abort', async () => {
  const caller = new AbortController();
  const silent = pageAt('/silent', () => caller.abort());
  expect(await failure(fetcher()(silent, { ...asPage, signal: caller.signal }))).toMatchObject(couldNotRead);
});

test('a person can fetch three pages at a time, and a fourth is refused only for that person', async () => {
  const held: ServerResponse[] = [];
  const arrived = Promise.withResolvers<void>();
  const slow = pageAt('/slow', (response) => {
    held.push(response);
    if (held.length === 3) arrived.resolve();
  });
  const quick = pageAt('/quick', html('ok'));
  const fetchUntrusted = fetcher();
  const first = [1, 2, 3].map(() => fetchUntrusted(slow, asPage));
  await arrived.promise;
  expect(await failure(fetchUntrusted(quick, asPage))).toMatchObject({ status: 429, retryAfterSeconds: 5 });
  expect((await fetchUntrusted(quick, { ...asPage, personId: 'nora' })).body.toString()).toBe('ok');
  for (const response of held) html('done')(response, response.req);
  await Promise.all(first);
  expect((await fetchUntrusted(quick, asPage)).body.toString()).toBe('ok');
});

test('every failure has the same response and the same timing', async () => {
  const broken: Record<string, () => Promise<unknown>> = {
    'unknown name': () =>
      read('http://recipes.example/', { ports: [80], resolve: () => Promise.reject(new Error('ENOTFOUND')) }),
    'private name': () => read(pageAt('/', html('secret')), { resolve: async () => ['127.0.0.1'] }),
    'closed port': () => read('http://recipes.example:1/', { ports: [1] }),
    'no TLS': () => read(pageAt('/', html('Cake')).replace('http:', 'https:')),
    'not found': () => read(`http://recipes.example:${port}/nowhere`),
    'wrong type': () => read(pageAt('/', html('{}', { 'content-type': 'application/json' }))),
    'no type': () => read(pageAt('/', (response) => response.end('Cake'))),
    'unknown compression': () => read(pageAt('/', html('Cake', { 'content-encoding': 'gzip, gzip' }))),
    'broken compression': () => read(pageAt('/', html('Cake', { 'content-encoding': 'gzip' }))),
    'not HTTP': () => read(pageAt('/', (response) => response.socket?.end('SSH-2.0-OpenSSH\r\n'))),
    'hung up': () => read(pageAt('/', (response) => response.socket?.destroy())),
    'redirect into the home network': () => read(pageAt('/', redirectTo('http://192.168.1.1/'))),
  };
  for (const [cause, attempt] of Object.entries(broken)) {
    waits = [];
    const { status, message, retryAfterSeconds } = await failure(attempt());
    expect({ cause, status, message, retryAfterSeconds }).toEqual({ cause, ...couldNotRead });
    expect(waits, cause).toEqual([expect.any(Number)]);
    expect(waits[0], cause).toBeGreaterThan(0);
    expect(waits[0], cause).toBeLessThanOrEqual(2_000);
  }
});
