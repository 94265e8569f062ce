import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#capabilities/family/server/clean-up-job.ts';
import { userPreferences } from '#capabilities/preferences/server/tables.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { families, familyMembers, users } from '#server/database/tenants.ts';
import { countAttempt } from '#server/http/attempts.ts';
import { attempts } from '#server/http/tables.ts';
import { PayloadAdapter } from '#server/oidc/embedded/adapter.ts';
import { oidcPayloads } from '#server/oidc/embedded/tables.ts';
import { pendingSignIns } from '#server/oidc/tables.ts';
import { newSession } from '#testing/sign-in.ts';
import { signInApp } from '#testing/sign-in-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { invitedPersonFor, isSignedIn, personFor, startSession } from './store.ts';
import { sessions } from './tables.ts';

const database = await openTestDatabase();
const db = acrossFamilies(database);
const { app } = await signInApp(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

const identity = (more = {}) => ({ issuer: 'https://id.example', subject: randomUUID(), ...more });
const familyName = async (familyId: string) => {
  const [family] = await db.select().from(families).where(eq(families.id, familyId));
  return family?.name;
};
const rolesOf = (userId: string) => db.select().from(familyMembers).where(eq(familyMembers.userId, userId));

describe('a first sign-in', () => {
  test('creates one person and one family, even with concurrent requests', async () => {
    const ana = identity({ email: 'ana@example.com', lastName: 'Lopez' });
    const people = await Promise.all(Array.from({ length: 20 }, () => personFor(database, ana)));
    expect(new Set(people.map((person) => JSON.stringify(person))).size).toBe(1);
    expect(await db.$count(users, eq(users.subject, ana.subject))).toBe(1);
    expect(await rolesOf(people[0]?.userId ?? '')).toMatchObject([{ familyId: people[0]?.familyId, role: 'owner' }]);
  });

  test("names the family after the person's last name if there is one", async () => {
    const named = await personFor(database, identity({ lastName: 'Lopez' }));
    expect(await familyName(named.familyId)).toBe('The Lopez family');
    expect(await familyName((await personFor(database, identity())).familyId)).toBe('My family');
  });
});

describe('the identity of a person', () => {
  test('is the issuer plus the subject, so the same email from another issuer is a different person', async () => {
    const email = 'ana@example.com';
    const original = identity({ email, isEmailVerified: true });
    const first = await personFor(database, original);
    const others = [
      { ...original, issuer: 'https://other.example' },
      { ...original, subject: randomUUID() },
      { ...original, issuer: 'embedded' },
    ];
    for (const other of others) {
      const person = await personFor(database, other);
      expect(person.userId).not.toBe(first.userId);
      expect(person.familyId).not.toBe(first.familyId);
    }
  });

  test('survives changes of email and names, and missing claims leave the stored values', async () => {
    const ana = identity({ email: 'old@example.com', isEmailVerified: true, firstName: 'Ana', lastName: 'Lopez' });
    const before = await personFor(database, ana);
    const change = { email: 'new@example.com', isEmailVerified: false, firstName: null, lastName: undefined };
    expect(await personFor(database, { ...ana, ...change })).toEqual(before);
    const [user] = await db.select().from(users).where(eq(users.id, before.userId));
    expect(user).toMatchObject({
      email: 'new@example.com',
      isEmailVerified: false,
      firstName: null,
      lastName: 'Lopez',
    });
  });
});

describe('a person whose first sign-in comes through an invitation', () => {
  const signInInvited = async () => {
    const person = await invitedPersonFor(database, identity({ lastName: 'Lopez' }));
    const secret = await startSession(database, person);
    const ask = (url: string) => app.inject({ url, headers: { cookie: `session=${secret}` } });
    return { ...person, ask };
  };

  test('has no family yet, but can already read their user and preferences', async () => {
    const { userId, familyId, ask } = await signInInvited();
    expect(familyId).toBeNull();
    expect((await ask('/api/auth/user')).json()).toMatchObject({ id: userId, isInvited: false });
    expect((await ask('/api/preferences')).json()).toMatchObject({ userId, onboardingCompleted: false });
    expect(await rolesOf(userId)).toEqual([]);
  });

  test('gets exactly one new family when opening another page instead', async () => {
    const { userId, ask } = await signInInvited();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/api/children')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await rolesOf(userId)).toMatchObject([{ role: 'owner' }]);
  });

  test('gets a 403 when that family is deleted later', async () => {
    const { userId, ask } = await signInInvited();
    await ask('/api/children');
    const [role] = await rolesOf(userId);
    await db.delete(families).where(eq(families.id, role?.familyId ?? ''));
    expect((await ask('/api/children')).statusCode).toBe(403);
  });
});

test('a first sign-in creates the preferences once', async () => {
  const ana = identity();
  const people = await Promise.all([
    personFor(database, ana),
    personFor(database, ana),
    invitedPersonFor(database, ana),
  ]);
  expect(await db.$count(userPreferences, eq(userPreferences.userId, people[0].userId))).toBe(1);
});

describe('a person removed from their family', () => {
  const ask = (cookie: string) => app.inject({ url: '/api/auth/user', headers: { cookie } });
  const activeFamily = async (userId: string) => {
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
    return session?.familyId;
  };
  const leave = (userId: string, familyId: string) =>
    db.delete(familyMembers).where(and(eq(familyMembers.userId, userId), eq(familyMembers.familyId, familyId)));

  test('gets one 403, then continues in a new family', async () => {
    const { cookie, userId, familyId } = await newSession(database, { lastName: 'Lopez' });
    await leave(userId, familyId);
    const refused = await ask(cookie);
    expect([refused.statusCode, refused.body]).toEqual([403, 'You no longer belong to this family']);
    expect((await ask(cookie)).statusCode).toBe(200);
    const [role] = await rolesOf(userId);
    expect(role).toMatchObject({ role: 'owner', familyId: await activeFamily(userId) });
    expect(role?.familyId).not.toBe(familyId);
  });

  test('continues in another family they belong to', async () => {
    const { cookie, userId, familyId } = await newSession(database);
    const other = await newSession(database);
    await db.insert(familyMembers).values({ userId, familyId: other.familyId, role: 'member' });
    await leave(userId, familyId);
    expect((await ask(cookie)).statusCode).toBe(403);
    expect((await ask(cookie)).statusCode).toBe(200);
    expect(await activeFamily(userId)).toBe(other.familyId);
  });

  test('gets only one new family with concurrent requests', async () => {
    const { cookie, userId, familyId } = await newSession(database);
    await db.delete(families).where(eq(families.id, familyId));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(403);
    expect(await rolesOf(userId)).toHaveLength(1);
    expect((await ask(cookie)).statusCode).toBe(200);
  });

  test('still counts as signed in when a page is served', async () => {
    const { cookie, userId, familyId } = await newSession(database);
    await leave(userId, familyId);
    const value = cookie.split('=')[1] ?? '';
    const check = isSignedIn(database, 'http://localhost:3000');
    expect(await check({ cookies: { session: value } } as never)).toBe(true);
    expect(await check({ cookies: {} } as never)).toBe(false);
    expect(await activeFamily(userId)).toBe(familyId);
  });
});

test('deleting a person deletes their sessions', async () => {
  const { cookie, userId } = await newSession(database);
  await db.delete(users).where(eq(users.id, userId));
  expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
});

test('the clean-up deletes expired rows only', async () => {
  for (const table of [sessions, pendingSignIns, oidcPayloads, attempts]) await db.delete(table);
  const person = await personFor(database, identity());
  const payloads = new PayloadAdapter(database, 'Session');
  const limit = { limit: 1, windowSeconds: 60 };
  const past = sql`now() - interval '1 second'`;
  for (const which of ['expired', 'alive']) {
    await startSession(database, person);
    await db.insert(pendingSignIns).values({
      stateHash: which,
      browserHash: which,
      nonce: which,
      codeVerifier: which,
      returnTo: '/',
      expiresAt: sql`now() + interval '1 hour'`,
    });
    await payloads.upsert(which, {}, 60);
    await countAttempt(database, which, 'key', limit);
    if (which === 'alive') break;
    await db.update(sessions).set({ expire: past });
    await db.update(pendingSignIns).set({ expiresAt: past });
    await db.update(oidcPayloads).set({ expiresAt: past });
    await db.update(attempts).set({ windowEndsAt: past });
  }
  await payloads.upsert('for ever', {});
  await cleanUp(database);
  expect(await db.$count(sessions)).toBe(1);
  expect((await db.select().from(pendingSignIns)).map((row) => row.stateHash)).toEqual(['alive']);
  expect((await db.select().from(oidcPayloads)).map((row) => row.id).sort()).toEqual(['alive', 'for ever']);
  expect((await db.select().from(attempts)).map((row) => row.kind)).toEqual(['alive']);
});
