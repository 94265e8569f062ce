import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { userPreferences, userSignups } from '#capabilities/preferences/server/tables.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { adminPasswordCreator } from '#server/http/admin-password.ts';
import { attempts } from '#server/http/tables.ts';
import { testApp } from '#testing/test-app.ts';

const password = 'correct horse';
const { app, database, visitor, signUp } = await testApp({
  ADMIN_PASSWORD: password,
  AI_PROVIDER: 'openai',
  GEMINI_API_KEY: 'a-key',
});
const db = acrossFamilies(database);
beforeEach(() => db.delete(attempts));

/** Starts a second server with other settings on the same database. */
async function startServer(settings: Record<string, string> = {}) {
  const other = await createApp({ config: readConfig(settings), database, logLevel: 'silent' });
  afterAll(() => other.close());
  return other;
}

type Headers = Record<string, string>;
const verify = (body: object | undefined, on = app, headers: Headers = {}) =>
  on.inject({ method: 'POST', url: '/api/admin/verify', headers, ...(body && { payload: body }) });
const read = (path: string, bearer: string, on = app, headers: Headers = {}) =>
  on.inject({ url: `/api/admin/${path}`, headers: { ...headers, authorization: `Bearer ${bearer}` } });

const protectedPaths = ['users', 'analytics', 'settings'];

test('verify accepts the right password, refuses a wrong one and rejects a blank one as invalid', async () => {
  expect((await verify({ password })).json()).toEqual({ ok: true });
  expect(await visitor.post('/api/admin/verify', { password: 'wrong' })).toMatchObject({
    status: 401,
    text: 'Incorrect password',
  });
  for (const blank of [{}, { password: '' }, { password: '  ' }, { password: 5 }, { password: null }])
    expect(await visitor.post('/api/admin/verify', blank)).toMatchObject({ status: 400, text: 'Password is required' });
  expect(await visitor.post('/api/admin/verify', { password: 'x'.repeat(1001) })).toMatchObject({
    status: 400,
    text: 'Password is too long',
  });
});

describe.each(protectedPaths)('/api/admin/%s', (path) => {
  test('accepts the password without a session', async () => {
    expect((await read(path, password)).statusCode).toBe(200);
    expect(
      (await visitor.request({ url: `/api/admin/${path}`, headers: { authorization: `bearer ${password}` } })).status,
    ).toBe(200);
  });

  test('refuses everyone else, including signed-in people', async () => {
    const mother = await signUp();
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Basic YWRtaW46YWRtaW4=' }])
      expect(await mother.request({ url: `/api/admin/${path}`, headers })).toMatchObject({
        status: 401,
        text: 'Incorrect password',
      });
    expect((await read(path, 'wrong')).body).toBe('Incorrect password');
    expect((await read(path, `${password}!`)).statusCode).toBe(401);
  });

  test('does not count a call without a password as a failed attempt', async () => {
    for (let n = 0; n < 30; n++) expect((await visitor.get(`/api/admin/${path}`)).status).toBe(401);
    expect((await read(path, password)).statusCode).toBe(200);
  });
});

test('a non-Latin password works as bearer token too', async () => {
  const cyrillic = await startServer({ ADMIN_PASSWORD: 'пароль café' });
  const bytes = Buffer.from('пароль café').toString('latin1');
  expect((await read('settings', bytes, cyrillic)).statusCode).toBe(200);
  expect((await read('settings', Buffer.from('парол').toString('latin1'), cyrillic)).statusCode).toBe(401);
});

test('without a configured password the one generated at the first start is valid', async () => {
  const generated = (await adminPasswordCreator(database)()) ?? '';
  const unconfigured = await startServer();
  expect((await verify({ password: generated }, unconfigured)).statusCode).toBe(200);
  expect((await read('analytics', generated, unconfigured)).statusCode).toBe(200);
  expect((await verify({ password }, unconfigured)).statusCode).toBe(401);
});

