import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { newSession } from '#testing/sign-in.ts';
import { createAccount, password, signIn, signInApp } from '#testing/sign-in-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { acrossFamilies } from '../../database/scope.ts';
import { familyMembers, users } from '../../database/tenants.ts';
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
const user = async (browser: Browser) => {
  const { status, text } = await browser.request({ method: 'GET', url: '/api/auth/user' });
  return status === 200 ? JSON.parse(text) : status;
};

async function newMember(email = newEmail()) {
  const browser = newBrowser();
  await createAccount(browser, email);
  return { browser, email };
}

const forms = ['name', 'email', 'password', 'deletion'];
async function change(browser: Browser, part: string, typed: Record<string, string>) {
  return browser.submit(await browser.open('/oidc/account'), typed, forms.indexOf(part));
}

describe('the name', () => {
  test('changes immediately in the product too, and can be cleared', async () => {
    const { browser } = await newMember();
    const page = await change(browser, 'name', { firstName: 'Anna', lastName: 'Lopez-Ruiz' });
    expect(page).toMatchObject({ status: 200, address: '/oidc/account?saved=name' });
    expect(page.text).toMatch(/<p role="status"[^>]*>Your name has been changed<\/p>/);
    expect(page.text).toContain('value="Lopez-Ruiz"');
    expect(await user(browser)).toMatchObject({ firstName: 'Anna', lastName: 'Lopez-Ruiz' });

    await change(browser, 'name', { firstName: '', lastName: '' });
    expect(await user(browser)).toMatchObject({ firstName: null, lastName: null });
    await browser.open('/api/login');
    expect(await user(browser)).toMatchObject({ firstName: null, lastName: null });
  });

  test('is escaped where it is shown', async () => {
    const { browser } = await newMember();
    const name = `"><script>alert('x')</script>`;
    const page = await change(browser, 'name', { firstName: name, lastName: '{{7*7}}' });
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).toContain('{{7*7}}');
    expect(await user(browser)).toMatchObject({ firstName: name });
  });

  test('form keeps the typed values when one is invalid', async () => {
    const { browser } = await newMember();
    const page = await change(browser, 'name', { firstName: 'Anna', lastName: 'x'.repeat(101) });
    expect(page.status).toBe(400);
    expect(page.text).toContain('value="Anna"');
    expect(page.text).toContain('Last name is too long (at most 100 characters)');
    expect(await user(browser)).toMatchObject({ firstName: 'Ana' });
  });
});

describe('the e-mail address', () => {
  test('changes with the right password, and the new one signs in', async () => {
    const { browser, email } = await newMember();
    const next = newEmail();
    const page = await change(browser, 'email', { email: next, currentPassword: password });
    expect(page.text).toContain('Your email address has been changed');
    expect(await user(browser)).toMatchObject({ email: next });
    expect(await signIn(newBrowser(), next)).toMatchObject({ address: '/' });
    expect(await signIn(newBrowser(), email)).toMatchObject({ status: 401 });
  });

  test('does not change with a wrong password', async () => {
    const { browser, email } = await newMember();
    const next = newEmail();
    const page = await change(browser, 'email', { email: next, currentPassword: 'wrong password' });
    expect(page.status).toBe(403);
    expect(page.text).toMatch(/id="email-current-password-note" role="alert"[^>]*>.*Wrong password<\/p>/);
    expect(page.text).toContain(`value="${next}"`);
    expect(await user(browser)).toMatchObject({ email });
  });

  test('does not change to that of another account, in any letter case', async () => {
    const [{ browser, email }, other] = [await newMember(), await newMember()];
    const page = await change(browser, 'email', { email: other.email.toUpperCase(), currentPassword: password });
    expect(page.status).toBe(409);
    expect(page.text).toContain('That email already has an account');
    expect(await user(browser)).toMatchObject({ email });
  });
});

describe('the password', () => {
  const next = 'another password';

  test('changes with the old one and signs out all other devices, at the provider too', async () => {
    const { browser, email } = await newMember();
    const phone = newBrowser();
    await signIn(phone, email);
    const page = await change(browser, 'password', { currentPassword: password, newPassword: next });
    expect(page.text).toContain('Your password has been changed, and you&#39;ve been logged out on other devices');
    expect(await user(browser)).toMatchObject({ email });
    expect(await user(phone)).toBe(401);
    expect((await phone.open('/api/login')).text).toContain('Sign in to Mothership');
    expect(await signIn(newBrowser(), email)).toMatchObject({ status: 401 });
    expect(await signIn(newBrowser(), email, next)).toMatchObject({ address: '/' });
    expect(await browser.open('/api/logout')).toMatchObject({ status: 200, address: '/' });
  });

  test('change does not sign other people out', async () => {
    const [{ browser }, other] = [await newMember(), await newMember()];
    await change(browser, 'password', { currentPassword: password, newPassword: next });
    expect(await user(other.browser)).toMatchObject({ email: other.email });
  });

  test.each([
    ['without the old one', { newPassword: next }, 400, 'Current password is required'],
    ['with a wrong old one', { currentPassword: 'wrong password', newPassword: next }, 403, 'Wrong password'],
    [
      'to a short one',
      { currentPassword: password, newPassword: 'short' },
      400,
      'New password must have at least 8 characters',
    ],
    [
      'to a common one',
      { currentPassword: password, newPassword: '12345678' },
      400,
      'That&#39;s one of the first passwords people guess',
    ],
    [
      'to one that contains the name',
      { currentPassword: password, newPassword: 'lopez at home' },
      400,
      'Please leave your name and email out of your password',
    ],
  ])('does not change %s', async (_name, typed, status, sentence) => {
    const { browser, email } = await newMember();
    const page = await change(browser, 'password', typed as Record<string, string>);
    expect(page.status).toBe(status);
    expect(page.text).toContain(sentence);
    expect(await signIn(newBrowser(), email)).toMatchObject({ address: '/' });
  });

  test('cannot be guessed in a browser that was left signed in', async () => {
    const { browser } = await newMember();
    for (let n = 0; n < 10; n++) await change(browser, 'email', { email: newEmail(), currentPassword: `guess ${n}` });
    const page = await change(browser, 'password', { currentPassword: password, newPassword: next });
    expect(page).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect(page.text).toContain('Too many tries. Please wait 15 minutes and try again');
  });
});

