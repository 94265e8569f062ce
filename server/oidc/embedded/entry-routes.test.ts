import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createAccount, password, signIn, signInApp } from '#testing/sign-in-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { acrossFamilies } from '../../database/scope.ts';
import { attempts } from '../../http/tables.ts';
import { addAccount } from './accounts.ts';
import { accounts } from './tables.ts';

const database = await openTestDatabase();
const db = acrossFamilies(database);
const { app, browser: newBrowser } = await signInApp(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

type Browser = ReturnType<typeof newBrowser>;
const newEmail = () => `${randomUUID()}@example.com`;
const user = async (browser: Browser) => browser.request({ method: 'GET', url: '/api/auth/user' });

async function signUpPage(browser: Browser) {
  return browser.open(browser.link(await browser.open('/api/login'), 'Create account'));
}

describe('the pages', () => {
  test('have labels, autocomplete hints for password managers, and links to each other', async () => {
    const browser = newBrowser();
    const signInPage = await browser.open('/api/login');
    expect(signInPage.text).toContain('<label class="field-label" for="email">Email</label>');
    expect(signInPage.text).toContain('<label class="field-label" for="password">Password</label>');
    expect(signInPage.text).toMatch(/id="email" name="email" type="email" autocomplete="email"/);
    expect(signInPage.text).toMatch(/id="password" name="password" type="password" autocomplete="current-password"/);
    expect(signInPage.text).toMatch(/<button class="[^"]*">Sign in<\/button>/);

    const signUp = await browser.open(browser.link(signInPage, 'Create account'));
    for (const label of ['First name', 'Last name (optional)', 'Email', 'Password'])
      expect(signUp.text).toContain(`>${label}</label>`);
    for (const hint of ['given-name', 'family-name', 'email', 'new-password'])
      expect(signUp.text).toContain(`autocomplete="${hint}"`);
    expect(signUp.text).toMatch(/<button class="[^"]*">Create account<\/button>/);
    expect((await browser.open(browser.link(signUp, 'Sign in'))).text).toContain('Sign in to Mothership');
  });

  test('are not cached and run only our own script', async () => {
    const page = await newBrowser().open('/api/login');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    });
    expect(page.text).not.toMatch(/<script(?! src="\/)|style="|onclick|https?:\/\//);
    const script = await newBrowser().open('/oidc/pages.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(() => new Function(script.text)).not.toThrow();
  });
});

describe('creating an account', () => {
  test('shows errors at the fields and keeps the typed values, except the password', async () => {
    const browser = newBrowser();
    const page = await browser.submit(await signUpPage(browser), {
      email: 'not an e-mail',
      password: 'short',
      firstName: '<b>Ana</b>',
      lastName: 'x'.repeat(101),
    });
    expect(page.status).toBe(400);
    expect(page.text).toMatch(
      /id="email"[^>]* value="not an e-mail"[^>]* aria-describedby="email-note" aria-invalid="true" autofocus>/,
    );
    expect(page.text).toMatch(
      /<p id="email-note" role="alert"[^>]*>.*Email must be an address like name@example.com<\/p>/,
    );
    expect(page.text).toContain('Password must have at least 8 characters</p>');
    expect(page.text).toContain('Last name is too long (at most 100 characters)</p>');
    expect(page.text).toContain('value="&lt;b&gt;Ana&lt;/b&gt;"');
    expect(page.text).not.toContain('short');
    expect(await user(browser)).toMatchObject({ status: 401 });
  });

  test.each([
    ['an empty form', {}, ['Email is required', 'Password is required']],
    ['a blank e-mail', { email: '  ', password: '        ' }, ['Email is required']],
    [
      'a password of blanks',
      { email: 'a@example.com', password: '        ' },
      ['Spaces alone don&#39;t make a password'],
    ],
    [
      'a common password',
      { email: 'a@example.com', password: 'Password1' },
      ['That&#39;s one of the first passwords people guess. Try three or four words that don&#39;t go together'],
    ],
    [
      'a password that contains the name',
      { email: 'a@example.com', lastName: 'Lopez', password: '2026-lopez-2026' },
      ['Please leave your name and email out of your password'],
    ],
    [
      'a password that contains the e-mail address',
      { email: 'rivera.home@example.com', password: 'Rivera family 7' },
      ['Please leave your name and email out of your password'],
    ],
    ['a NUL', { email: 'a\u0000@example.com', password }, ['Email contains a character we can&#39;t save']],
    [
      'a huge password',
      { email: 'a@example.com', password: 'x'.repeat(201) },
      ['Password must have at most 200 characters'],
    ],
    [
      'a long e-mail',
      { email: `${'a'.repeat(250)}@example.com`, password },
      ['Email is too long (at most 254 characters)'],
    ],
  ])('refuses %s', async (_name, typed, sentences) => {
    const browser = newBrowser();
    const page = await browser.submit(await signUpPage(browser), typed);
    expect(page.status).toBe(400);
    for (const sentence of sentences) expect(page.text).toContain(sentence);
  });

  test('needs no names, and a password of eight characters is enough', async () => {
    const browser = newBrowser();
    const email = newEmail();
    await createAccount(browser, email, { firstName: '', lastName: ' ', password: 'kq7vexnu' });
    expect(JSON.parse((await user(browser)).text)).toMatchObject({ firstName: null, lastName: null, email });
  });

  test('with the e-mail of an existing account, in any letter case, is a conflict and changes nothing', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const browser = newBrowser();
    const page = await createAccount(browser, ` ${email.toUpperCase()} `, { password: 'another password' });
    expect(page.status).toBe(409);
    expect(page.text).toContain('That email already has an account. Sign in instead?');
    expect(await user(browser)).toMatchObject({ status: 401 });
    expect(await signIn(newBrowser(), email)).toMatchObject({ address: '/' });
  });

  test('does not affect older accounts with a weak password, which still sign in', async () => {
    const email = newEmail();
    await addAccount(database, { email, password: 'password', firstName: null, lastName: null });
    expect(await signIn(newBrowser(), email, 'password')).toMatchObject({ status: 200, address: '/' });
  });

  test('several times at once with the same e-mail creates one account', async () => {
    const email = newEmail();
    const pages = await Promise.all([1, 2, 3, 4].map(() => createAccount(newBrowser(), email)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await db.$count(accounts, sql`email = ${email}`)).toBe(1);
  });

  test('stores the password only as an argon2id hash', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const [account] = await db.select().from(accounts).where(sql`email = ${email}`);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(account)).not.toContain(password);
  });
});

