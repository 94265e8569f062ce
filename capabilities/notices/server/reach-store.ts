import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { newSecret } from '#server/http/secret-cookie.ts';
import { loadOrCreateSecrets } from '#server/http/server-secrets.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Member } from './facts-store.ts';

/** Checks who can be reached by mail, and the secrets that prove that a message arrived. */

/**
 * Mail goes only to an address that the account provider verified or the person confirmed: a typo would send it to a
 * stranger.
 */
export const isMailAllowed = (
  { email, isEmailVerified, stored }: Pick<Member, 'email' | 'isEmailVerified' | 'stored'>,
  { isConfigured }: Pick<Mail, 'isConfigured'>,
) => isConfigured && email !== null && (isEmailVerified || stored?.confirmedEmail === email);

const secrets = new WeakMap<Database, Promise<string>>();

/** Created once and shared by all processes of a database. */
function secretOf(database: Database): Promise<string> {
  const known = secrets.get(database);
  if (known) return known;
  const loaded = loadOrCreateSecrets(database, 'notices', async () => newSecret()).then(([newest = '']) => newest);
  secrets.set(database, loaded);
  loaded.catch(() => secrets.delete(database));
  return loaded;
}

/** A token that proves who got it. It contains the id, so that nothing needs to be stored for it. */
export async function signedToken(database: Database, purpose: string, id: string, detail = ''): Promise<string> {
  const signature = createHmac('sha256', await secretOf(database))
    .update(`${purpose} ${id} ${detail}`)
    .digest('base64url');
  return `${id}.${signature}`;
}

export const idInToken = (token: string): string | undefined => /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(token)?.[1];

export async function isSigned(database: Database, token: string, purpose: string, id: string, detail = '') {
  const expected = Buffer.from(await signedToken(database, purpose, id, detail));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
