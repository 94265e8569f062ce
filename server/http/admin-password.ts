import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { clearAttempts, countAttempt, networkOfAddress, uncountAttempt } from './attempts.ts';
import { Refusal } from './errors.ts';
import { loadOrCreateSecrets, newestSecret } from './server-secrets.ts';

const secretKind = 'admin-password';

// Lowercase without l, o, 0 and 1, so it's easy to copy from one screen to another. 32 characters, so 5 bits each.
const passwordLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
const randomGroup = () => Array.from({ length: 4 }, () => passwordLetters[randomInt(passwordLetters.length)]).join('');
const randomPassword = () => Array.from({ length: 4 }, randomGroup).join('-');

/**
 * Returns a function that creates the admin password used when none is configured. Only the process that created it
 * gets the password; the others get undefined. After a failure the function can be called again: it keeps the same
 * password, because the database may have stored it before the connection broke.
 */
export function adminPasswordCreator(database: Database) {
  const password = randomPassword();
  let hash: string | undefined;
  return async (): Promise<string | undefined> => {
    const [stored] = await loadOrCreateSecrets(database, secretKind, async () => {
      hash ??= await hashPassword(password);
      return hash;
    });
    return stored === hash ? password : undefined;
  };
}

const quarterHourSeconds = 15 * 60;
const wrongPasswordLimits = {
  address: { limit: 10, windowSeconds: quarterHourSeconds },
  everywhere: { limit: 100, windowSeconds: quarterHourSeconds },
};

interface AdminPasswordAttempt {
  password: string;
  /** IP address of the client; taken from a forwarded header only if the proxy is trusted. */
  address: string;
}

/** Throws unless the password is right. Counts each attempt before checking it, and uncounts it if it was right. */
export async function requireAdmin(database: Database, configured: string | undefined, guess: AdminPasswordAttempt) {
  const address = `address ${networkOfAddress(guess.address)}`;
  const everywhere = 'everywhere';
  await countAttempt(database, 'admin', address, wrongPasswordLimits.address);
  await countAttempt(database, 'admin', everywhere, wrongPasswordLimits.everywhere);
  if (!(await isAdminPassword(database, configured, guess.password))) throw incorrectPasswordError();
  await clearAttempts(database, 'admin', address);
  await uncountAttempt(database, 'admin', everywhere);
}

export const incorrectPasswordError = () => new Refusal(401, 'Incorrect password');

async function isAdminPassword(database: Database, configured: string | undefined, password: string) {
  if (configured === undefined)
    return verifyPassword(password.trim(), await newestSecret<string>(database, secretKind));
  return timingSafeEqual(digest(password), digest(configured));
}

/** A fixed-length digest, as timingSafeEqual needs. Trims the password, because a header can't carry outer blanks. */
const digest = (password: string) => createHash('sha256').update(password.normalize('NFKC').trim()).digest();
