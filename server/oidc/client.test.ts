import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeIssuer } from '#testing/fake-issuer.ts';
import type { ScriptedBrowser } from '#testing/scripted-browser.ts';
import { signInApp } from '#testing/sign-in-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

type FakeIssuer = Awaited<ReturnType<typeof startFakeIssuer>>;

const database = await openTestDatabase();
const issuer = await startFakeIssuer();
const settings = (at: FakeIssuer) => ({
  OIDC_ISSUER_URL: at.address,
  OIDC_CLIENT_ID: 'family app',
  OIDC_CLIENT_SECRET: 'kept: secret',
});
const { app, browser: newBrowser } = await signInApp(database, settings(issuer));
afterAll(async () => {
  await app.close();
  await issuer.stop();
  await database.close();
});

/** Begins a sign-in and returns the authorization URL at the provider. */
async function begin(browser: ScriptedBrowser, path = '/api/login') {
  return new URL((await browser.open(path)).address);
}
const callback = (authorization: URL, answer: Record<string, string>) =>
  `/api/callback?${new URLSearchParams({ state: authorization.searchParams.get('state') ?? '', ...answer })}`;

type Claims = Parameters<FakeIssuer['codeFor']>[1];
type Options = Parameters<FakeIssuer['codeFor']>[2];
async function signInWith(browser: ScriptedBrowser, claims: Claims, options?: Options, from = issuer) {
  const authorization = await begin(browser);
  const code = await from.codeFor(authorization, claims, options);
  return browser.open(callback(authorization, { code }));
}
const user = async (browser: ScriptedBrowser) => {
  const { status, text } = await browser.request({ method: 'GET', url: '/api/auth/user' });
  return status === 200 ? JSON.parse(text) : status;
};

const ana = () => ({
  sub: randomUUID(),
  email: 'ana@example.com',
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Lopez',
});

