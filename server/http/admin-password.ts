import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { countAttempt, forgetAttempts, networkOf, takeBackAttempt } from './attempts.ts';
import { Refusal } from './errors.ts';
import { newestSecret, secretsOf } from './server-secrets.ts';

const secretKind = 'admin-password';

// Lower-case and without l, o, 0 and 1, so that it can be read off one screen and typed into another. 32 of them: 5 bits each.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const newGroup = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
const newPassword = () => Array.from({ length: 4 }, newGroup).join('-');

/**
 * Makes the password that is used where none is configured: once, and only whoever made it is ever told. After a failure the
 * answer may be called again. It keeps to its password, because the database may have stored it without being able to say so.
 */
export function adminPasswordMaker(database: Database) {
  const password = newPassword();
  let hash: string | undefined;
  return async (): Promise<string | undefined> => {
    const [stored] = await secretsOf(database, secretKind, async () => {
      hash ??= await hashPassword(password);
      return hash;
    });
    return stored === hash ? password : undefined;
  };
}

const quarterHour = 15 * 60;
const wrongPasswords = {
  address: { limit: 10, windowSeconds: quarterHour },
  everywhere: { limit: 100, windowSeconds: quarterHour },
};

interface AdminGuess {
  password: string;
  /** Where the request comes from; a forwarded address only where the configuration trusts the proxy. */
  address: string;
}

/** Refuses whoever does not know the password. Every try counts before it is looked at; a right one is then forgotten. */
export async function requireAdmin(database: Database, configured: string | undefined, guess: AdminGuess) {
  const address = `address ${networkOf(guess.address)}`;
  const everywhere = 'everywhere';
  await countAttempt(database, 'admin', address, wrongPasswords.address);
  await countAttempt(database, 'admin', everywhere, wrongPasswords.everywhere);
  if (!(await isAdminPassword(database, configured, guess.password))) throw incorrectPassword();
  await forgetAttempts(database, 'admin', address);
  await takeBackAttempt(database, 'admin', everywhere);
}

export const incorrectPassword = () => new Refusal(401, 'Incorrect password');

async function isAdminPassword(database: Database, configured: string | undefined, given: string) {
  if (configured === undefined) return isPassword(given.trim(), await newestSecret<string>(database, secretKind));
  return timingSafeEqual(digest(given), digest(configured));
}

/** Of equal length whatever was typed. Blanks around it do not count, because a header cannot carry them. */
const digest = (password: string) => createHash('sha256').update(password.normalize('NFKC').trim()).digest();