describe('signing in', () => {
  test('gives the same response for an unknown e-mail and a wrong password', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const normalized = (text: string) => text.replace(/value="[^"]*@[^"]*"/, '').replace(/\/interaction\/[\w-]+/g, '');
    const wrong = await signIn(newBrowser(), email, 'wrong password');
    const unknown = await signIn(newBrowser(), newEmail(), 'wrong password');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.text).toContain('Wrong email or password');
    expect(normalized(unknown.text)).toBe(normalized(wrong.text));
  });

  test('is refused after ten wrong passwords, even with a forged address, until the window ends', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    for (let n = 0; n < 10; n++) await signIn(newBrowser(), email, 'wrong password');
    const claims = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'];
    for (const name of claims) {
      const refused = await signIn(newBrowser({ headers: { [name]: '203.0.113.9' } }), email);
      expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
      expect(refused.text).toContain('Too many tries. Please wait 15 minutes and try again');
      expect(refused.text).toContain(`value="${email}"`);
    }
    await db.update(attempts).set({ windowEndsAt: sql`now() - interval '1 second'` });
    expect(await signIn(newBrowser(), email)).toMatchObject({ status: 200, address: '/' });
  });

  test('does not get more attempts after a restart', async () => {
    const email = newEmail();
    for (let n = 0; n < 10; n++) await signIn(newBrowser(), email, 'wrong password');
    const restarted = await signInApp(database);
    expect(await signIn(restarted.browser(), email)).toMatchObject({ status: 429 });
    await restarted.app.close();
  });

  test('counts forwarded addresses only if the proxy is trusted', async () => {
    const trusting = await signInApp(database, { TRUST_PROXY: '127.0.0.1' });
    const from = (forwarded: string) => ({ headers: { 'x-forwarded-for': forwarded } });
    await db.delete(attempts);
    await signIn(trusting.browser(from('203.0.113.1')), newEmail(), 'wrong password');
    await signIn(trusting.browser(from('203.0.113.2')), newEmail(), 'wrong password');
    await signIn(newBrowser(from('203.0.113.3')), newEmail(), 'wrong password');
    await signIn(newBrowser(from('203.0.113.4')), newEmail(), 'wrong password');
    await trusting.app.close();
    // Four accounts, the global count, two forwarded addresses, and one address for the two untrusted requests.
    const counts = (await db.select().from(attempts)).map(({ count }) => count).sort();
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 2, 4]);
  });

  test('asks whether others use the device, and tells the web app by a cookie', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const browser = newBrowser();
    const page = await browser.open('/api/login');
    expect(page.text).toContain('This is a shared device');
    await browser.submit(page, { email, password, 'shared-device': 'yes' });
    expect(browser.cookie('shared-device')).toMatchObject({ value: 'yes', path: '/' });
    await browser.submit(await browser.open('/api/logout'));
    await signIn(browser, email);
    expect(browser.cookie('shared-device')).toMatchObject({ value: 'no' });
  });

  test('still works in a known browser after strangers used up the attempts', async () => {
    const email = newEmail();
    const known = newBrowser();
    await createAccount(known, email);
    await known.submit(await known.open('/api/logout'));
    for (let n = 0; n < 10; n++) await signIn(newBrowser(), email, 'wrong password');
    expect(await signIn(newBrowser(), email)).toMatchObject({ status: 429 });
    expect(await signIn(known, email)).toMatchObject({ status: 200, address: '/' });
  });

  test('gets no extra attempts with a forged cookie or one of another account', async () => {
    const email = newEmail();
    await createAccount(newBrowser(), email);
    const known = newBrowser();
    await createAccount(known, newEmail());
    await known.submit(await known.open('/api/logout'));
    const forged = newBrowser({ headers: {} });
    const [account] = await db.select().from(accounts).where(sql`email = ${email}`);
    const value = encodeURIComponent(`abc ${account?.id}.c2lnbmF0dXJl`);
    for (let n = 0; n < 10; n++) await signIn(newBrowser(), email, 'wrong password');
    forged.cookies.push({ name: 'op_browser', value, path: '/oidc', attributes: [] });
    expect(await signIn(known, email)).toMatchObject({ status: 429 });
    expect(await signIn(forged, email)).toMatchObject({ status: 429 });
  });
});

