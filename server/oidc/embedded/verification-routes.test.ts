import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { linkIn, startMailServer } from '#testing/mail-server.ts';
import type { ScriptedBrowser } from '#testing/scripted-browser.ts';
import { createAccount, password, signInApp } from '#testing/sign-in-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { acrossFamilies } from '../../database/scope.ts';
import { attempts } from '../../http/tables.ts';
import { accounts, accountTokens } from './tables.ts';

const database = await openTestDatabase();
const db = acrossFamilies(database);
const mailServer = await startMailServer();
const { app, browser: newBrowser } = await signInApp(database, { SMTP_URL: mailServer.url });
afterAll(async () => {
  await app.close();
  await mailServer.close();
  await database.close();
});

const newEmail = () => `${randomUUID()}@example.com`;
const isVerified = async (browser: ScriptedBrowser) =>
  JSON.parse((await browser.request({ method: 'GET', url: '/api/account' })).text).isEmailVerified;
const letterTo = (email: string) => mailServer.letterTo(email);

/** Submits the form with the given action. */
async function submitTo(browser: ScriptedBrowser, action: string, typed: Record<string, string> = {}) {
  const page = await browser.open('/oidc/account');
  const actions = [...page.text.matchAll(/<form method="post" action="([^"]*)"/g)].map(([, it]) => it);
  if (!actions.includes(action)) throw new Error(`No form for ${action}`);
  return browser.submit(page, typed, actions.indexOf(action));
}
const askAgain = (browser: ScriptedBrowser) => submitTo(browser, '/oidc/account/verification');

async function newMember(site = { browser: newBrowser }) {
  const [browser, email] = [site.browser(), newEmail()];
  await createAccount(browser, email, { firstName: 'Visit evil.example', lastName: 'now' });
  return { browser, email };
}

async function openAndVerify(link: string, browser = newBrowser()) {
  return browser.submit(await browser.open(link));
}

async function expectInvalid(link: string) {
  const page = await newBrowser().open(link);
  const sent = await newBrowser().request({ method: 'POST', url: link });
  for (const { status, text } of [page, sent]) {
    expect(status).toBe(404);
    expect(text).toContain('This link doesn&#39;t work anymore');
    expect(text).toContain('href="/oidc/account"');
  }
}

describe('a new account', () => {
  test('gets an e-mail with a link and without any typed text', async () => {
    const { email } = await newMember();
    const letter = await letterTo(email);
    expect(letter).toMatchObject({
      subject: 'Please verify your email address for Mothership',
      envelope: { to: [email] },
      html: false,
    });
    expect(linkIn(letter)).toMatch(/^http:\/\/localhost:3000\/oidc\/verify\/[\w-]{43}$/);
    expect(letter.subject + letter.text).not.toMatch(/evil|now\b/);
  });

  test('is created even if the mail server is down', async () => {
    const gone = await startMailServer();
    await gone.close();
    const site = await signInApp(database, { SMTP_URL: gone.url });
    const { browser } = await newMember(site);
    expect(await isVerified(browser)).toBe(false);
    const page = await askAgain(browser);
    expect(page.status).toBe(503);
    expect(page.text).toContain('We couldn&#39;t send the email. Please try again later');
    await site.app.close();
  });

  test('shows its state and no verification button if mail is not configured', async () => {
    const site = await signInApp(database);
    const { browser } = await newMember(site);
    const page = await browser.open('/oidc/account');
    expect(page.text).toContain('>Not verified</span>');
    expect(page.text).not.toContain('Send verification email');
    const sent = await browser.request({ method: 'POST', url: '/oidc/account/verification' });
    expect(sent).toMatchObject({ status: 303, headers: { location: '/oidc/account' } });
    await site.app.close();
  });
});