describe('a thousand wrong passwords', () => {
  const expireRateLimits = () => db.update(attempts).set({ windowEndsAt: sql`now() - interval '1 second'` });
  const fakeAddress = (n: number) => `198.${n >> 8}.${n & 255}.7`;
  const spoofedHeaders = (n: number) => ({
    'x-forwarded-for': `${fakeAddress(n)}, ${fakeAddress(n + 1)}`,
    'x-real-ip': fakeAddress(n),
    forwarded: `for=${fakeAddress(n)}`,
    'cf-connecting-ip': fakeAddress(n),
    'x-client-ip': fakeAddress(n),
  });
  const guessPassword = (n: number, on = app) =>
    n % 2
      ? verify({ password: `guess ${n}` }, on, spoofedHeaders(n))
      : read(protectedPaths[n % 3] ?? '', `guess ${n}`, on, spoofedHeaders(n));
  async function countStatuses(guess: (n: number) => ReturnType<typeof guessPassword>, count = 1000) {
    const counts: Record<number, number> = {};
    for (let n = 0; n < count; n++) {
      const { statusCode } = await guess(n);
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
    return counts;
  }

  test('are checked ten times despite spoofed headers, then even the right password must wait', async () => {
    expect(await countStatuses(guessPassword)).toEqual({ 401: 10, 429: 990 });
    const limited = await verify({ password });
    expect(limited.statusCode).toBe(429);
    expect(limited.body).toBe('Too many tries. Please wait 15 minutes and try again');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(14 * 60);
    for (const path of protectedPaths) expect((await read(path, password)).statusCode).toBe(429);
    // A second server shares the counter.
    expect((await verify({ password }, await startServer({ ADMIN_PASSWORD: password }))).statusCode).toBe(429);

    await expireRateLimits();
    expect((await verify({ password })).statusCode).toBe(200);
    for (const path of protectedPaths) expect((await read(path, password)).statusCode).toBe(200);
  });

  test('from many addresses behind a trusted proxy are checked a hundred times', async () => {
    const behindProxy = await startServer({ ADMIN_PASSWORD: password, TRUST_PROXY: '127.0.0.1' });
    expect(await countStatuses((n) => guessPassword(n, behindProxy), 300)).toEqual({ 401: 100, 429: 200 });
    const fromElsewhere = { 'x-forwarded-for': '203.0.113.9' };
    expect((await verify({ password }, behindProxy, fromElsewhere)).statusCode).toBe(429);
    await expireRateLimits();
    expect((await verify({ password }, behindProxy, fromElsewhere)).statusCode).toBe(200);
  });
});

test('users lists the people who completed the onboarding, newest first, with their answers at that time', async () => {
  const [ana, bea, carla] = [await signUp(), await signUp(), await signUp()];
  const wish = '<b>More</b> hugs & {{sleep}}';
  await db.insert(userSignups).values([
    { userId: ana.userId, name: 'Ana', wishForApp: wish, familyKids: 2, createdAt: '2026-01-01T00:00:00Z' },
    {
      userId: bea.userId,
      email: 'bea@example.com',
      partnerEmail: 'ben@example.com',
      createdAt: '2026-02-02T00:00:00Z',
    },
  ]);
  const laterPreferences = {
    name: 'Ana Maria',
    deliveryServicePreference: 'doordash',
    onboardingCompleted: true,
  } as const;
  await db.update(userPreferences).set(laterPreferences);

  const { json, text } = await visitor.request({
    url: '/api/admin/users',
    headers: { authorization: `Bearer ${password}` },
  });
  expect(json.map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual([
    '2026-02-02T00:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
  ]);
  expect(json[1]).toEqual({
    id: expect.any(String),
    name: 'Ana',
    momCategory: null,
    techSavvyLevel: null,
    familyAdults: null,
    familyKids: 2,
    familyPets: null,
    biggestStressTrigger: null,
    stressTriggerOther: null,
    favoriteHoliday: null,
    favoriteStoresForSelf: [],
    favoriteStoresForKids: [],
    favoriteInfluencers: [],
    deliveryServicePreference: 'doordash',
    wishForApp: wish,
    onboardingCompleted: true,
    aiProvider: 'openai',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  expect(text).not.toMatch(/@example\.com/);
  expect(text).not.toContain(carla.userId);
});

test('active users are those who completed the onboarding, and signups are all who ever signed in', async () => {
  const numbers = async () => (await read('analytics', password)).json();
  const before = await numbers();
  const [ana] = [await signUp(), await signUp()];
  await db
    .update(userPreferences)
    .set({ onboardingCompleted: true })
    .where(sql`${userPreferences.userId} = ${ana.userId}`);
  expect(await numbers()).toEqual({ activeUsers: before.activeUsers + 1, totalSignups: before.totalSignups + 2 });
});

test('settings names the active provider and the configured one that is unavailable', async () => {
  expect((await read('settings', password)).json()).toEqual({ provider: 'gemini', unavailable: 'openai' });
});

test('signed-in people can check by name whether a key is configured', async () => {
  const mother = await signUp();
  expect((await mother.get('/api/check-key/GEMINI_API_KEY')).json).toEqual({ configured: true });
  expect((await mother.get('/api/check-key/OPENAI_API_KEY')).json).toEqual({ configured: false });
  for (const name of [
    'ADMIN_PASSWORD',
    'gemini_api_key',
    'AI_API_KEY',
    'DATABASE_URL',
    '__proto__',
    'toString',
    'PATH',
  ])
    expect(await mother.get(`/api/check-key/${name}`)).toMatchObject({ status: 404, text: 'Not found' });
  expect((await visitor.get('/api/check-key/GEMINI_API_KEY')).status).toBe(401);
});