describe('an unexpected request', () => {
  test('for a sign-in page without its cookie says that the page has expired', async () => {
    const browser = newBrowser();
    const page = await browser.open('/api/login');
    const expired = await newBrowser().open(page.address);
    expect(expired.status).toBe(400);
    expect(expired.text).toContain('This page has expired, or your browser didn&#39;t keep its cookies.');
    expect(expired.text).toContain('href="/api/login"');
    expect(await newBrowser().submit(page, { email: newEmail(), password })).toMatchObject({ status: 400 });
  });

  test('from another web site is refused', async () => {
    const browser = newBrowser();
    const page = await browser.open('/api/login');
    const sent = await browser.request({
      method: 'POST',
      url: page.address,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      payload: 'email=a@example.com&password=12345678',
    });
    expect(sent.status).toBe(403);
    expect(sent.text).toContain('This request came from another website.');
  });

  test.each([
    ['a huge form', 'application/x-www-form-urlencoded', `email=${'a'.repeat(20_000)}`, 413],
    ['JSON', 'application/json', '["a"]', 400],
    ['a file', 'multipart/form-data; boundary=x', '--x--', 415],
    [
      'repeated and strange fields',
      'application/x-www-form-urlencoded',
      'email=a&email=b&__proto__=1&constructor=2',
      400,
    ],
  ])('with %s is answered with a page', async (_name, type, payload, status) => {
    const browser = newBrowser();
    const page = await browser.open('/api/login');
    const sent = await browser.request({
      method: 'POST',
      url: page.address,
      headers: { 'content-type': type, origin: 'http://localhost:3000' },
      payload,
    });
    expect(sent).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
});
