import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { noLongerInFamily } from '#core/sentences.ts';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, type Person, type Scope, type Sql } from '#server/database/scope.ts';
import { families, familyMembers, firstSignInTables, users } from '#server/database/tenants.ts';
import { forbidden, notSignedIn } from '#server/http/errors.ts';
import type { Authenticate } from '#server/http/mount.ts';
import { newSecret, secretCookie } from '#server/http/secret-cookie.ts';
import type { Identity } from '#server/oidc/client.ts';
import { sessions } from './tables.ts';

type User = typeof users.$inferSelect;
type Request = Parameters<Authenticate>[0];

const days = 30;
const lifetime = sql.raw(`now() + interval '${days} days'`);

export const sessionCookie = (publicUrl: string) => secretCookie(publicUrl, 'session', days * 24 * 60 * 60);

export const sidOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
export const withSecret = (secret: string) => and(eq(sessions.sid, sidOf(secret)), gt(sessions.expire, now));

export const isPerson = ({ issuer, subject }: Identity) => and(eq(users.issuer, issuer), eq(users.subject, subject));

/** The person behind an identity. Her first sign-in makes her and her family, once, however many requests race. */
export const personFor = (database: Database, identity: Identity) =>
  acrossFamilies(database).transaction(async (transaction) => {
    const user = await knownUser(transaction, identity);
    return {
      userId: user.id,
      familyId: (await lastJoined(transaction, user.id)) ?? (await newFamily(transaction, user)),
    };
  });

/** The same for somebody who comes through an invitation: at first she has no family, because one is waiting for her. */
export const invitedPersonFor = (database: Database, identity: Identity) =>
  acrossFamilies(database).transaction(async (transaction) => {
    const user = await knownUser(transaction, identity);
    return { userId: user.id, familyId: (await lastJoined(transaction, user.id)) ?? null };
  });

/** Her row stays locked until the end: whoever comes at the same time waits, and then finds what this one made. */
async function knownUser(db: Sql, identity: Identity) {
  const { issuer: _issuer, subject: _subject, ...said } = identity;
  const [user] = (await db
    .insert(users)
    .values(identity)
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { ...said, updatedAt: now } })
    .returning()) as [User];
  for (const table of firstSignInTables) await db.insert(table).values({ userId: user.id }).onConflictDoNothing();
  return user;
}

async function lastJoined(db: Sql, userId: string) {
  const [joined] = await db
    .select({ familyId: familyMembers.familyId })
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId))
    .orderBy(desc(familyMembers.createdAt))
    .limit(1);
  return joined?.familyId;
}

async function newFamily(db: Sql, user: User) {
  const name = user.lastName ? `The ${user.lastName} family` : 'My family';
  const [family] = (await db.insert(families).values({ name }).returning({ id: families.id })) as [{ id: string }];
  await db.insert(familyMembers).values({ familyId: family.id, userId: user.id, role: 'owner' });
  return family.id;
}

/** The family she joined last, or a new one of her own. */
export async function nextFamilyOf(db: Sql, userId: string) {
  // Locked, so that two requests at once do not make two families.
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user && ((await lastJoined(db, userId)) ?? (await newFamily(db, user)));
}

/** Answers the secret for her browser's cookie. */
export async function startSession(
  database: Database,
  { userId, familyId, idToken }: { userId: string; familyId: string | null; idToken?: string | undefined },
) {
  const secret = newSecret();
  const sess = { idToken, ...(familyId === null && { isUndecided: true }) };
  await acrossFamilies(database)
    .insert(sessions)
    .values({ sid: sidOf(secret), userId, familyId, sess, expire: lifetime });
  return secret;
}

/** From now on this session is in that family. */
export async function enterFamily(db: Sql, sid: string, familyId: string) {
  const sess = sql`${sessions.sess} - 'isUndecided'`;
  await db.update(sessions).set({ familyId, sess }).where(eq(sessions.sid, sid));
}

