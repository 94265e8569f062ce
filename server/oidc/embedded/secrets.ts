import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../database/database.ts';
import { loadOrCreateSecrets } from '../../http/server-secrets.ts';

const randomText = async () => randomBytes(32).toString('base64url');

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'sig', alg: 'ES256' };
}

export const signingKeys = (database: Database) => loadOrCreateSecrets(database, 'signing-key', newSigningKey);
export const cookieKeys = (database: Database) => loadOrCreateSecrets(database, 'cookie-key', randomText);
export async function clientSecret(database: Database) {
  const [newest = ''] = await loadOrCreateSecrets(database, 'client-secret', randomText);
  return newest;
}
