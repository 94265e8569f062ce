import { and, eq, ne } from 'drizzle-orm';
import { isPerson, sessionCookie, sidOf, withSecret } from '#capabilities/account/server/store.ts';
import { sessions } from '#capabilities/account/server/tables.ts';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, type Sql } from '#server/database/scope.ts';
import { users } from '#server/database/tenants.ts';
import type { Identity } from '#server/oidc/client.ts';
import type { People } from '#server/oidc/embedded/people.ts';
import { embeddedIssuerName } from '#server/oidc/issuer.ts';
import { erasePerson } from './store.ts';

/** The people of the product, as the embedded account provider sees them. */
export const peopleOf = (database: Database, publicUrl: string): People => {
  const session = sessionCookie(publicUrl);
  return {
    async accountIdOf(request) {
      const secret = session.read(request);
      return secret && subjectAt(database, embeddedIssuerName, secret);
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

/** Her subject at an account provider, if the session is hers and she came from there. */
async function subjectAt(database: Database, issuer: string, secret: string) {
  const [user] = await acrossFamilies(database)
    .select({ subject: users.subject })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(withSecret(secret), eq(users.issuer, issuer)));
  return user?.subject;
}

/** Nothing if she has an account and has never signed in with it. */
async function userIdOf(db: Sql, identity: Identity) {
  const [user] = await db.select({ id: users.id }).from(users).where(isPerson(identity));
  return user?.id;
}

/** Takes over what her account provider says about her now. */
async function updateFromAccount(db: Sql, identity: Identity) {
  const { issuer: _issuer, subject: _subject, ...said } = identity;
  await db
    .update(users)
    .set({ ...said, updatedAt: now })
    .where(isPerson(identity));
}

/** Ends all her sessions but one. */
async function signOutElsewhere(db: Sql, identity: Identity, keptSecret: string) {
  const person = db.select({ id: users.id }).from(users).where(isPerson(identity));
  await db.delete(sessions).where(and(eq(sessions.userId, person), ne(sessions.sid, sidOf(keptSecret))));
}