describe('verifying', () => {
  test('needs a click, works in any browser, and updates the product', async () => {
    const { browser: original, email } = await newMember();
    expect((await original.open('/oidc/account')).text).toContain('>Not verified</span>');
    const link = linkIn(await letterTo(email));

    const other = newBrowser();
    const page = await other.open(link);
    expect(page.text).toContain(`Is ${email} your address?`);
    await other.request({ method: 'HEAD', url: link });
    expect(await isVerified(original)).toBe(false);

    const done = await other.submit(page);
    expect(done.status).toBe(200);
    expect(done.text).toContain(`${email} is verified.`);
    expect(await isVerified(original)).toBe(true);
    const account = await original.open('/oidc/account');
    expect(account.text).toContain('>Verified</span>');
    expect(account.text).not.toContain('Send verification email');
    await expectInvalid(link);
  });

  test('is kept at the next sign-in', async () => {
    const { browser, email } = await newMember();
    await openAndVerify(linkIn(await letterTo(email)));
    await browser.open('/api/login');
    expect(await isVerified(browser)).toBe(true);
  });

  test('works once, even for concurrent requests', async () => {
    const { email } = await newMember();
    const url = linkIn(await letterTo(email));
    const answers = await Promise.all([1, 2, 3].map(() => newBrowser().request({ method: 'POST', url })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('is possible for 24 hours', async () => {
    const { browser, email } = await newMember();
    const link = linkIn(await letterTo(email));
    const matchesEmail = sql`${accountTokens.email} = ${email}`;
    const [token] = await db
      .select({ hours: sql<number>`round(extract(epoch from ${accountTokens.expiresAt} - now()) / 3600)::int` })
      .from(accountTokens)
      .where(matchesEmail);
    expect(token?.hours).toBe(24);
    await db.update(accountTokens).set({ expiresAt: sql`now() - interval '1 second'` }).where(matchesEmail);
    await expectInvalid(link);
    expect(await isVerified(browser)).toBe(false);
  });

  test('is refused for another web site', async () => {
    const { browser, email } = await newMember();
    const url = linkIn(await letterTo(email));
    const headers = { origin: 'https://evil.example' };
    expect(await newBrowser().request({ method: 'POST', url, headers })).toMatchObject({ status: 403 });
    expect(await isVerified(browser)).toBe(false);
  });
});

describe('asking for another e-mail', () => {
  test('sends one, and the first link still works', async () => {
    const { browser, email } = await newMember();
    const first = linkIn(await letterTo(email));
    const page = await askAgain(browser);
    expect(page).toMatchObject({ status: 200, address: '/oidc/account?saved=verification' });
    expect(page.text).toContain('We&#39;ve emailed you a link');
    expect(linkIn(await letterTo(email))).not.toBe(first);
    await openAndVerify(first);
    expect(await isVerified(browser)).toBe(true);
  });

  test('is limited per account and overall, even after a restart', async () => {
    await db.delete(attempts);
    const { browser, email } = await newMember();
    await letterTo(email);
    for (let n = 0; n < 4; n++) expect(await askAgain(browser)).toMatchObject({ status: 200 });
    const refused = await askAgain(browser);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect(refused.text).toContain('Too many tries. Please wait 60 minutes and try again');
    const restarted = await signInApp(database, { SMTP_URL: mailServer.url });
    const same = restarted.browser();
    same.cookies = browser.cookies;
    expect(await askAgain(same)).toMatchObject({ status: 429 });
    await restarted.app.close();

    const other = await newMember();
    expect(await askAgain(other.browser)).toMatchObject({ status: 200 });
    await db
      .update(attempts)
      .set({ count: 600 })
      .where(sql`${attempts.kind} = 'verification' and ${attempts.count} > 5`);
    expect(await askAgain(other.browser)).toMatchObject({ status: 429 });
    const late = await newMember();
    expect(await isVerified(late.browser)).toBe(false);
    await db.delete(attempts);
  });

  test('requires a session', async () => {
    const sent = await newBrowser().request({ method: 'POST', url: '/oidc/account/verification' });
    expect(sent).toMatchObject({ status: 303, headers: { location: '/api/login?returnTo=%2Foidc%2Faccount' } });
  });
});

describe('a changed e-mail address', () => {
  const change = (browser: ScriptedBrowser, email: string) =>
    submitTo(browser, '/oidc/account/email', { email, currentPassword: password });

  test('needs its own verification, and the former address is notified', async () => {
    const { browser, email } = await newMember();
    await openAndVerify(linkIn(await letterTo(email)));
    const next = newEmail();
    const page = await change(browser, next);
    expect(page.text).toContain('Your email address has been changed. We&#39;ve sent you a link to verify it');
    expect(page.text).toContain('>Not verified</span>');
    expect(await isVerified(browser)).toBe(false);

    const notification = await letterTo(email);
    expect(notification.subject).toBe('Your email address for Mothership was changed');
    expect(notification.text).toContain("If that wasn't you");
    expect(notification.text).toContain('http://localhost:3000/contact');
    expect(notification.text).not.toContain(next);

    await openAndVerify(linkIn(await letterTo(next)));
    expect(await isVerified(browser)).toBe(true);
  });

  test('is not reported to a former address that was never verified, whose links stop working', async () => {
    const site = await signInApp(database, { SMTP_URL: mailServer.url });
    const { browser, email } = await newMember(site);
    const link = linkIn(await letterTo(email));
    await change(browser, newEmail());
    await site.app.close();
    expect(mailServer.letters().filter(({ envelope }) => envelope.to.includes(email))).toHaveLength(1);
    await expectInvalid(link);
    expect(await isVerified(atRunningServer(browser))).toBe(false);
  });

  test('stays verified if only the letter case changed', async () => {
    const { browser, email } = await newMember();
    await openAndVerify(linkIn(await letterTo(email)));
    await change(browser, email.toUpperCase());
    expect(await isVerified(browser)).toBe(true);
  });

  test('must be valid, while an older account with an unusual address can still sign in', async () => {
    const { browser, email } = await newMember();
    const odd = `"${email.split('@')[0]}"@example.com`;
    const refused = await change(browser, odd);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Email must be an address like name@example.com');
    await db.update(accounts).set({ email: odd }).where(sql`${accounts.email} = ${email}`);
    const visitor = newBrowser();
    expect(await visitor.submit(await visitor.open('/api/login'), { email: odd, password })).toMatchObject({
      address: '/',
    });
  });
});

/** A browser with the same cookies, connected to the server that still runs. */
function atRunningServer(browser: ScriptedBrowser) {
  const same = newBrowser();
  same.cookies = browser.cookies;
  return same;
}
