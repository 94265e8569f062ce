import { and, eq, ne } from 'drizzle-orm';
import { isActiveSession, matchesIdentity, sessionCookie, sidOf } from '#capabilities/account/server/store.ts';
import { sessions } from '#capabilities/account/server/tables.ts';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, type Db } from '#server/database/scope.ts';
import { users } from '#server/database/tenants.ts';
import type { Identity } from '#server/oidc/client.ts';
import type { PersonActions } from '#server/oidc/embedded/person-actions.ts';
import { embeddedIssuerName } from '#server/oidc/issuer.ts';
import { erasePerson } from './store.ts';

/** Implements what the embedded account provider needs to do with people. */
export const createPersonActions = (database: Database, publicUrl: string): PersonActions => {
  const session = sessionCookie(publicUrl);
  return {
    async accountIdOf(request) {
      const secret = session.read(request);
      return secret && subjectForSession(database, embeddedIssuerName, secret);
    },
    updateFromAccount,
    signOut: (db, identity, except) => signOutElsewhere(db, identity, (except && session.read(except)) ?? ''),
    async erase(db, identity) {
      const userId = await userIdOf(db, identity);
      if (userId) await erasePerson(db, userId);
    },
    clearSessionCookie: session.clear,
  };
};

/** The person's subject at an account provider, if the session is valid and came from that provider. */
async function subjectForSession(database: Database, issuer: string, secret: string) {
  const [user] = await acrossFamilies(database)
    .select({ subject: users.subject })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isActiveSession(secret), eq(users.issuer, issuer)));
  return user?.subject;
}

/** Undefined for an account that has never signed in to the product. */
async function userIdOf(db: Db, identity: Identity) {
  const [user] = await db.select({ id: users.id }).from(users).where(matchesIdentity(identity));
  return user?.id;
}

/** Copies the current claims of the account provider, such as a new email or name, to the user. */
async function updateFromAccount(db: Db, identity: Identity) {
  const { issuer: _issuer, subject: _subject, ...claims } = identity;
  await db
    .update(users)
    .set({ ...claims, updatedAt: now })
    .where(matchesIdentity(identity));
}

/** Deletes all sessions of the person except the one with this secret. */
async function signOutElsewhere(db: Db, identity: Identity, keptSecret: string) {
  const person = db.select({ id: users.id }).from(users).where(matchesIdentity(identity));
  await db.delete(sessions).where(and(eq(sessions.userId, person), ne(sessions.sid, sidOf(keptSecret))));
}
