import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { linkIn, startMailServer } from '#testing/mail-server.ts';
import type { ScriptedBrowser } from '#testing/scripted-browser.ts';
import { createAccount, password, signIn, signInApp } from '#testing/sign-in-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { readConfig } from '../../config.ts';
import { acrossFamilies } from '../../database/scope.ts';
import { attempts } from '../../http/tables.ts';
import { deleteExpiredTokens } from './account-tokens.ts';
import { resetLinkFor } from './reset-link.ts';
import { accounts, accountTokens } from './tables.ts';

const database = await openTestDatabase();
const db = acrossFamilies(database);
const mailServer = await startMailServer();
const withMail = { SMTP_URL: mailServer.url };
const { app, browser: newBrowser } = await signInApp(database, withMail);
afterAll(async () => {
  await app.close();
  await mailServer.close();
  await database.close();
});

const next = 'another password';
const newEmail = () => `${randomUUID()}@example.com`;
const forgot = (email: string, browser = newBrowser()) => sendForm(browser, '/oidc/forgot', { email });
const choose = (link: string, typed: string, browser = newBrowser()) => sendForm(browser, link, { password: typed });
const ofAccount = (email: string) => eq(accounts.email, email);
const detailsOf = async (browser: ScriptedBrowser) =>
  JSON.parse((await browser.request({ method: 'GET', url: '/api/account' })).text);
const isSignedIn = async (browser: ScriptedBrowser) =>
  (await browser.request({ method: 'GET', url: '/api/auth/user' })).status === 200;

