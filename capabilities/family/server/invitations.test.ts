import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { acrossFamilies } from '#server/database/scope.ts';
import { familyMembers } from '#server/database/tenants.ts';
import { invitationToken, joinFamily } from '#testing/join-family.ts';
import { password, signInApp } from '#testing/sign-in-app.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { cleanUp } from './clean-up-job.ts';
import { invitations } from './tables.ts';

const { database, signUp, visitor } = await testApp();
const db = acrossFamilies(database);

const accept = (person: Client, token: string) => person.post(`/api/invitations/${token}/accept`);
const show = (token: string, person: Client = visitor) => person.get(`/api/invitations/${token}`);
const openInvitations = async (owner: Client) => (await owner.get('/api/family')).json.invitations;
const expireInvitations = (familyId: string, days: number) =>
  db
    .update(invitations)
    .set({ expiresAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(invitations.familyId, familyId));

const unknown = {
  status: 404,
  text: "We don't recognize this invitation. Please check that you have the whole link",
};
const used = { status: 404, text: 'This invitation has already been used' };
const withdrawn = { status: 404, text: 'This invitation was withdrawn' };
const expired = { status: 404, text: 'This invitation has expired' };

describe('inviting', () => {
  test('returns a link that is valid for seven days, and stores only its hash', async () => {
    const ana = await signUp();
    const { status, json } = await ana.post('/api/family/invitations', { email: ' david@example.com ' });
    expect(status).toBe(201);
    expect(json).toEqual({
      id: expect.any(String),
      email: 'david@example.com',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      link: expect.stringMatching(/^http:\/\/localhost:3000\/invite\/[\w-]{43}$/),
      isMailed: false,
    });
    expect(Date.parse(json.expiresAt) - Date.parse(json.createdAt)).toBe(7 * 24 * 60 * 60 * 1000);
    const { rows } = await database.pool.query('select row_to_json(invitations)::text as row from invitations');
    expect(rows.map(({ row }) => row).join()).not.toContain(json.link.split('/').at(-1));
  });

  test('works without an address but refuses an invalid one', async () => {
    const ana = await signUp();
    expect((await ana.post('/api/family/invitations', {})).json).toMatchObject({ email: null });
    expect(await ana.post('/api/family/invitations', { email: 'a@example.com, b@example.com' })).toMatchObject({
      status: 400,
      text: 'Email must be an address like name@example.com',
    });
  });

  test('the same address again withdraws the previous link, even with concurrent requests', async () => {
    const ana = await signUp();
    const first = await invitationToken(ana, 'David@example.com');
    await Promise.all([invitationToken(ana, 'david@example.com'), invitationToken(ana, 'DAVID@example.com')]);
    await invitationToken(ana);
    expect(await show(first)).toMatchObject(withdrawn);
    expect(await openInvitations(ana)).toHaveLength(2);
  });

  test('and withdrawing are for owners only, and members do not see invitations', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    const { json } = await ana.post('/api/family/invitations', {});
    expect(await david.post('/api/family/invitations', {})).toMatchObject({
      status: 403,
      text: 'Only an owner of the family can invite',
    });
    expect(await david.remove(`/api/family/invitations/${json.id}`)).toMatchObject({
      status: 403,
      text: 'Only an owner of the family can withdraw an invitation',
    });
    expect(await openInvitations(david)).toEqual([]);
    expect(await openInvitations(ana)).toEqual([expect.objectContaining({ id: json.id })]);
  });
});

