import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { pendingSignIns } from '#server/oidc/tables.ts';
import { ScriptedBrowser } from '#testing/scripted-browser.ts';
import { createAccount, password, signIn, signInApp } from '#testing/sign-in-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { sessions } from './tables.ts';

const database = await openTestDatabase();
const db = acrossFamilies(database);
const { app, browser: newBrowser } = await signInApp(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

const newEmail = () => `${randomUUID()}@example.com`;
const fetchUser = (browser: ScriptedBrowser) => browser.request({ method: 'GET', url: '/api/auth/user' });
const signOut = async (browser: ScriptedBrowser) => browser.submit(await browser.open('/api/logout'));
const sessionOf = (browser: ScriptedBrowser) => browser.cookie('session')?.value ?? '';
const withSession = (secret: string) =>
  app.inject({ method: 'GET', url: '/api/auth/user', headers: { cookie: `session=${secret}` } });

/** Signs in up to the provider's redirect and returns the callback address without following it. */
async function callbackOf(browser: ScriptedBrowser, email: string, returnTo = '') {
  const page = await browser.open(`/api/login${returnTo && `?returnTo=${encodeURIComponent(returnTo)}`}`);
  const sent = await browser.request({
    method: 'POST',
    url: page.address,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    payload: new URLSearchParams({ email, password }).toString(),
  });
  const resumed = await browser.request({ method: 'GET', url: String(sent.headers.location) });
  return new URL(String(resumed.headers.location));
}

describe('signing in and out', () => {
  test('works from creating an account to signing out and in again', async () => {
    const browser = newBrowser();
    const email = newEmail();
    expect(await createAccount(browser, email)).toMatchObject({ status: 200, address: '/' });
    const user = JSON.parse((await fetchUser(browser)).text);
    expect(user).toEqual({
      id: expect.any(String),
      firstName: 'Ana',
      lastName: 'Lopez',
      email,
      isInvited: false,
      familyId: expect.any(String),
      habits: { clock: '12', units: 'us' },
    });

    const signingOut = await browser.open('/api/logout');
    expect(signingOut.text).toContain('data-send-at-once');
    expect(await browser.submit(signingOut)).toMatchObject({ status: 200, address: '/' });
    expect(await fetchUser(browser)).toMatchObject({ status: 401, text: 'Please sign in first' });
    expect((await browser.open('/api/login')).text).toContain('Sign in to Mothership');

    expect(await signIn(browser, email)).toMatchObject({ status: 200, address: '/' });
    expect(JSON.parse((await fetchUser(browser)).text)).toEqual(user);
  });

  test('skips the sign-in form while the person is still signed in at the provider', async () => {
    const browser = newBrowser();
    await createAccount(browser, newEmail());
    expect(await browser.open('/api/login?returnTo=/planner')).toMatchObject({ status: 200, address: '/planner' });
  });

  test('returns to the previous page, but never to another site', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const endsAt = async (returnTo: string) => {
      const browser = newBrowser();
      const page = await browser.open(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
      return (await browser.submit(page, { email, password })).address;
    };
    expect(await endsAt('/recipes/7?tab=notes')).toBe('/recipes/7?tab=notes');
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', '/.//evil.example'])
      expect(await endsAt(elsewhere)).toBe('/');
  });

  test('starts on the host of PUBLIC_URL, and does not loop behind a proxy that hides the host', async () => {
    const first = await app.inject({ url: '/api/login?returnTo=/planner', headers: { host: '127.0.0.1:3000' } });
    expect(first.headers.location).toBe('http://localhost:3000/api/login?moved&returnTo=%2Fplanner');
    const second = await app.inject({ url: '/api/login?moved&returnTo=/planner', headers: { host: '127.0.0.1:80' } });
    expect(second.headers.location).toMatch(/^http:\/\/localhost:3000\/oidc\/auth\?/);
  });
});

test('starting sign-ins is rate-limited, so that nobody can fill the database', async () => {
  const startSignIn = (url: string, remoteAddress: string) =>
    app.inject({ url, remoteAddress, headers: { host: 'localhost:3000' } });
  for (const url of ['/api/login', '/oidc/auth']) {
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, async () => (await startSignIn(url, '203.0.113.7')).statusCode),
    );
    expect(statuses).toContain(429);
    expect((await startSignIn(url, '203.0.113.8')).statusCode).not.toBe(429);
  }
});

