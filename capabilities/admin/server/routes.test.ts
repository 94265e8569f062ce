import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { userPreferences, userSignups } from '#capabilities/preferences/server/tables.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { adminPasswordMaker } from '#server/http/admin-password.ts';
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

/** Another process with other settings on the same database. */
async function another(settings: Record<string, string> = {}) {
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

test('the right password is ok, a wrong one is not, and a blank one is no password', async () => {
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
  test('answers whoever knows the password, without a session', async () => {
    expect((await read(path, password)).statusCode).toBe(200);
    expect(
      (await visitor.request({ url: `/api/admin/${path}`, headers: { authorization: `bearer ${password}` } })).status,
    ).toBe(200);
  });

  test('answers nobody else, a signed-in person neither', async () => {
    const mother = await signUp();
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Basic YWRtaW46YWRtaW4=' }])
      expect(await mother.request({ url: `/api/admin/${path}`, headers })).toMatchObject({
        status: 401,
        text: 'Incorrect password',
      });
    expect((await read(path, 'wrong')).body).toBe('Incorrect password');
    expect((await read(path, `${password}!`)).statusCode).toBe(401);
  });

  test('a call without any password is not counted as a guess', async () => {
    for (let n = 0; n < 30; n++) expect((await visitor.get(`/api/admin/${path}`)).status).toBe(401);
    expect((await read(path, password)).statusCode).toBe(200);
  });
});

test('a password in any script works as bearer too', async () => {
  const cyrillic = await another({ ADMIN_PASSWORD: 'пароль café' });
  const bytes = Buffer.from('пароль café').toString('latin1');
  expect((await read('settings', bytes, cyrillic)).statusCode).toBe(200);
  expect((await read('settings', Buffer.from('парол').toString('latin1'), cyrillic)).statusCode).toBe(401);
});

test('without a configured password the one that was made at the first start is asked for', async () => {
  const made = (await adminPasswordMaker(database)()) ?? '';
  const unconfigured = await another();
  expect((await verify({ password: made }, unconfigured)).statusCode).toBe(200);
  expect((await read('analytics', made, unconfigured)).statusCode).toBe(200);
  expect((await verify({ password }, unconfigured)).statusCode).toBe(401);
});

describe('a thousand wrong passwords', () => {
  const letTheWindowsEnd = () => db.update(attempts).set({ windowEndsAt: sql`now() - interval '1 second'` });
  const somewhere = (n: number) => `198.${n >> 8}.${n & 255}.7`;
  const pretending = (n: number) => ({
    'x-forwarded-for': `${somewhere(n)}, ${somewhere(n + 1)}`,
    'x-real-ip': somewhere(n),
    forwarded: `for=${somewhere(n)}`,
    'cf-connecting-ip': somewhere(n),
    'x-client-ip': somewhere(n),
  });
  const guesses = (n: number, on = app) =>
    n % 2
      ? verify({ password: `guess ${n}` }, on, pretending(n))
      : read(protectedPaths[n % 3] ?? '', `guess ${n}`, on, pretending(n));
  async function statusesOf(guess: (n: number) => ReturnType<typeof guesses>, count = 1000) {
    const counts: Record<number, number> = {};
    for (let n = 0; n < count; n++) {
      const { statusCode } = await guess(n);
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
    return counts;
  }

  test('by verify and as bearer, whatever their headers pretend, are ten looks; then even the right one waits', async () => {
    expect(await statusesOf(guesses)).toEqual({ 401: 10, 429: 990 });
    const limited = await verify({ password });
    expect(limited.statusCode).toBe(429);
    expect(limited.body).toBe('Too many tries. Please wait 15 minutes and try again');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(14 * 60);
    for (const path of protectedPaths) expect((await read(path, password)).statusCode).toBe(429);
    // Another process counts with the same counter.
    expect((await verify({ password }, await another({ ADMIN_PASSWORD: password }))).statusCode).toBe(429);

    await letTheWindowsEnd();
    expect((await verify({ password })).statusCode).toBe(200);
    for (const path of protectedPaths) expect((await read(path, password)).statusCode).toBe(200);
  });

  test('from as many places, behind a proxy that is trusted, are a hundred looks', async () => {
    const behindProxy = await another({ ADMIN_PASSWORD: password, TRUST_PROXY: '127.0.0.1' });
    expect(await statusesOf((n) => guesses(n, behindProxy), 300)).toEqual({ 401: 100, 429: 200 });
    const fromElsewhere = { 'x-forwarded-for': '203.0.113.9' };
    expect((await verify({ password }, behindProxy, fromElsewhere)).statusCode).toBe(429);
    await letTheWindowsEnd();
    expect((await verify({ password }, behindProxy, fromElsewhere)).statusCode).toBe(200);
  });
});

test('users are the people who completed the onboarding, newest first, with what they answered then', async () => {
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
  const since = { name: 'Ana Maria', deliveryServicePreference: 'doordash', onboardingCompleted: true } as const;
  await db.update(userPreferences).set(since);

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

test('active users completed the onboarding, signups are all who ever signed in', async () => {
  const numbers = async () => (await read('analytics', password)).json();
  const before = await numbers();
  const [ana] = [await signUp(), await signUp()];
  await db
    .update(userPreferences)
    .set({ onboardingCompleted: true })
    .where(sql`${userPreferences.userId} = ${ana.userId}`);
  expect(await numbers()).toEqual({ activeUsers: before.activeUsers + 1, totalSignups: before.totalSignups + 2 });
});

test('the settings say who answers, and what was asked for in vain', async () => {
  expect((await read('settings', password)).json()).toEqual({ provider: 'gemini', unavailable: 'openai' });
});

test('a key can be asked for by its name, by somebody signed in', async () => {
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
