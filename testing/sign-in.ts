import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { personFor, sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import { sessions } from '#capabilities/account/server/tables.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies } from '#server/database/scope.ts';

interface Names {
  firstName?: string;
  lastName?: string;
  email?: string;
}

/** A new person with a session. Skips the account provider, which has its own tests. */
export async function newSession(database: Database, names: Names = {}, publicUrl = 'http://localhost:3000') {
  const subject = randomUUID();
  const email = `${subject}@example.com`;
  const person = await personFor(database, { issuer: 'https://tests.example', subject, email, ...names });
  const secret = await startSession(database, person);
  return { ...person, cookie: `${sessionCookie(publicUrl).name}=${secret}` };
}

/** Marks the person's sessions as freshly signed in. The real flow has its own tests. */
export async function proveIdentity(database: Database, { userId }: { userId: string }) {
  const sess = sql`${sessions.sess} || jsonb_build_object('provenAt', now())`;
  await acrossFamilies(database).update(sessions).set({ sess }).where(eq(sessions.userId, userId));
}
