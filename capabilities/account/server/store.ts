import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, type Scope, type Sql } from '#server/database/scope.ts';
import { families, familyMembers, users } from '#server/database/tenants.ts';
import { forbidden } from '#server/http/errors.ts';
import type { WhoAsks } from '#server/http/mount.ts';
import { newSecret, secretCookie } from '#server/http/secret-cookie.ts';
import type { Identity } from '#server/oidc/client.ts';
import { sessions } from './tables.ts';

type User = typeof users.$inferSelect;

const days = 30;
const lifetime = sql.raw(`now() + interval '${days} days'`);

export const sessionCookie = (publicUrl: string) => secretCookie(publicUrl, 'session', days * 24 * 60 * 60);

const sidOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const withSecret = (secret: string) => and(eq(sessions.sid, sidOf(secret)), gt(sessions.expire, now));

/** The person behind an identity. Her first sign-in makes her and her family, once, however many requests race. */
export function personFor(database: Database, identity: Identity) {
  return acrossFamilies(database).transaction(async (transaction) => {
    const { issuer: _issuer, subject: _subject, ...said } = identity;
    // The row stays locked until the end: whoever comes at the same time waits, and then finds the family.
    const [user] = (await transaction
      .insert(users)
      .values(identity)
      .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { ...said, updatedAt: now } })
      .returning()) as [User];
    return { userId: user.id, familyId: await familyOf(transaction, user) };
  });
}

/** The family she joined last, or a new one of her own. Her row must be locked. */
async function familyOf(db: Sql, user: User) {
  const [joined] = await db
    .select({ familyId: familyMembers.familyId })
    .from(familyMembers)
    .where(eq(familyMembers.userId, user.id))
    .orderBy(desc(familyMembers.createdAt))
    .limit(1);
  if (joined) return joined.familyId;
  const name = user.lastName ? `The ${user.lastName} family` : 'My family';
  const [family] = (await db.insert(families).values({ name }).returning({ id: families.id })) as [{ id: string }];
  await db.insert(familyMembers).values({ familyId: family.id, userId: user.id, role: 'owner' });
  return family.id;
}

/** Answers the secret for her browser's cookie. */
export async function startSession(
  database: Database,
  { userId, familyId, idToken }: { userId: string; familyId: string; idToken?: string | undefined },
) {
  const secret = newSecret();
  await acrossFamilies(database)
    .insert(sessions)
    .values({ sid: sidOf(secret), userId, familyId, sess: { idToken }, expire: lifetime });
  return secret;
}

/** Answers what the session held, if there was one. */
export async function endSession(database: Database, secret: string) {
  const [ended] = await acrossFamilies(database)
    .delete(sessions)
    .where(eq(sessions.sid, sidOf(secret)))
    .returning({ sess: sessions.sess });
  return ended?.sess;
}

/** Who sends a request: one query, prepared once. */
export function whoAsks(database: Database, publicUrl: string): WhoAsks {
  const cookie = sessionCookie(publicUrl);
  const find = findSession(database);
  return async (request) => {
    const secret = cookie.read(request);
    const [found] = secret ? await find.execute({ sid: sidOf(secret) }) : [];
    if (!secret || !found) return undefined;
    const { userId, familyId, role } = found;
    if (familyId && role) return { userId, familyId, role };
    await moveToAnotherFamily(database, secret, userId);
    throw forbidden('You no longer belong to this family');
  };
}

/** Whether anybody is signed in, in whatever family: enough to choose the page to show. */
export function isSignedIn(database: Database, publicUrl: string) {
  const cookie = sessionCookie(publicUrl);
  const find = findSession(database);
  return async (request: Parameters<WhoAsks>[0]) => {
    const secret = cookie.read(request);
    return secret !== undefined && (await find.execute({ sid: sidOf(secret) })).length > 0;
  };
}

const findSession = (database: Database) =>
  acrossFamilies(database)
    .select({ userId: sessions.userId, familyId: sessions.familyId, role: familyMembers.role })
    .from(sessions)
    .leftJoin(
      familyMembers,
      and(eq(familyMembers.familyId, sessions.familyId), eq(familyMembers.userId, sessions.userId)),
    )
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, now)))
    .prepare('find_session');

async function moveToAnotherFamily(database: Database, secret: string, userId: string) {
  await acrossFamilies(database).transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) return;
    const familyId = await familyOf(transaction, user);
    await transaction.update(sessions).set({ familyId }).where(withSecret(secret));
  });
}

export async function signedInUser(scope: Scope) {
  const [user] = (await acrossFamilies(scope).select().from(users).where(eq(users.id, scope.person.userId))) as [User];
  return user;
}

/** Her subject at an account provider, if the session is hers and she came from there. */
export async function subjectAt(database: Database, issuer: string, secret: string) {
  const [user] = await acrossFamilies(database)
    .select({ subject: users.subject })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(withSecret(secret), eq(users.issuer, issuer)));
  return user?.subject;
}

const isPerson = ({ issuer, subject }: Identity) => and(eq(users.issuer, issuer), eq(users.subject, subject));

/** Takes over what her account provider says about her now. */
export async function follow(db: Sql, identity: Identity) {
  const { issuer: _issuer, subject: _subject, ...said } = identity;
  await db
    .update(users)
    .set({ ...said, updatedAt: now })
    .where(isPerson(identity));
}

/** Ends all her sessions but one. */
export async function signOutElsewhere(db: Sql, identity: Identity, keptSecret: string) {
  const person = db.select({ id: users.id }).from(users).where(isPerson(identity));
  await db.delete(sessions).where(and(eq(sessions.userId, person), ne(sessions.sid, sidOf(keptSecret))));
}

export async function deleteExpiredSessions(database: Database) {
  await acrossFamilies(database).delete(sessions).where(lt(sessions.expire, now));
}