describe('the callback', () => {
  test('is protected by state, nonce and PKCE, and the database stores no plain state', async () => {
    const browser = newBrowser();
    const { headers } = await browser.request({ method: 'GET', url: '/api/login' });
    const { searchParams } = new URL(String(headers.location));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/api/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(JSON.stringify(await db.select().from(pendingSignIns))).not.toContain(searchParams.get('state'));
  });

  test('does not store the return path in plain text, because it may contain an invitation token', async () => {
    const browser = newBrowser();
    await browser.request({ method: 'GET', url: `/api/login?returnTo=/invite/${'t'.repeat(43)}` });
    expect(JSON.stringify(await db.select().from(pendingSignIns))).not.toContain('tttt');
  });

  test('is refused without state, with a wrong one, and from another browser', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const browser = newBrowser();
    const callback = await callbackOf(browser, email);
    const modified = (modify: (url: URL) => void) => {
      const url = new URL(callback);
      modify(url);
      return url.href;
    };
    const attempts: [ScriptedBrowser, string][] = [
      [browser, modified((url) => url.searchParams.delete('state'))],
      [browser, modified((url) => url.searchParams.set('state', 'wrong'))],
      [browser, '/api/callback'],
      [newBrowser(), callback.href],
    ];
    for (const [client, url] of attempts) {
      const page = await client.request({ method: 'GET', url });
      expect(page.status).toBe(400);
      expect(page.text).toContain('This sign-in has expired or was already used.');
      expect(page.text).toContain('<a href="/api/login" class="button button-primary mt-6 w-full">Try again</a>');
      expect(sessionOf(client)).toBe('');
    }
    // None of these attempts consumed the pending sign-in.
    expect(await browser.open(callback.href)).toMatchObject({ status: 200, address: '/' });
    expect(await fetchUser(browser)).toMatchObject({ status: 200 });
  });

  test('works only once, even for simultaneous requests', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const browser = newBrowser();
    const { href } = await callbackOf(browser, email);
    const answers = await Promise.all([1, 2, 3].map(() => browser.request({ method: 'GET', url: href })));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 400, 400]);
    expect(await browser.request({ method: 'GET', url: href })).toMatchObject({ status: 400 });
  });

  test('is refused with the code of another sign-in', async () => {
    const [email, stolen] = [newEmail(), newBrowser()];
    await createAccount(newBrowser(), email);
    const victim = await callbackOf(stolen, email);
    const thief = newBrowser();
    const { headers } = await thief.request({ method: 'GET', url: '/api/login' });
    const mixed = new URL(victim);
    mixed.searchParams.set('state', new URL(String(headers.location)).searchParams.get('state') ?? '');
    const page = await thief.request({ method: 'GET', url: mixed.href });
    expect(page.status).toBe(400);
    expect(page.text).toContain('The account provider didn&#39;t confirm this sign-in.');
    expect(sessionOf(thief)).toBe('');
  });

  test('is refused after the sign-in has expired', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const browser = newBrowser();
    const callback = await callbackOf(browser, email);
    await db.update(pendingSignIns).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await browser.open(callback.href)).toMatchObject({ status: 400 });
  });

  test('works in two tabs of one browser at the same time', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const browser = newBrowser();
    const [one, two] = [await browser.open('/api/login?returnTo=/one'), await browser.open('/api/login?returnTo=/two')];
    expect(await browser.submit(two, { email, password })).toMatchObject({ address: '/two' });
    expect(await browser.submit(one, { email, password })).toMatchObject({ address: '/one' });
    expect(await fetchUser(browser)).toMatchObject({ status: 200 });
  });

  test('of the person who signed in last wins when two people use two tabs', async () => {
    const [ana, ben] = [newEmail(), newEmail()];
    await createAccount(newBrowser(), ana);
    await createAccount(newBrowser(), ben);
    const browser = newBrowser();
    const [one, two] = [await browser.open('/api/login'), await browser.open('/api/login')];
    expect(await browser.submit(one, { email: ana, password })).toMatchObject({ status: 200, address: '/' });
    expect(await browser.submit(two, { email: ben, password })).toMatchObject({ status: 200, address: '/' });
    expect(JSON.parse((await fetchUser(browser)).text)).toMatchObject({ email: ben });
  });
});

describe('the session', () => {
  test("is new at every sign-in, and the browser's previous session ends", async () => {
    const browser = newBrowser();
    await createAccount(browser, newEmail());
    const previous = sessionOf(browser);
    await browser.open('/api/login');
    expect(sessionOf(browser)).not.toBe(previous);
    expect((await withSession(previous)).statusCode).toBe(401);
    expect((await withSession(sessionOf(browser))).statusCode).toBe(200);
  });

  test('never uses a cookie value planted before the sign-in', async () => {
    const browser = newBrowser();
    const planted = 'a'.repeat(43);
    browser.cookies.push({ name: 'session', value: planted, path: '/', attributes: [] });
    await createAccount(browser, newEmail());
    expect(sessionOf(browser)).not.toBe(planted);
    expect((await withSession(planted)).statusCode).toBe(401);
  });

  test('is deleted on the server at sign-out', async () => {
    const browser = newBrowser();
    await createAccount(browser, newEmail());
    const secret = sessionOf(browser);
    await signOut(browser);
    expect(browser.cookie('session')).toBeUndefined();
    expect((await withSession(secret)).statusCode).toBe(401);
    expect(await browser.open('/api/logout')).toMatchObject({ status: 200, address: '/' });
  });

  test('expires after thirty days, and its secret is not in the database', async () => {
    const browser = newBrowser();
    await createAccount(browser, newEmail());
    expect(browser.cookie('session')?.attributes).toContain('Max-Age=2592000');
    expect(JSON.stringify(await db.select().from(sessions))).not.toContain(sessionOf(browser));
    await db.update(sessions).set({ expire: sql`now() - interval '1 second'` });
    expect(await fetchUser(browser)).toMatchObject({ status: 401 });
  });

  test.each([
    ['nothing', ''],
    ['nonsense', 'session=x'],
    ['a guess', `session=${'a'.repeat(43)}`],
    ['a NUL', 'session=%00'],
    ['something huge', `session=${'a'.repeat(10_000)}`],
  ])('is missing with %s in the cookie', async (_name, cookie) => {
    expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
  });

  test('survives a sign-out request from another site', async () => {
    const browser = newBrowser();
    await createAccount(browser, newEmail());
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { referer: 'https://evil.example/page' },
    ]) {
      const answer = await browser.request({ method: 'GET', url: '/api/logout', headers });
      expect(answer).toMatchObject({ status: 302, headers: { location: '/' } });
      expect(await fetchUser(browser)).toMatchObject({ status: 200 });
    }
    const own = await browser.request({
      method: 'GET',
      url: '/api/logout',
      headers: { referer: 'http://localhost:3000/profile' },
    });
    expect(own.headers.location).toMatch(/^http:\/\/localhost:3000\/oidc\/session\/end\?/);
    expect(await fetchUser(browser)).toMatchObject({ status: 401 });
  });
});