describe('an invitation', () => {
  test('shows anyone with the link the inviter and the family, and nothing more', async () => {
    const ana = await signUp({ firstName: 'Ana', lastName: 'Lopez' });
    expect((await show(await invitationToken(ana))).json).toEqual({
      familyName: 'The Lopez family',
      invitedBy: 'Ana Lopez',
      expiresAt: expect.any(String),
    });
  });

  test('is not changed by viewing it', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    const token = await invitationToken(ana);
    const stored = () => db.select().from(invitations).where(eq(invitations.familyId, ana.familyId));
    const before = await stored();
    for (const person of [visitor, david, ana]) expect((await show(token, person)).status).toBe(200);
    expect((await david.get(`/api/invitations/${token}/accept`)).status).toBe(404);
    expect(await stored()).toEqual(before);
    expect(await db.$count(familyMembers, eq(familyMembers.familyId, ana.familyId))).toBe(1);
    expect((await accept(david, token)).status).toBe(200);
  });

  test('with a made-up token is unknown', async () => {
    const david = await signUp();
    for (const token of ['x', 'a'.repeat(43), '%00', '..%2f..', "'%20or%201=1"]) {
      expect(await show(token)).toMatchObject(unknown);
      expect(await accept(david, token)).toMatchObject(unknown);
    }
  });

  test('can be accepted once', async () => {
    const [ana, david, eva] = [await signUp(), await signUp(), await signUp()];
    const token = await invitationToken(ana);
    await accept(david, token);
    expect(await show(token)).toMatchObject(used);
    expect(await accept(eva, token)).toMatchObject(used);
    expect(await openInvitations(ana)).toEqual([]);
  });

  test('accepted by several people at once admits exactly one', async () => {
    const ana = await signUp();
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp()));
    const token = await invitationToken(ana);
    const answers = await Promise.all(people.map((person) => accept(person, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ text }) => text === used.text)).toHaveLength(4);
    expect((await ana.get('/api/family')).json.members).toHaveLength(2);
  });

  test('that was withdrawn admits nobody and cannot be withdrawn again', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    const { json } = await ana.post('/api/family/invitations', {});
    const token = json.link.split('/').at(-1);
    expect((await ana.remove(`/api/family/invitations/${json.id}`)).status).toBe(204);
    expect(await show(token)).toMatchObject(withdrawn);
    expect(await accept(david, token)).toMatchObject(withdrawn);
    expect((await ana.remove(`/api/family/invitations/${json.id}`)).status).toBe(404);
  });

  test('that has expired admits nobody and is deleted a month later', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    const token = await invitationToken(ana, 'david@example.com');
    await expireInvitations(ana.familyId, 0);
    expect(await show(token)).toMatchObject(expired);
    expect(await accept(david, token)).toMatchObject(expired);
    expect(await openInvitations(ana)).toEqual([]);
    await expireInvitations(ana.familyId, 29);
    await cleanUp(database);
    expect(await show(token)).toMatchObject(expired);
    await expireInvitations(ana.familyId, 31);
    await cleanUp(database);
    expect(await show(token)).toMatchObject(unknown);
  });

  test('cannot be accepted by a member of the family, and stays open', async () => {
    const ana = await signUp();
    const token = await invitationToken(ana);
    expect(await accept(ana, token)).toMatchObject({ status: 409, text: 'You already belong to this family' });
    expect((await show(token)).status).toBe(200);
  });

  test('lookup is rate-limited per network', async () => {
    const showFrom = (remoteAddress: string) =>
      visitor.request({ method: 'GET', url: '/api/invitations/x', remoteAddress });
    const answers = await Promise.all(Array.from({ length: 400 }, () => showFrom('203.0.113.7')));
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } });
    expect((await showFrom('203.0.113.8')).status).toBe(404);
  });
});

test('a removed member cannot return through any open invitation link', async () => {
  const [ana, david] = [await signUp(), await signUp()];
  await joinFamily(david, ana);
  const links = [await invitationToken(ana), await invitationToken(ana, 'grandma@example.com')];
  await ana.remove(`/api/family/members/${david.userId}`);
  await david.get('/api/family');
  for (const link of links)
    expect(await david.post(`/api/invitations/${link}/accept`)).toMatchObject({
      status: 404,
      text: 'This invitation was withdrawn',
    });
  expect((await ana.get('/api/family')).json).toMatchObject({ members: [{ isYou: true }], invitations: [] });
});

describe('accepting', () => {
  test('adds the person to the family and keeps their previous family', async () => {
    const [ana, david] = [await signUp({ lastName: 'Lopez' }), await signUp({ lastName: 'King' })];
    await ana.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    await david.post('/api/children', { name: 'Tom', birthdate: '2020-03-04' });
    expect(await accept(david, await invitationToken(ana))).toMatchObject({
      status: 200,
      json: { familyName: 'The Lopez family' },
    });
    const namesOf = async (path: string) => (await david.get(path)).json.map(({ name }: { name: string }) => name);
    expect(await namesOf('/api/children')).toEqual(['Mia']);
    expect((await david.get('/api/family')).json.families).toMatchObject([
      { name: 'The King family', isCurrent: false },
      { name: 'The Lopez family', isCurrent: true },
    ]);
    await david.post('/api/family/switch', { familyId: david.familyId });
    expect(await namesOf('/api/children')).toEqual(['Tom']);
  });

  test('creates no extra family for a person whose first sign-in came from the invitation', async () => {
    const ana = await signUp();
    const { app, browser: newBrowser } = await signInApp(database);
    const browser = newBrowser();
    const token = await invitationToken(ana);
    const signInPage = await browser.open(`/api/login?returnTo=/invite/${token}`);
    const signUpPage = await browser.open(browser.link(signInPage, 'Create account'));
    const arrived = await browser.submit(signUpPage, { email: `${randomUUID()}@example.com`, password });
    expect(arrived.address).toBe(`/invite/${token}`);
    expect((await browser.request({ method: 'POST', url: `/api/invitations/${token}/accept` })).status).toBe(200);
    const { families, role } = JSON.parse((await browser.open('/api/family')).text);
    expect({ families, role }).toEqual({
      families: [{ id: ana.familyId, name: 'My family', isCurrent: true }],
      role: 'member',
    });
    await app.close();
  });
});
