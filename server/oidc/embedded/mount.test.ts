import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { createAccount, signInApp } from '#testing/sign-in-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';

const database = await openTestDatabase();
const { app, browser: newBrowser } = await signInApp(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

const newEmail = () => `${randomUUID()}@example.com`;
const discovery = '/oidc/.well-known/openid-configuration';

describe('URLs', () => {
  test.each([
    ['host', { host: '127.0.0.1:9999' }],
    ['x-forwarded-host', { 'x-forwarded-host': 'evil.example' }],
    ['x-forwarded-proto', { 'x-forwarded-proto': 'https' }],
    ['forwarded', { forwarded: 'host=evil.example;proto=https' }],
    ['x-forwarded-prefix', { 'x-forwarded-prefix': '/evil' }],
  ])('are built from PUBLIC_URL, regardless of the header %s', async (_name, headers) => {
    const normal = await app.inject({ url: discovery });
    const answer = await app.inject({ url: discovery, headers });
    expect(answer.json()).toEqual(normal.json());
    expect(answer.body).not.toMatch(/evil|9999/);
    const { issuer, token_endpoint } = answer.json();
    expect([issuer, token_endpoint]).toEqual(['http://localhost:3000/oidc', 'http://localhost:3000/oidc/token']);
  });

  test('in redirects and forms are built from PUBLIC_URL too', async () => {
    const login = await app.inject({ url: '/api/login?moved', headers: { host: '127.0.0.1:9999' } });
    expect(login.headers.location).toMatch(/^http:\/\/localhost:3000\/oidc\/auth/);
    const { pathname, search } = new URL(String(login.headers.location));
    const started = await app.inject({ url: `${pathname}${search}`, headers: { host: '127.0.0.1:9999' } });
    expect(started.headers.location).toMatch(/^\/oidc\/interaction\//);
    expect(started.body).not.toContain('9999');
  });

  test('in the discovery document are only those that the product uses', async () => {
    const offered = Object.keys((await app.inject({ url: discovery })).json()).filter((name) =>
      name.endsWith('_endpoint'),
    );
    expect(offered.sort()).toEqual(['authorization_endpoint', 'end_session_endpoint', 'token_endpoint']);
  });
});

describe('every page of the provider', () => {
  test('has the full content security policy and is not cached', async () => {
    const browser = newBrowser();
    const pages = [
      await browser.open('/api/login'),
      await browser.open('/oidc/auth'),
      await browser.open('/oidc/auth?client_id=unknown'),
      await browser.open('/oidc/session/end/success'),
      await browser.open('/oidc/nothing'),
      await createAccount(browser, newEmail()),
      await browser.open('/oidc/account'),
      await browser.open('/oidc/forgot'),
      await browser.open('/oidc/reset/unknown'),
      await browser.open('/oidc/verify/unknown'),
      await browser.open('/oidc/session/end'),
    ].filter(({ address }) => address.startsWith('/oidc/'));
    expect(pages).toHaveLength(10);
    for (const { address, headers } of pages)
      expect([
        address,
        headers['content-security-policy'],
        headers['cache-control'],
        headers['x-frame-options'],
      ]).toEqual([address, contentSecurityPolicy(), 'no-store', 'DENY']);
  });

  test.each([
    '/oidc/auth',
    '/oidc/auth?client_id=product',
    '/oidc/auth?client_id=product&redirect_uri=https://evil.example/&response_type=code&scope=openid',
    '/oidc/auth?client_id=%00&redirect_uri=%00',
    '/oidc/auth/unknown',
    '/oidc/session/end?id_token_hint=nonsense',
    `/oidc/auth?client_id=${'x'.repeat(5000)}`,
  ])('answers %s with a friendly 4xx and no redirect', async (url) => {
    const page = await newBrowser().request({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.status).toBeLessThan(500);
    expect(page.headers.location).toBeUndefined();
    expect(page.text).toContain('That didn&#39;t work');
    expect(page.text).not.toMatch(/at .*\.js|node_modules|evil/);
  });

  test('answers a character that cannot be stored with 400', async () => {
    const login = await newBrowser().request({ method: 'GET', url: '/api/login' });
    const url = new URL(String(login.headers.location));
    url.searchParams.set('state', 'a\u0000b');
    const page = await newBrowser().request({ method: 'GET', url: url.href, headers: { accept: 'text/html' } });
    expect(page.status).toBe(400);
  });
});

describe('the token endpoint', () => {
  test('requires the client secret', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from('product:guess').toString('base64')}`,
      },
      payload: 'grant_type=authorization_code&code=x&redirect_uri=http://localhost:3000/api/callback',
    });
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_client']);
  });
});

describe('signing out at the provider', () => {
  const endSession = '/oidc/session/end';

  test('asks for confirmation without an ID token', async () => {
    const browser = newBrowser();
    await createAccount(browser, newEmail());
    const page = await browser.open(endSession);
    expect(page.text).toContain('Log out of Mothership?');
    expect(page.text).not.toContain('data-send-at-once');
    const gone = await browser.submit(page);
    expect(gone.text).toContain('Logged out');
    expect((await browser.open('/api/login')).text).toContain('Sign in to Mothership');
  });

  test('asks for confirmation if the ID token belongs to another account', async () => {
    const [victim, stranger] = [newBrowser(), newBrowser()];
    await createAccount(victim, newEmail());
    await createAccount(stranger, newEmail());
    const { headers } = await stranger.request({ method: 'GET', url: '/api/logout' });
    const page = await victim.open(String(headers.location));
    expect(page.text).toContain('Log out of Mothership?');
    expect(page.text).not.toContain('data-send-at-once');
  });

  test('redirects to the start page when nobody is signed in', async () => {
    expect(await newBrowser().open(endSession)).toMatchObject({ status: 200, address: '/' });
  });

  test('does not redirect to another site', async () => {
    const browser = newBrowser();
    await createAccount(browser, newEmail());
    const { headers } = await browser.request({ method: 'GET', url: '/api/logout' });
    const elsewhere = new URL(String(headers.location));
    elsewhere.searchParams.set('post_logout_redirect_uri', 'https://evil.example/');
    const page = await browser.request({ method: 'GET', url: elsewhere.href, headers: { accept: 'text/html' } });
    expect(page.status).toBe(400);
    expect(page.text).not.toContain('evil');
  });
});
