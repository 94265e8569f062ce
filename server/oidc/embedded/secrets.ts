import { randomBytes, randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../database/database.ts';
import { acrossFamilies } from '../../database/scope.ts';
import { serverSecrets } from './tables.ts';

/** All secrets of a kind, newest first; the first is made once, however many processes start at the same time. */
async function secretsOf<Value>(database: Database, kind: string, make: () => Promise<Value>): Promise<Value[]> {
  return acrossFamilies(database).transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`server_secrets ${kind}`}))`);
    const stored = await transaction
      .select({ value: serverSecrets.value })
      .from(serverSecrets)
      .where(eq(serverSecrets.kind, kind))
      .orderBy(desc(serverSecrets.createdAt));
    if (stored.length > 0) return stored.map(({ value }) => value as Value);
    const value = await make();
    await transaction.insert(serverSecrets).values({ kind, value });
    return [value];
  });
}

const randomText = async () => randomBytes(32).toString('base64url');

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'sig', alg: 'ES256' };
}

export const signingKeys = (database: Database) => secretsOf(database, 'signing-key', newSigningKey);
export const cookieKeys = (database: Database) => secretsOf(database, 'cookie-key', randomText);
export async function clientSecret(database: Database) {
  const [newest = ''] = await secretsOf(database, 'client-secret', randomText);
  return newest;
}