describe('an external account provider', () => {
  test('signs a person in through the same routes, and replaces the embedded provider', async () => {
    const browser = newBrowser();
    expect(await signInWith(browser, ana())).toMatchObject({ status: 200, address: '/' });
    expect(await user(browser)).toMatchObject({ firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' });
    expect((await app.inject({ url: '/oidc/.well-known/openid-configuration' })).body).toBe('A page of the product');
  });

  test('gets PKCE and the client secret, encoded according to the standard', async () => {
    await signInWith(newBrowser(), ana());
    const { body, authorization } = issuer.tokenRequests.at(-1) ?? {};
    expect(body?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(body?.get('redirect_uri')).toBe('http://localhost:3000/api/callback');
    const [id = '', secret = ''] = Buffer.from(authorization?.slice('Basic '.length) ?? '', 'base64')
      .toString()
      .split(':');
    expect([id, secret].map((it) => decodeURIComponent(it.replaceAll('+', ' ')))).toEqual([
      'family app',
      'kept: secret',
    ]);
  });

  test('identifies a person by subject and not by e-mail', async () => {
    const claims = ana();
    const [first, again, other] = [newBrowser(), newBrowser(), newBrowser()];
    await signInWith(first, claims);
    await signInWith(again, { ...claims, email: 'new@example.com' });
    await signInWith(other, ana());
    expect((await user(again)).id).toBe((await user(first)).id);
    expect((await user(other)).id).not.toBe((await user(first)).id);
  });

  test('with the same subject and e-mail as another provider gives a different person', async () => {
    const second = await startFakeIssuer();
    const elsewhere = await signInApp(database, settings(second));
    const claims = ana();
    const [here, there] = [newBrowser(), elsewhere.browser()];
    await signInWith(here, claims);
    await signInWith(there, claims, {}, second);
    expect((await user(there)).id).not.toBe((await user(here)).id);
    await elsewhere.app.close();
    await second.stop();
  });

  test('that returns access_denied leads to the start page without a session', async () => {
    const browser = newBrowser();
    const page = await browser.open(callback(await begin(browser), { error: 'access_denied' }));
    expect(page).toMatchObject({ status: 200, address: '/' });
    expect(await user(browser)).toBe(401);
  });

  test('without an end-session endpoint only ends the session here', async () => {
    const browser = newBrowser();
    await signInWith(browser, ana());
    expect(await browser.open('/api/logout')).toMatchObject({ status: 200, address: '/' });
    expect(await user(browser)).toBe(401);
  });
});

describe('signing in again before an account is erased', () => {
  const seconds = () => Math.floor(Date.now() / 1000);
  const erase = async (browser: ScriptedBrowser) => {
    const payload = { confirmation: 'delete my account' };
    return (await browser.request({ method: 'POST', url: '/api/account/erase', payload })).status;
  };
  async function signInAgain(browser: ScriptedBrowser, claims: Claims) {
    const authorization = await begin(browser, '/api/login?again&returnTo=/profile');
    const code = await issuer.codeFor(authorization, claims);
    return browser.open(callback(authorization, { code }));
  }

  test('asks the provider for a fresh login, and an ordinary sign-in is no proof', async () => {
    const [browser, claims] = [newBrowser(), ana()];
    const { searchParams: ordinary } = await begin(browser);
    expect([ordinary.get('prompt'), ordinary.get('max_age')]).toEqual([null, null]);
    await signInWith(browser, { ...claims, auth_time: seconds() });
    expect(await erase(browser)).toBe(403);
    const { searchParams: again } = await begin(browser, '/api/login?again&returnTo=/profile');
    expect([again.get('prompt'), again.get('max_age')]).toEqual(['login', '0']);
    expect(await signInAgain(browser, { ...claims, auth_time: seconds() })).toMatchObject({
      status: 200,
      address: '/profile',
    });
    expect(await erase(browser)).toBe(204);
    expect(await user(browser)).toBe(401);
  });

  test.each([
    ['from an hour ago', { auth_time: seconds() - 3600 }],
    ['without auth_time', {}],
    ['with an auth_time that is not a number', { auth_time: 'now' }],
  ])('a sign-in %s is no proof', async (_when, authTime) => {
    const [browser, claims] = [newBrowser(), ana()];
    await signInWith(browser, claims);
    const page = await signInAgain(browser, { ...claims, ...authTime });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.text).toMatch(/didn&#39;t (ask you to sign in again|confirm this sign-in)/);
    expect(await erase(browser)).toBe(403);
    expect(await user(browser)).toMatchObject({ email: claims.email });
  });

  test('with another account or without a session is no proof', async () => {
    const [browser, claims] = [newBrowser(), ana()];
    await signInWith(browser, claims);
    const { id } = await user(browser);
    const fresh = { auth_time: seconds() };
    const page = await signInAgain(browser, { ...ana(), ...fresh });
    expect(page.status).toBe(403);
    expect(page.text).toContain('That&#39;s a different account from the one you use here.');
    expect((await user(browser)).id).toBe(id);
    expect(await erase(browser)).toBe(403);
    const stranger = newBrowser();
    expect((await signInAgain(stranger, { ...claims, ...fresh })).status).toBe(403);
    expect(await user(stranger)).toBe(401);
  });
});

describe('an invalid response from the provider is refused without a session', () => {
  const past = Math.floor(Date.now() / 1000) - 3600;
  const cases: [name: string, claims: Claims, options?: Options][] = [
    ['a wrong nonce', { nonce: 'wrong' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another app' }],
    ['several audiences without ours', { aud: ['another app', 'a third'] }],
    ['an expired token', { iat: past, exp: past + 60 }],
    ['no expiry', { exp: undefined }],
    ['a token from the future', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['no subject', { sub: undefined }],
    ["another issuer's signature", {}, { signedWithUnknownKey: true }],
  ];
  test.each(cases)('%s', async (_name, claims, options) => {
    const browser = newBrowser();
    const page = await signInWith(browser, { ...ana(), ...claims }, options);
    expect(page.status).toBe(400);
    expect(page.text).toContain('The account provider didn&#39;t confirm this sign-in.');
    expect(page.text).toContain('>Try again</a>');
    expect(browser.cookie('session')).toBeUndefined();
    expect(await user(browser)).toBe(401);
  });

  test.each([
    ['an empty subject', ''],
    ['a blank subject', '   '],
    ['a subject of 256 characters', 'x'.repeat(256)],
    ['a subject of 100 kB', 'x'.repeat(100_000)],
    ['a subject that cannot be stored', 'a\u0000b'],
    ['a subject with half a surrogate pair', '\ud83d'],
  ])('%s', async (_name, sub) => {
    const browser = newBrowser();
    const page = await signInWith(browser, { ...ana(), sub });
    expect(page.status).toBe(400);
    expect(page.text).toContain('The account provider didn&#39;t say who you are. Please ask whoever runs it.');
    expect(browser.cookie('session')).toBeUndefined();
  });

  test.each([
    ['an unknown code', { code: 'unknown' }],
    ['no code', {}],
    ['an error from the provider', { error: 'server_error' }],
    ['a response that claims another issuer', { code: 'unknown', iss: 'https://evil.example' }],
  ])('%s', async (_name, answer) => {
    const browser = newBrowser();
    const page = await browser.open(callback(await begin(browser), answer as Record<string, string>));
    expect(page.status).toBe(400);
    expect(await user(browser)).toBe(401);
  });
});

describe('claims about a person', () => {
  const claimsOf = async (claims: Claims) => {
    const browser = newBrowser();
    expect(await signInWith(browser, { ...ana(), ...claims })).toMatchObject({ status: 200, address: '/' });
    const account = await browser.request({ method: 'GET', url: '/api/account' });
    return { ...(await user(browser)), ...JSON.parse(account.text) };
  };

  test('may have a subject of 255 characters in any script', async () => {
    expect(await claimsOf({ sub: `${randomUUID()}${'ñ'.repeat(255 - 36)}` })).toMatchObject({ firstName: 'Ana' });
  });

  test.each([
    ['a long address', `${'a'.repeat(300)}@example.com`],
    ['two addresses', 'ana@example.com, eve@evil.example'],
    ['an address with a line break', 'ana@example.com\r\nBcc: eve@evil.example'],
    ['other text', 'ask me'],
  ])('contain no e-mail address if it is %s', async (_what, email) => {
    expect(await claimsOf({ email, email_verified: true })).toMatchObject({ email: null, isEmailVerified: false });
  });

  test('have names reduced to one line of limited length', async () => {
    const { firstName, lastName } = await claimsOf({
      given_name: 'Ana\r\n\u0000Bcc: eve',
      family_name: '😀'.repeat(1000),
    });
    expect(firstName).toBe('Ana   Bcc: eve');
    expect(lastName).toBe('😀'.repeat(100));
    expect(await claimsOf({ given_name: ['Ana'], family_name: { a: 1 } })).toMatchObject({
      firstName: null,
      lastName: null,
    });
  });
});

describe("the provider's metadata", () => {
  let varied: FakeIssuer;
  let site: Awaited<ReturnType<typeof signInApp>>;
  async function announce(change: Record<string, unknown>) {
    varied.changeMetadata(change);
    await site?.app.close();
    site = await signInApp(database, settings(varied));
  }
  beforeAll(async () => {
    varied = await startFakeIssuer();
  });
  afterAll(async () => {
    await site.app.close();
    await varied.stop();
  });

  test('may put tokens and keys on another host, and e-mail and names into userinfo', async () => {
    const host = varied.address.replace('127.0.0.1', 'localhost');
    await announce({
      token_endpoint: `${host}/token`,
      jwks_uri: `${host}/jwks`,
      userinfo_endpoint: `${host}/userinfo`,
    });
    const browser = site.browser();
    const { sub, ...rest } = ana();
    await signInWith(browser, { sub }, { userInfo: { sub, ...rest } }, varied);
    expect(await user(browser)).toMatchObject({ firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' });
  });

  test('may not point to userinfo of another person', async () => {
    const browser = site.browser();
    const page = await signInWith(browser, { sub: randomUUID() }, { userInfo: { sub: 'somebody else' } }, varied);
    expect(page.status).toBe(400);
    expect(await user(browser)).toBe(401);
  });

  test('may ask for the client secret in the body', async () => {
    await announce({ token_endpoint_auth_methods_supported: ['client_secret_post'], userinfo_endpoint: undefined });
    await signInWith(site.browser(), ana(), {}, varied);
    expect(varied.tokenRequests.at(-1)?.body.get('client_secret')).toBe('kept: secret');
  });

  test('may have an end-session endpoint, which gets the ID token as a hint', async () => {
    await announce({ end_session_endpoint: `${varied.address}/end` });
    const browser = site.browser();
    await signInWith(browser, ana(), {}, varied);
    const { address } = await browser.open('/api/logout');
    const place = new URL(address);
    expect(place.pathname).toBe('/end');
    expect(place.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(place.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/');
    expect(await user(browser)).toBe(401);
  });

  test('is not used for signing out if the ID token is too long for a URL', async () => {
    const browser = site.browser();
    await signInWith(browser, { ...ana(), picture: 'x'.repeat(100_000) }, {}, varied);
    expect(await browser.open('/api/logout')).toMatchObject({ status: 200, address: '/' });
    expect(await user(browser)).toBe(401);
  });

  test('must name the configured issuer', async () => {
    await announce({ issuer: 'https://evil.example' });
    expect(await site.browser().open('/api/login')).toMatchObject({ status: 503 });
  });
});

test('the product starts while the provider is down, and discovers it later', async () => {
  const late = await startFakeIssuer();
  late.changeMetadata({ issuer: undefined });
  const site = await signInApp(database, settings(late));
  const down = await site.browser().open('/api/login');
  expect(down).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(down.text).toContain('We can&#39;t reach the account provider right now. Please try again in a moment.');
  late.changeMetadata({ issuer: late.address });
  const browser = site.browser();
  expect(await signInWith(browser, ana(), {}, late)).toMatchObject({ status: 200, address: '/' });

  await late.stop();
  expect(await browser.open('/api/logout')).toMatchObject({ status: 200, address: '/' });
  await site.app.close();
});