function sendForm(browser: ScriptedBrowser, url: string, fields: Record<string, string>, headers = {}) {
  return browser.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Creates an account, signed in, whose verification e-mail has arrived. */
async function newMember(email = newEmail()) {
  const browser = newBrowser();
  await createAccount(browser, email);
  return { browser, email, verificationLink: linkIn(await mailServer.letterTo(email)) };
}

async function mailedLink(email: string) {
  await forgot(email);
  return linkIn(await mailServer.letterTo(email));
}

async function expectInvalid(link: string) {
  for (const page of [await newBrowser().open(link), await choose(link, next)]) {
    expect(page.status).toBe(404);
    expect(page.text).toContain('This link doesn&#39;t work anymore');
    expect(page.text).toContain('href="/oidc/forgot"');
  }
}

describe('asking for a new password', () => {
  test('starts at the sign-in page and sends an e-mail with a link', async () => {
    const { email } = await newMember();
    const browser = newBrowser();
    const page = await browser.open(browser.link(await browser.open('/api/login'), 'Forgot your password?'));
    expect(page.address).toBe('/oidc/forgot');
    const answer = await browser.submit(page, { email: ` ${email.toUpperCase()} ` });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('we&#39;ve emailed a link. The link works for one hour.');
    const letter = await mailServer.letterTo(email);
    expect(letter).toMatchObject({
      subject: 'A new password for Mothership',
      envelope: { from: 'support@mothership.example', to: [email] },
      html: false,
    });
    expect(linkIn(letter)).toMatch(/^http:\/\/localhost:3000\/oidc\/reset\/[\w-]{43}$/);
  });

  test('does not reveal whether an account exists, and sends nothing to unknown addresses', async () => {
    const site = await signInApp(database, withMail);
    const [{ email }, unknown] = [await newMember(), newEmail()];
    const withoutAddress = (text: string, address: string) => text.replaceAll(address, '');
    const known = await forgot(email, site.browser());
    const other = await forgot(unknown, site.browser());
    expect(other.status).toBe(known.status);
    expect(withoutAddress(other.text, unknown)).toBe(withoutAddress(known.text, email));
    expect(Object.keys(other.headers)).toEqual(Object.keys(known.headers));
    // Closing waits until all e-mails are sent.
    await site.app.close();
    expect(mailServer.letters().filter(({ envelope }) => envelope.to.includes(unknown))).toEqual([]);
    expect(mailServer.letters().filter(({ envelope }) => envelope.to.includes(email))).toHaveLength(2);
  });

  test('does not wait for the mail server', async () => {
    const { email } = await newMember();
    const callers = new Set<Socket>();
    const silent = createServer((socket) => callers.add(socket.on('error', () => {}))).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const site = await signInApp(database, { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    const called = once(silent, 'connection');
    expect(await forgot(email, site.browser())).toMatchObject({ status: 200 });
    await called;
    for (const caller of callers) caller.destroy();
    silent.close();
    await site.app.close();
  });

  test('builds the link from PUBLIC_URL, regardless of the request headers', async () => {
    const { email } = await newMember();
    const headers = { host: '127.0.0.1:9999', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    await sendForm(newBrowser(), '/oidc/forgot', { email }, headers);
    expect(linkIn(await mailServer.letterTo(email))).toMatch(/^http:\/\/localhost:3000\/oidc\/reset\//);
  });

  test('is limited per e-mail, known or not, regardless of forwarded headers and restarts', async () => {
    const { email } = await newMember();
    for (const address of [email, newEmail()]) {
      for (let n = 0; n < 5; n++) expect(await forgot(address)).toMatchObject({ status: 200 });
      const claims = newBrowser({ headers: { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' } });
      const refused = await forgot(address, claims);
      expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
      expect(refused.text).toContain('Too many tries. Please wait 60 minutes and try again');
      expect(refused.text).toContain(`value="${address}"`);
      const restarted = await signInApp(database, withMail);
      expect(await forgot(address, restarted.browser())).toMatchObject({ status: 429 });
      await restarted.app.close();
    }
    await db.delete(attempts);
  });

  test('is limited per address and overall', async () => {
    await db.delete(attempts);
    const from = (remoteAddress: string) => newBrowser({ remoteAddress });
    for (let n = 0; n < 30; n++) expect(await forgot(newEmail(), from('203.0.113.1'))).toMatchObject({ status: 200 });
    expect(await forgot(newEmail(), from('203.0.113.1'))).toMatchObject({ status: 429 });
    expect(await forgot(newEmail(), from('203.0.113.2'))).toMatchObject({ status: 200 });
    await db.update(attempts).set({ count: 600 }).where(sql`${attempts.kind} = 'reset' and ${attempts.count} > 30`);
    expect(await forgot(newEmail(), from('203.0.113.3'))).toMatchObject({ status: 429 });
    await db.delete(attempts);
  });

  test.each([
    ['an empty field', '', 'Email is required'],
    ['an invalid address', 'ana', 'Email must be an address like name@example.com'],
    ['two addresses', 'a@example.com, b@example.com', 'Email must be an address like name@example.com'],
  ])('shows the error at the field for %s', async (_what, email, sentence) => {
    const page = await forgot(email);
    expect(page.status).toBe(400);
    expect(page.text).toMatch(new RegExp(`<p id="email-note" role="alert"[^>]*>.*${sentence}</p>`));
  });

  test('without mail refers to the operator and shows no form', async () => {
    const site = await signInApp(database);
    const pages = [await site.browser().open('/oidc/forgot'), await forgot(newEmail(), site.browser())];
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.text).toContain('<code>npm run reset-password -- EMAIL</code>');
      expect(page.text).not.toContain('<form');
    }
    await site.app.close();
  });
});

describe('choosing a new password', () => {
  test('works in another browser, ends all sessions, and verifies the address', async () => {
    const { browser: original, email } = await newMember();
    expect(await detailsOf(original)).toMatchObject({ isEmailVerified: false });
    const link = await mailedLink(email);

    const other = newBrowser();
    const form = await other.open(link);
    expect(form.text).toContain(`name="username" autocomplete="username" value="${email}"`);
    expect(form.text).toContain('autocomplete="new-password"');
    const done = await other.submit(form, { password: next });
    expect(done.status).toBe(200);
    expect(done.text).toContain('Your password has been changed');
    expect(done.text).toContain('href="/api/login"');

    expect(await isSignedIn(original)).toBe(false);
    expect((await original.open('/api/login')).text).toContain('Sign in to Mothership');
    expect(await signIn(newBrowser(), email)).toMatchObject({ status: 401 });
    expect(await signIn(other, email, next)).toMatchObject({ status: 200, address: '/' });
    expect(await detailsOf(other)).toMatchObject({ isEmailVerified: true, verificationUrl: null });
  });

  test('does not sign other people out', async () => {
    const [ana, ben] = [await newMember(), await newMember()];
    await choose(await mailedLink(ana.email), next);
    expect(await isSignedIn(ben.browser)).toBe(true);
  });

  test('needs the form to be submitted: opening the link changes nothing', async () => {
    const { browser, email } = await newMember();
    const link = await mailedLink(email);
    for (const _ of [1, 2]) expect(await newBrowser().open(link)).toMatchObject({ status: 200 });
    await newBrowser().request({ method: 'HEAD', url: link });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await choose(link, next)).toMatchObject({ status: 200 });
  });

  test('works once', async () => {
    const link = await mailedLink((await newMember()).email);
    expect(await choose(link, next)).toMatchObject({ status: 200 });
    await expectInvalid(link);
  });

  test('works for only one of several concurrent requests', async () => {
    const { email } = await newMember();
    const link = await mailedLink(email);
    const passwords = ['first password', 'second password', 'third password'];
    const pages = await Promise.all(passwords.map((typed) => choose(link, typed)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const winner = passwords[pages.findIndex(({ status }) => status === 200)];
    expect(await signIn(newBrowser(), email, winner)).toMatchObject({ address: '/' });
  });

  test('has the same rules as a sign-up, and a rejected password does not consume the link', async () => {
    const { email } = await newMember();
    const link = await mailedLink(email);
    for (const [typed, sentence] of [
      ['', 'New password must have at least 8 characters'],
      ['short', 'New password must have at least 8 characters'],
      ['x'.repeat(201), 'New password must have at most 200 characters'],
      ['        ', 'Spaces alone don&#39;t make a password'],
      ['iloveyou', 'That&#39;s one of the first passwords people guess'],
      [email, 'Please leave your name and email out of your password'],
    ] as const) {
      const page = await choose(link, typed);
      expect(page.status).toBe(400);
      expect(page.text).toContain(sentence);
      expect(page.text).toContain(`For the account of ${email}.`);
    }
    expect(await choose(link, next)).toMatchObject({ status: 200 });
  });

  test('is possible for an hour, then the token expires and is deleted', async () => {
    const { email } = await newMember();
    const link = await mailedLink(email);
    const [token] = await db
      .select({ minutes: sql<number>`round(extract(epoch from ${accountTokens.expiresAt} - now()) / 60)::int` })
      .from(accountTokens)
      .where(sql`${accountTokens.email} = ${email} and ${accountTokens.purpose} = 'reset password'`);
    expect(token?.minutes).toBe(60);
    await db.update(accountTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    await expectInvalid(link);
    await deleteExpiredTokens(database);
    expect(await db.select().from(accountTokens)).toEqual([]);
  });

  test('works with the newest link only', async () => {
    const { email } = await newMember();
    const [older, newer] = [await mailedLink(email), await mailedLink(email)];
    await expectInvalid(older);
    expect(await choose(newer, next)).toMatchObject({ status: 200 });
  });

  test.each([
    ['email', (): Record<string, string> => ({ email: newEmail(), currentPassword: password })],
    ['password', () => ({ currentPassword: password, newPassword: 'a third password' })],
  ])('does not work after the %s was changed on the account page', async (part, typed) => {
    const { browser, email } = await newMember();
    const link = await mailedLink(email);
    expect(await sendForm(browser, `/oidc/account/${part}`, typed())).toMatchObject({ status: 303 });
    await expectInvalid(link);
  });

  test('does not work with a link sent to a former address', async () => {
    const { email } = await newMember();
    const link = await mailedLink(email);
    await db.update(accounts).set({ email: newEmail() }).where(ofAccount(email));
    await expectInvalid(link);
  });

  test('works with a link from the reset-password command, without verifying the address', async () => {
    const { email } = await newMember();
    const mailed = await mailedLink(email);
    const link = await resetLinkFor(database, readConfig({}), email);
    await expectInvalid(mailed);
    expect(await choose(link, next)).toMatchObject({ status: 200 });
    const [account] = await db.select().from(accounts).where(ofAccount(email));
    expect(account?.isEmailVerified).toBe(false);
    expect(await signIn(newBrowser(), email, next)).toMatchObject({ address: '/' });
  });

  test('does not work with a verification link', async () => {
    const { verificationLink } = await newMember();
    await expectInvalid(verificationLink.replace('/verify/', '/reset/'));
  });

  test('clears the count of wrong passwords, in a known browser too', async () => {
    const { browser, email } = await newMember();
    await browser.submit(await browser.open('/api/logout'));
    for (let n = 0; n < 10; n++) {
      await signIn(newBrowser(), email, 'wrong password');
      await signIn(browser, email, 'wrong password');
    }
    for (const one of [browser, newBrowser()]) expect(await signIn(one, email)).toMatchObject({ status: 429 });
    await choose(await mailedLink(email), next, browser);
    for (const one of [browser, newBrowser()]) expect(await signIn(one, email, next)).toMatchObject({ address: '/' });
  });

  test('is refused for another web site, and the page does not leak its URL', async () => {
    const link = await mailedLink((await newMember()).email);
    const sent = await sendForm(newBrowser(), link, { password: next }, { origin: 'https://evil.example' });
    expect(sent.status).toBe(403);
    const page = await newBrowser().open(link);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
    expect(page.text).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  test('stores no usable token in the database', async () => {
    const { email, verificationLink } = await newMember();
    const link = await mailedLink(email);
    const stored = JSON.stringify(await db.select().from(accountTokens));
    for (const secret of [link, verificationLink].map((it) => it.split('/').at(-1) ?? ''))
      expect(stored).not.toContain(secret);
  });

  test.each(['x', '%00', 'a'.repeat(199), '%E2%82%AC'])('does not work with the token %s', async (token) =>
    expectInvalid(`/oidc/reset/${token}`),
  );
});