/** Answers what the session held, if there was one. */
export async function endSession(database: Database, secret: string) {
  const [ended] = await acrossFamilies(database)
    .delete(sessions)
    .where(eq(sessions.sid, sidOf(secret)))
    .returning({ sess: sessions.sess });
  return ended?.sess;
}

/** She has signed in again in this browser, as the person whose session it is. Answers whether it was she. */
export async function noteProof(database: Database, secret: string, identity: Identity) {
  const sess = sql`${sessions.sess} || jsonb_build_object('provenAt', now())`;
  const hers = inArray(
    sessions.userId,
    acrossFamilies(database).select({ id: users.id }).from(users).where(isPerson(identity)),
  );
  const noted = await acrossFamilies(database)
    .update(sessions)
    .set({ sess })
    .where(and(withSecret(secret), hers))
    .returning({ sid: sessions.sid });
  return noted.length > 0;
}

const proofMinutes = 10;

/** Whether it is certainly she, and not somebody who found her browser open. */
export async function hasProvenHerself(source: Database | Scope, { sid = '' }: Person) {
  const isRecent = sql`(${sessions.sess} ->> 'provenAt')::timestamptz > now() - make_interval(mins => ${proofMinutes})`;
  const [proven] = await acrossFamilies(source)
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), isRecent));
  return proven !== undefined;
}

export async function mustHaveProven(database: Database, person: Person) {
  if (!(await hasProvenHerself(database, person))) throw forbidden("Please sign in again first, so we know it's you");
}

/** Who sends a request: one query, prepared once. */
export function whoAsks(database: Database, publicUrl: string): Authenticate {
  const find = sessionFinder(database, publicUrl);
  return async function ask(request, access): Promise<Person | undefined> {
    const found = await find(request);
    if (!found) return undefined;
    const person = personIn(found);
    if (person) return person;
    const isUndecided = found.familyId === null && found.isUndecided;
    if (isUndecided && access === 'person') return personIn({ ...found, familyId: noFamily, role: 'member' });
    await acrossFamilies(database).transaction(async (transaction) => {
      const familyId = await nextFamilyOf(transaction, found.userId);
      if (familyId) await enterFamily(transaction, found.sid, familyId);
    });
    if (isUndecided) return ask(request, access);
    throw forbidden(noLongerInFamily);
  };
}

/** Nobody's: she who has no family yet sees no rows through it, and the database refuses to store any. */
const noFamily = '00000000-0000-0000-0000-000000000000';

/** The same without moving anybody anywhere, for what only listens. */
export function whoListens(database: Database, publicUrl: string) {
  const find = sessionFinder(database, publicUrl);
  return async (request: Request) => {
    const found = await find(request);
    const person = found && personIn(found);
    if (found && !person) throw forbidden(noLongerInFamily);
    return person;
  };
}

/** Whether anybody is signed in, in whatever family: enough to choose the page to show. */
export function isSignedIn(database: Database, publicUrl: string) {
  const find = sessionFinder(database, publicUrl);
  return async (request: Request) => (await find(request)) !== undefined;
}

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionFinder>>>>;

const personIn = ({ sid, userId, familyId, role, timeZone }: Found): Person | undefined =>
  familyId && role ? { sid, userId, familyId, role, ...(timeZone && { timeZone }) } : undefined;

function sessionFinder(database: Database, publicUrl: string) {
  const cookie = sessionCookie(publicUrl);
  const find = acrossFamilies(database)
    .select({
      sid: sessions.sid,
      userId: sessions.userId,
      familyId: sessions.familyId,
      isUndecided: sql<boolean>`coalesce((${sessions.sess} ->> 'isUndecided')::boolean, false)`,
      role: familyMembers.role,
      timeZone: families.timeZone,
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
  return user;
}

export async function deleteExpiredSessions(database: Database) {
  await acrossFamilies(database).delete(sessions).where(lt(sessions.expire, now));
}