describe('the cookies', () => {
  const flagsOf = (browser: ScriptedBrowser) =>
    Object.fromEntries(browser.cookies.map(({ name, attributes }) => [name, attributes.map((it) => it.toLowerCase())]));

  test('on plain http are HttpOnly and SameSite=Lax', async () => {
    const browser = newBrowser();
    await createAccount(browser, newEmail());
    const flags = flagsOf(browser);
    expect(Object.keys(flags)).toEqual(expect.arrayContaining(['session', 'sign-in', 'op_session', 'op_browser']));
    for (const [name, attributes] of Object.entries(flags)) {
      expect([name, ...attributes]).toEqual(expect.arrayContaining(['httponly', 'samesite=lax']));
      expect(attributes).not.toContain('secure');
    }
  });

  test('on https are also Secure and have the __Host- or __Secure- prefix, even behind a proxy', async () => {
    const publicUrl = 'https://family.example';
    const secure = await signInApp(database, { PUBLIC_URL: publicUrl });
    const browser = secure.browser();
    expect(await createAccount(browser, newEmail())).toMatchObject({ status: 200, address: '/' });
    const flags = flagsOf(browser);
    expect(Object.keys(flags)).toEqual(
      expect.arrayContaining(['__Host-session', '__Host-sign-in', '__Host-op_session']),
    );
    for (const [name, attributes] of Object.entries(flags)) {
      expect(name).toMatch(/^__(Host|Secure)-/);
      expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'secure']));
      if (name.startsWith('__Host-')) expect(attributes).toContain('path=/');
    }
    expect(await signOut(browser)).toMatchObject({ address: '/' });
    expect(browser.cookie('__Host-session')).toBeUndefined();
    await secure.app.close();
  });
});

test('two servers on one database share sessions, keys and flows', async () => {
  const other = await signInApp(database);
  const browser = new ScriptedBrowser([app, other.app], 'http://localhost:3000');
  const email = newEmail();
  for (let round = 0; round < 2; round++) {
    if (round === 0) await createAccount(browser, email);
    else await signIn(browser, email);
    for (const _ of [1, 2]) expect(await fetchUser(browser)).toMatchObject({ status: 200 });
    await signOut(browser);
    for (const _ of [1, 2]) expect(await fetchUser(browser)).toMatchObject({ status: 401 });
  }
  await other.app.close();
});

test('a person keeps their identity when PUBLIC_URL changes', async () => {
  const [before, email] = [newBrowser(), newEmail()];
  await createAccount(before, email);
  const moved = await signInApp(database, { PUBLIC_URL: 'https://moved.example' });
  const after = moved.browser();
  await signIn(after, email);
  expect((await fetchUser(after)).text).toBe((await fetchUser(before)).text);
  await moved.app.close();
});

test('without a database every sign-in page answers 503 with Retry-After', async () => {
  const unreachable = openPostgres('postgres://127.0.0.1:1/nowhere');
  const { app: appWithoutDatabase, browser } = await signInApp(unreachable);
  for (const url of [
    '/api/login',
    '/api/callback?state=x',
    '/oidc/auth',
    '/oidc/interaction/x',
    '/oidc/interaction/x/sign-up',
  ]) {
    const page = await browser().request({ method: 'GET', url });
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(page.text).toContain('We can&#39;t reach the database right now. Please try again in a moment.');
  }
  const headers = { cookie: `session=${'a'.repeat(43)}` };
  expect((await appWithoutDatabase.inject({ url: '/api/auth/user', headers })).statusCode).toBe(503);
  expect((await appWithoutDatabase.inject({ url: '/api/logout', headers })).statusCode).toBe(503);
  // The database first, because closing it ends the wait for notifications.
  await unreachable.close();
  await appWithoutDatabase.close();
});
