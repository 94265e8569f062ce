import { randomUUID } from 'node:crypto';
import { personFor, sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import type { Database } from '#server/database/database.ts';

interface Names {
  firstName?: string;
  lastName?: string;
  email?: string;
}

/** Somebody new, signed in without the way through the account provider, which has tests of its own. */
export async function newSession(database: Database, names: Names = {}, publicUrl = 'http://localhost:3000') {
  const subject = randomUUID();
  const email = `${subject}@example.com`;
  const person = await personFor(database, { issuer: 'https://tests.example', subject, email, ...names });
  const secret = await startSession(database, person);
  return { ...person, cookie: `${sessionCookie(publicUrl).name}=${secret}` };
}
