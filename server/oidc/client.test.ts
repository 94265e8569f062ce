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

/** Begins a sign-in and answers the address at the provider. */
async function begin(browser: ScriptedBrowser, path = '/api/login') {
  return new URL((await browser.open(path)).address);
}
const callback = (authorization: URL, answer: Record<string, string>) =>
  `/api/callback?${new URLSearchParams({ state: authorization.searchParams.get('state') ?? '', ...answer })}`;

type Claims = Parameters<FakeIssuer['codeFor']>[1];
type Options = Parameters<FakeIssuer['codeFor']>[2];
async function comeBack(browser: ScriptedBrowser, claims: Claims, options?: Options, from = issuer) {
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

describe('another account provider', () => {
  test('signs her in by the same path, and there is no provider of ours beside it', async () => {
    const browser = newBrowser();
    expect(await comeBack(browser, ana())).toMatchObject({ status: 200, address: '/' });
    expect(await user(browser)).toMatchObject({ firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' });
    expect((await app.inject({ url: '/oidc/.well-known/openid-configuration' })).body).toBe('A page of the product');
  });

  test('is asked with PKCE and the secret, encoded as the standard wants', async () => {
    await comeBack(newBrowser(), ana());
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

  test('knows the same person again, and another with the same e-mail is another', async () => {
    const her = ana();
    const [first, again, other] = [newBrowser(), newBrowser(), newBrowser()];
    await comeBack(first, her);
    await comeBack(again, { ...her, email: 'new@example.com' });
    await comeBack(other, ana());
    expect((await user(again)).id).toBe((await user(first)).id);
    expect((await user(other)).id).not.toBe((await user(first)).id);
  });

  test('with the same subject and e-mail as at a second provider is not the same person', async () => {
    const second = await startFakeIssuer();
    const elsewhere = await signInApp(database, settings(second));
    const her = ana();
    const [here, there] = [newBrowser(), elsewhere.browser()];
    await comeBack(here, her);
    await comeBack(there, her, {}, second);
    expect((await user(there)).id).not.toBe((await user(here)).id);
    await elsewhere.app.close();
    await second.stop();
  });

  test('that she leaves without signing in sends her to the start page', async () => {
    const browser = newBrowser();
    const page = await browser.open(callback(await begin(browser), { error: 'access_denied' }));
    expect(page).toMatchObject({ status: 200, address: '/' });
    expect(await user(browser)).toBe(401);
  });

  test('without a place to sign out ends the session here alone', async () => {
    const browser = newBrowser();
    await comeBack(browser, ana());
    expect(await browser.open('/api/logout')).toMatchObject({ status: 200, address: '/' });
    expect(await user(browser)).toBe(401);
  });
});

describe('to delete her account she signs in again', () => {
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

  test('the provider is asked not to let her pass without a question, and an ordinary sign-in is no proof', async () => {
    const [browser, her] = [newBrowser(), ana()];
    const { searchParams: ordinary } = await begin(browser);
    expect([ordinary.get('prompt'), ordinary.get('max_age')]).toEqual([null, null]);
    await comeBack(browser, { ...her, auth_time: seconds() });
    expect(await erase(browser)).toBe(403);
    const { searchParams: again } = await begin(browser, '/api/login?again&returnTo=/profile');
    expect([again.get('prompt'), again.get('max_age')]).toEqual(['login', '0']);
    expect(await signInAgain(browser, { ...her, auth_time: seconds() })).toMatchObject({
      status: 200,
      address: '/profile',
    });
    expect(await erase(browser)).toBe(204);
    expect(await user(browser)).toBe(401);
  });

  test.each([
    ['an hour ago', { auth_time: seconds() - 3600 }],
    ['at a time that is not told', {}],
    ['at a time that is no number', { auth_time: 'now' }],
  ])('a sign-in %s proves nothing', async (_when, said) => {
    const [browser, her] = [newBrowser(), ana()];
    await comeBack(browser, her);
    const page = await signInAgain(browser, { ...her, ...said });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.text).toMatch(/did not (ask you to sign in again|confirm this sign-in)/);
    expect(await erase(browser)).toBe(403);
    expect(await user(browser)).toMatchObject({ email: her.email });
  });

  test('nor does that of somebody else, or without a session', async () => {
    const [browser, her] = [newBrowser(), ana()];
    await comeBack(browser, her);
    const { id } = await user(browser);
    const fresh = { auth_time: seconds() };
    const page = await signInAgain(browser, { ...ana(), ...fresh });
    expect(page.status).toBe(403);
    expect(page.text).toContain('That is another account than the one you use here.');
    expect((await user(browser)).id).toBe(id);
    expect(await erase(browser)).toBe(403);
    const stranger = newBrowser();
    expect((await signInAgain(stranger, { ...her, ...fresh })).status).toBe(403);
    expect(await user(stranger)).toBe(401);
  });
});

describe('an answer that does not hold is refused, without a session', () => {
  const past = Math.floor(Date.now() / 1000) - 3600;
  const cases: [name: string, claims: Claims, options?: Options][] = [
    ['a wrong nonce', { nonce: 'wrong' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another app' }],
    ['several audiences, of which none is ours', { aud: ['another app', 'a third'] }],
    ['an expired token', { iat: past, exp: past + 60 }],
    ['no expiry', { exp: undefined }],
    ['a token from the future', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['no subject', { sub: undefined }],
    ["a stranger's signature", {}, { signedWithUnknownKey: true }],
  ];
  test.each(cases)('%s', async (_name, claims, options) => {
    const browser = newBrowser();
    const page = await comeBack(browser, { ...ana(), ...claims }, options);
    expect(page.status).toBe(400);
    expect(page.text).toContain('The account provider did not confirm this sign-in.');
    expect(page.text).toContain('>Try again</a>');
    expect(browser.cookie('session')).toBeUndefined();
    expect(await user(browser)).toBe(401);
  });

  test.each([
    ['an empty subject', ''],
    ['a blank one', '   '],
    ['one of 256 characters', 'x'.repeat(256)],
    ['one of 100 kB', 'x'.repeat(100_000)],
    ['one that cannot be stored', 'a\u0000b'],
    ['half a character', '\ud83d'],
  ])('%s', async (_name, sub) => {
    const browser = newBrowser();
    const page = await comeBack(browser, { ...ana(), sub });
    expect(page.status).toBe(400);
    expect(page.text).toContain('The account provider didn&#39;t say who you are. Please ask whoever runs it.');
    expect(browser.cookie('session')).toBeUndefined();
  });

  test.each([
    ['an unknown code', { code: 'unknown' }],
    ['no code', {}],
    ['an error of the provider', { error: 'server_error' }],
    ['an answer that claims another issuer', { code: 'unknown', iss: 'https://evil.example' }],
  ])('%s', async (_name, answer) => {
    const browser = newBrowser();
    const page = await browser.open(callback(await begin(browser), answer as Record<string, string>));
    expect(page.status).toBe(400);
    expect(await user(browser)).toBe(401);
  });
});

describe('what a provider says of her', () => {
  const said = async (claims: Claims) => {
    const browser = newBrowser();
    expect(await comeBack(browser, { ...ana(), ...claims })).toMatchObject({ status: 200, address: '/' });
    const account = await browser.request({ method: 'GET', url: '/api/account' });
    return { ...(await user(browser)), ...JSON.parse(account.text) };
  };

  test('may be a subject of 255 characters in any script', async () => {
    expect(await said({ sub: `${randomUUID()}${'ñ'.repeat(255 - 36)}` })).toMatchObject({ firstName: 'Ana' });
  });

  test.each([
    ['a long one', `${'a'.repeat(300)}@example.com`],
    ['two', 'ana@example.com, eve@evil.example'],
    ['one with a line break', 'ana@example.com\r\nBcc: eve@evil.example'],
    ['words', 'ask me'],
  ])('of an e-mail address only a real one is believed, not %s', async (_what, email) => {
    expect(await said({ email, email_verified: true })).toMatchObject({ email: null, isEmailVerified: false });
  });

  test('is a name in one line of a bearable length', async () => {
    const { firstName, lastName } = await said({ given_name: 'Ana\r\n\u0000Bcc: eve', family_name: '😀'.repeat(1000) });
    expect(firstName).toBe('Ana   Bcc: eve');
    expect(lastName).toBe('😀'.repeat(100));
    expect(await said({ given_name: ['Ana'], family_name: { a: 1 } })).toMatchObject({
      firstName: null,
      lastName: null,
    });
  });
});

describe('what a provider announces', () => {
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

  test('may put tokens and keys on another host, and e-mail and names into a separate answer', async () => {
    const host = varied.address.replace('127.0.0.1', 'localhost');
    await announce({
      token_endpoint: `${host}/token`,
      jwks_uri: `${host}/jwks`,
      userinfo_endpoint: `${host}/userinfo`,
    });
    const browser = site.browser();
    const { sub, ...rest } = ana();
    await comeBack(browser, { sub }, { userInfo: { sub, ...rest } }, varied);
    expect(await user(browser)).toMatchObject({ firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' });
  });

  test("may not answer with somebody else's e-mail and names", async () => {
    const browser = site.browser();
    const page = await comeBack(browser, { sub: randomUUID() }, { userInfo: { sub: 'somebody else' } }, varied);
    expect(page.status).toBe(400);
    expect(await user(browser)).toBe(401);
  });

  test('may want the secret in the body', async () => {
    await announce({ token_endpoint_auth_methods_supported: ['client_secret_post'], userinfo_endpoint: undefined });
    await comeBack(site.browser(), ana(), {}, varied);
    expect(varied.tokenRequests.at(-1)?.body.get('client_secret')).toBe('kept: secret');
  });

  test('may have a place to sign out, which gets its token back', async () => {
    await announce({ end_session_endpoint: `${varied.address}/end` });
    const browser = site.browser();
    await comeBack(browser, ana(), {}, varied);
    const { address } = await browser.open('/api/logout');
    const place = new URL(address);
    expect(place.pathname).toBe('/end');
    expect(place.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(place.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/');
    expect(await user(browser)).toBe(401);
  });

  test('gets no token back that is too long for an address', async () => {
    const browser = site.browser();
    await comeBack(browser, { ...ana(), picture: 'x'.repeat(100_000) }, {}, varied);
    expect(await browser.open('/api/logout')).toMatchObject({ status: 200, address: '/' });
    expect(await user(browser)).toBe(401);
  });

  test('must be its own address', async () => {
    await announce({ issuer: 'https://evil.example' });
    expect(await site.browser().open('/api/login')).toMatchObject({ status: 503 });
  });
});

test('a provider that is down does not keep the product from starting, and is asked again', async () => {
  const late = await startFakeIssuer();
  late.changeMetadata({ issuer: undefined });
  const site = await signInApp(database, settings(late));
  const down = await site.browser().open('/api/login');
  expect(down).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(down.text).toContain('The account provider cannot be reached right now. Please try again in a moment.');
  late.changeMetadata({ issuer: late.address });
  const browser = site.browser();
  expect(await comeBack(browser, ana(), {}, late)).toMatchObject({ status: 200, address: '/' });

  await late.stop();
  expect(await browser.open('/api/logout')).toMatchObject({ status: 200, address: '/' });
  await site.app.close();
});
