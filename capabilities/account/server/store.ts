import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { noLongerInFamilyMessage } from '#core/sentences.ts';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, type Db, type Person, type Scope } from '#server/database/scope.ts';
import { families, familyMembers, firstSignInTables, habitColumns, users } from '#server/database/tenants.ts';
import { forbidden, notSignedIn } from '#server/http/errors.ts';
import type { Authenticate } from '#server/http/mount.ts';
import { newSecret, secretCookie } from '#server/http/secret-cookie.ts';
import type { Identity } from '#server/oidc/client.ts';
import { sessions } from './tables.ts';

type User = typeof users.$inferSelect;
type Request = Parameters<Authenticate>[0];

const sessionDays = 30;
const expiry = sql.raw(`now() + interval '${sessionDays} days'`);

export const sessionCookie = (publicUrl: string) => secretCookie(publicUrl, 'session', sessionDays * 24 * 60 * 60);

export const sidOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
export const isActiveSession = (secret: string) => and(eq(sessions.sid, sidOf(secret)), gt(sessions.expire, now));

export const matchesIdentity = ({ issuer, subject }: Identity) =>
  and(eq(users.issuer, issuer), eq(users.subject, subject));

/** Finds the person of an identity. The first sign-in creates the person and a family, once despite races. */
export const personFor = (database: Database, identity: Identity) =>
  acrossFamilies(database).transaction(async (transaction) => {
    const user = await upsertUser(transaction, identity);
    return {
      userId: user.id,
      familyId: (await latestFamilyOf(transaction, user.id)) ?? (await createFamily(transaction, user)),
    };
  });

/** Like `personFor` for a person with an invitation: creates no family, because they may join that one. */
export const invitedPersonFor = (database: Database, identity: Identity) =>
  acrossFamilies(database).transaction(async (transaction) => {
    const user = await upsertUser(transaction, identity);
    return { userId: user.id, familyId: (await latestFamilyOf(transaction, user.id)) ?? null };
  });

/** The row stays locked until the transaction ends, so concurrent sign-ins wait and then find what this one created. */
async function upsertUser(db: Db, identity: Identity) {
  const { issuer: _issuer, subject: _subject, ...claims } = identity;
  const [user] = (await db
    .insert(users)
    .values(identity)
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { ...claims, updatedAt: now } })
    .returning()) as [User];
  for (const table of firstSignInTables) await db.insert(table).values({ userId: user.id }).onConflictDoNothing();
  return user;
}

/** The family that the user joined last. */
async function latestFamilyOf(db: Db, userId: string) {
  const [joined] = await db
    .select({ familyId: familyMembers.familyId })
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId))
    .orderBy(desc(familyMembers.createdAt))
    .limit(1);
  return joined?.familyId;
}

async function createFamily(db: Db, user: User) {
  const name = user.lastName ? `The ${user.lastName} family` : 'My family';
  const [family] = (await db.insert(families).values({ name }).returning({ id: families.id })) as [{ id: string }];
  await db.insert(familyMembers).values({ familyId: family.id, userId: user.id, role: 'owner' });
  return family.id;
}

/** The family that the user joined last, or a new one. */
export async function latestOrNewFamilyOf(db: Db, userId: string) {
  // Locked, so that two concurrent requests don't create two families.
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user && ((await latestFamilyOf(db, userId)) ?? (await createFamily(db, user)));
}

/** Stores a new session and returns the secret for its cookie. */
export async function startSession(
  database: Database,
  { userId, familyId, idToken }: { userId: string; familyId: string | null; idToken?: string | undefined },
) {
  const secret = newSecret();
  const sess = { idToken, ...(familyId === null && { isUndecided: true }) };
  await acrossFamilies(database)
    .insert(sessions)
    .values({ sid: sidOf(secret), userId, familyId, sess, expire: expiry });
  return secret;
}

/** Switches a session to a family. */
export async function enterFamily(db: Db, sid: string, familyId: string) {
  const sess = sql`${sessions.sess} - 'isUndecided'`;
  await db.update(sessions).set({ familyId, sess }).where(eq(sessions.sid, sid));
}

/** Deletes a session and returns its content, if it existed. */
export async function endSession(database: Database, secret: string) {
  const [ended] = await acrossFamilies(database)
    .delete(sessions)
    .where(eq(sessions.sid, sidOf(secret)))
    .returning({ sess: sessions.sess });
  return ended?.sess;
}