describe('the account', () => {
  const typed = { currentPassword: password, confirmation: 'delete my account' };
  const rowsOf = async (email: string) => [
    await db.$count(accounts, eq(accounts.email, email)),
    await db.$count(users, eq(users.email, email)),
  ];

  test('is deleted completely, with the password and the phrase, and so are the cookies', async () => {
    const { browser, email } = await newMember();
    const phone = newBrowser();
    await signIn(phone, email);
    const page = await change(browser, 'deletion', { ...typed, confirmation: ' Delete my account ' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Your account has been deleted');
    expect(await rowsOf(email)).toEqual([0, 0]);
    expect(
      browser.cookies.map(({ name }) => name).filter((name) => !/^sign-in|^op_(interaction|resume)/.test(name)),
    ).toEqual([]);
    expect(await user(phone)).toBe(401);
    expect((await phone.open('/api/login')).text).toContain('Sign in to Mothership');
    expect(await signIn(newBrowser(), email)).toMatchObject({ status: 401 });
    // The e-mail address can be used again.
    expect(await createAccount(newBrowser(), email)).toMatchObject({ status: 200, address: '/' });
  });

  test.each([
    ['without the password', { confirmation: typed.confirmation }, 400, 'Current password is required'],
    ['with a wrong password', { ...typed, currentPassword: 'wrong password' }, 403, 'Wrong password'],
    ['without the phrase', { currentPassword: password }, 400, 'Confirmation is required'],
    ['with another phrase', { ...typed, confirmation: 'yes' }, 400, "Please type 'delete my account' to confirm"],
  ])('is not deleted %s', async (_name, sent, status, sentence) => {
    const { browser, email } = await newMember();
    const page = await change(browser, 'deletion', sent as Record<string, string>);
    expect(page.status).toBe(status);
    expect(page.text).toContain(sentence.replaceAll("'", '&#39;'));
    expect(page.text).not.toContain(`value="${password}"`);
    expect(await rowsOf(email)).toEqual([1, 1]);
    expect(await user(browser)).toMatchObject({ email });
  });

  test('is not deleted while it is the only owner of a family with other members', async () => {
    const { browser, email } = await newMember();
    const [membership] = await db
      .select({ familyId: familyMembers.familyId })
      .from(familyMembers)
      .innerJoin(users, eq(users.id, familyMembers.userId))
      .where(eq(users.email, email));
    const partner = await newSession(database);
    await db
      .insert(familyMembers)
      .values({ familyId: membership?.familyId ?? '', userId: partner.userId, role: 'member' });
    const page = await change(browser, 'deletion', typed);
    expect(page.status).toBe(409);
    expect(page.text).toMatch(
      /role="alert"[^>]*>.*You&#39;re the only owner of &quot;The Lopez family&quot;\. Make someone/,
    );
    expect(await rowsOf(email)).toEqual([1, 1]);
    expect(await user(browser)).toMatchObject({ email });
  });
});

describe('the page', () => {
  test('opens after a visitor has signed in', async () => {
    const { email } = await newMember();
    const visitor = newBrowser();
    const page = await visitor.submit(await visitor.open('/oidc/account'), { email, password });
    expect(page.address).toBe('/oidc/account');
    expect(page.text).toContain(`You sign in as ${email}.`);
  });

  test.each(forms)('changes no %s for a visitor', async (part) => {
    const sent = await newBrowser().request({
      method: 'POST',
      url: `/oidc/account/${part}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'firstName=x',
    });
    expect(sent).toMatchObject({ status: 303, headers: { location: '/api/login?returnTo=%2Foidc%2Faccount' } });
  });

  test('is not available to people with an external account', async () => {
    const { cookie } = await newSession(database);
    const answer = await app.inject({ url: '/oidc/account', headers: { cookie } });
    expect(answer.statusCode).toBe(303);
  });

  test('rejects a form from another web site', async () => {
    const { browser } = await newMember();
    const sent = await browser.request({
      method: 'POST',
      url: '/oidc/account/name',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'firstName=Eve',
    });
    expect(sent.status).toBe(403);
    expect(await user(browser)).toMatchObject({ firstName: 'Ana' });
  });

  test('links every error and hint to its field, with unique ids', async () => {
    const { browser } = await newMember();
    const { text } = await change(browser, 'password', { currentPassword: '', newPassword: '' });
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of text.matchAll(/ (?:for|data-reveals)="([^"]+)"/g)) expect(ids).toContain(target);
    for (const [, targets = ''] of text.matchAll(/aria-describedby="([^"]+)"/g))
      for (const target of targets.split(' ')) expect(ids).toContain(target);
  });
});
