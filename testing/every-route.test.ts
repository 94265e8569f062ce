import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#core/endpoint.ts';
import { samplesOf, withoutSample } from './samples.ts';
import { testApp } from './test-app.ts';

const { signUp, visitor, endpoints } = await testApp();
const samples = samplesOf(endpoints);
const [first, second] = [await signUp({ firstName: 'First' }), await signUp({ firstName: 'Second' })];

const withTitles = (list: Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const withId = (path: string, id: string) => path.replaceAll(/:\w+/g, id);
const collectionOf = (path: string) => path.replace(/\/:.*$/, '');
const withSession = endpoints.filter(({ access }) => access !== 'everyone');
const withRecord = withSession.filter(({ path }) => path.includes(':') && !withoutSample.includes(collectionOf(path)));

test('every collection with ids has a sample', () => {
  const collections = new Set(withRecord.map(({ path }) => collectionOf(path)));
  expect([...collections].filter((path) => !samples[path])).toEqual([]);
});

describe('without a session, the route answers 401', () => {
  test.each(withTitles(withSession))('%s', async (_title, { method, path }) => {
    const url = withId(path, randomUUID());
    expect(await visitor.request({ method, url, ...(method !== 'GET' && { payload: {} }) })).toMatchObject({
      status: 401,
      text: 'Please sign in first',
    });
  });
});

describe("another family's record is not found", () => {
  test.each(withTitles(withRecord))('%s', async (_title, { method, path }) => {
    const collection = collectionOf(path);
    const { json: record } = await first.post(collection, samples[collection]);
    const before = (await first.get(collection)).json;
    const payload = method === 'GET' ? {} : { payload: { ...samples[collection], name: 'Changed', title: 'Changed' } };
    expect(await second.request({ method, url: withId(path, record.id), ...payload })).toMatchObject({ status: 404 });
    expect((await first.get(collection)).json).toEqual(before);
  });

  test.each(withTitles(withSession.filter(({ method, path }) => method === 'GET' && !path.includes(':'))))(
    'by %s, which lists only own records',
    async (_title, { path }) => {
      if (samples[path]) await first.post(path, samples[path]);
      const { text } = await second.get(path);
      expect(text).not.toContain(first.userId);
      expect(text).not.toContain(first.familyId);
    },
  );
});

// The contract rejects these before any query, so running them on one database is enough.
describe.skipIf(process.env.TEST_DATABASE_URL)('bad input gets a clear 4xx and does not break the server', () => {
  const json = { 'content-type': 'application/json' };
  const manyKeys = `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join(',')}}`;
  const bodies: [name: string, payload: string | undefined, headers: Record<string, string>, statuses: number[]][] = [
    ['no body', undefined, {}, [400]],
    ['null', 'null', json, [400]],
    ['a list', '[]', json, [400]],
    ['a text', '"x"', json, [400]],
    ['a number', '5', json, [400]],
    ['broken JSON', '{"name": ', json, [400]],
    ['a prototype', '{"__proto__": {"isAdmin": true}}', json, [400]],
    ['very many keys', manyKeys, json, [400]],
    ['10 MB', `{"name": "${'a'.repeat(10_000_000)}"}`, json, [413]],
    ['a form', 'name=Mia', { 'content-type': 'application/x-www-form-urlencoded' }, [415]],
    ['plain text', 'Mia', { 'content-type': 'text/plain' }, [415]],
  ];
  // Where every field is optional, unknown keys are ignored: the request succeeds, or finds no record to change.
  const isHarmless = ({ body }: Endpoint, name: string) => name === 'very many keys' && body.safeParse({}).success;

  // One record per collection is enough, because rejected requests change nothing.
  const ids = new Map<string, string>();
  const recordOf = async (collection: string) => {
    const sample = samples[collection];
    const id = ids.get(collection) ?? (sample ? (await first.post(collection, sample)).json.id : first.userId);
    ids.set(collection, id);
    return id;
  };

  const writes = endpoints.filter(({ method, body }) => method !== 'GET' && body._zod.def.type !== 'optional');
  describe.each(withTitles(writes))('%s', (_title, endpoint) => {
    const { method, path } = endpoint;
    test.each(bodies)('%s', async (name, payload, headers, statuses) => {
      const id = await recordOf(collectionOf(path));
      const answer = await first.request({
        method,
        url: withId(path, id),
        headers,
        ...(payload !== undefined && { payload }),
      });
      expect(isHarmless(endpoint, name) ? [endpoint.status, 404] : statuses).toContain(answer.status);
      expect(answer.text).not.toMatch(/at .*\.ts|Error:|node_modules/);
      expect((await first.get('/api/auth/user')).status).toBe(200);
    });
  });

  test.each(withTitles(withRecord))('%s with a malformed id is not found', async (_title, { method, path }) => {
    for (const id of ['1', 'x'.repeat(150), '%00', "'%20or%201=1", '..%2f..%2fetc'])
      expect((await first.request({ method, url: withId(path, id), payload: {} })).status).toBe(404);
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/household-members/a/b/c'])(
    '%s is an unknown path',
    async (path) => {
      expect(await first.get(path)).toMatchObject({ status: 404, text: 'Not found' });
    },
  );
});

test('a cross-site write is refused', async () => {
  const write = (headers: Record<string, string>) =>
    first.request({ method: 'POST', url: '/api/children', payload: samples['/api/children'] ?? {}, headers });
  const refused = { status: 403, text: 'This request came from another website' };
  expect(await write({ origin: 'https://evil.example' })).toMatchObject(refused);
  expect(await write({ origin: 'null' })).toMatchObject(refused);
  expect(await write({ referer: 'https://evil.example/page' })).toMatchObject(refused);
  expect(await write({ 'sec-fetch-site': 'cross-site' })).toMatchObject(refused);
  expect(await write({ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' })).toMatchObject(refused);
  expect((await write({ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' })).status).toBe(201);
  expect((await write({ origin: 'http://localhost:3000' })).status).toBe(201);
  expect((await write({})).status).toBe(201);
});

test('every response has the security headers', async () => {
  for (const { headers } of [
    await first.get('/api/children'),
    await visitor.get('/api/children'),
    await visitor.get('/nothing'),
  ])
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.any(String),
    });
});

test('the OpenAPI document lists every endpoint', async () => {
  const { json } = await visitor.get('/api/openapi.json');
  expect(json.openapi).toBe('3.1.0');
  const documented = Object.entries(json.paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(
    endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).toSorted(),
  );
});