/** Records that the session's person has signed in again. Returns false if a different person did. */
export async function recordProof(database: Database, secret: string, identity: Identity) {
  const sess = sql`${sessions.sess} || jsonb_build_object('provenAt', now())`;
  const belongsToPerson = inArray(
    sessions.userId,
    acrossFamilies(database).select({ id: users.id }).from(users).where(matchesIdentity(identity)),
  );
  const updated = await acrossFamilies(database)
    .update(sessions)
    .set({ sess })
    .where(and(isActiveSession(secret), belongsToPerson))
    .returning({ sid: sessions.sid });
  return updated.length > 0;
}

const proofMinutes = 10;

/** True if the person has signed in again recently, so it's not someone else at an unlocked browser. */
export async function hasRecentProof(source: Database | Scope, { sid = '' }: Person) {
  const isRecent = sql`(${sessions.sess} ->> 'provenAt')::timestamptz > now() - make_interval(mins => ${proofMinutes})`;
  const [proven] = await acrossFamilies(source)
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), isRecent));
  return proven !== undefined;
}

export async function requireProof(database: Database, person: Person) {
  if (!(await hasRecentProof(database, person))) throw forbidden("Please sign in again first, so we know it's you");
}

/** Finds the person behind a request. A person without a family is moved to one, with a 403 if they lost theirs. */
export function findRequester(database: Database, publicUrl: string): Authenticate {
  const find = sessionFinder(database, publicUrl);
  return async function ask(request, access): Promise<Person | undefined> {
    const found = await find(request);
    if (!found) return undefined;
    const person = personOf(found);
    if (person) return person;
    const isUndecided = found.familyId === null && found.isUndecided;
    if (isUndecided && access === 'person') return personOf({ ...found, familyId: noFamily, role: 'member' });
    await acrossFamilies(database).transaction(async (transaction) => {
      const familyId = await latestOrNewFamilyOf(transaction, found.userId);
      if (familyId) await enterFamily(transaction, found.sid, familyId);
    });
    if (isUndecided) return ask(request, access);
    throw forbidden(noLongerInFamilyMessage);
  };
}

/** No family has this id: a person without a family sees no rows through it, and foreign keys prevent storing any. */
const noFamily = '00000000-0000-0000-0000-000000000000';

/** Like `findRequester` for the stream of live changes: never switches the person to another family. */
export function findListener(database: Database, publicUrl: string) {
  const find = sessionFinder(database, publicUrl);
  return async (request: Request) => {
    const found = await find(request);
    const person = found && personOf(found);
    if (found && !person) throw forbidden(noLongerInFamilyMessage);
    return person;
  };
}

/** Whether a request has a valid session, in any family. Decides which page to serve. */
export function isSignedIn(database: Database, publicUrl: string) {
  const find = sessionFinder(database, publicUrl);
  return async (request: Request) => (await find(request)) !== undefined;
}

type FoundSession = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionFinder>>>>;

const personOf = ({ sid, userId, familyId, role, timeZone, clock, units, learns }: FoundSession): Person | undefined =>
  familyId && role ? { sid, userId, familyId, role, clock, units, learns, ...(timeZone && { timeZone }) } : undefined;

function sessionFinder(database: Database, publicUrl: string) {
  const cookie = sessionCookie(publicUrl);
  const find = acrossFamilies(database)
    .select({
      sid: sessions.sid,
      userId: sessions.userId,
      familyId: sessions.familyId,
      isUndecided: sql<boolean>`coalesce((${sessions.sess} ->> 'isUndecided')::boolean, false)`,
      role: familyMembers.role,
      ...habitColumns,
    })
    .from(sessions)
    .leftJoin(families, eq(families.id, sessions.familyId))
    .leftJoin(
      familyMembers,
      and(eq(familyMembers.familyId, sessions.familyId), eq(familyMembers.userId, sessions.userId)),
    )
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, now)))
    .prepare('find_session');
  return async (request: Request) => {
    const secret = cookie.read(request);
    const [found] = secret ? await find.execute({ sid: sidOf(secret) }) : [];
    return found;
  };
}

export async function signedInUser(scope: Scope) {
  const [user] = await acrossFamilies(scope).select().from(users).where(eq(users.id, scope.person.userId));
  if (!user) throw notSignedIn();
  const { role, familyId } = scope.person;
  return { ...user, isInvited: role === 'member' && familyId !== noFamily, familyId };
}

export async function deleteExpiredSessions(database: Database) {
  await acrossFamilies(database).delete(sessions).where(lt(sessions.expire, now));
}
