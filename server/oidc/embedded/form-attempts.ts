import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/database.ts';
import {
  type AttemptLimit,
  clearAttempts,
  countAttempt,
  networkOfAddress,
  uncountAttempt,
} from '../../http/attempts.ts';
import { Refusal } from '../../http/errors.ts';
import { verifyPassword } from '../../passwords.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { type Account, findAccountByEmail } from './accounts.ts';

const quarterHourSeconds = 15 * 60;
const hourSeconds = 60 * 60;
const perAccountLimit = { limit: 10, windowSeconds: quarterHourSeconds };

const wrongPasswordLimits = {
  account: perAccountLimit,
  address: { limit: 100, windowSeconds: quarterHourSeconds },
  everywhere: { limit: 1000, windowSeconds: quarterHourSeconds },
};
const signUpLimits = {
  account: perAccountLimit,
  address: { limit: 60, windowSeconds: 60 },
  everywhere: { limit: 600, windowSeconds: 60 },
};
// Each of these may send an e-mail to someone who did not ask for it.
const resetRequestLimits = {
  account: { limit: 5, windowSeconds: hourSeconds },
  address: { limit: 30, windowSeconds: hourSeconds },
  everywhere: { limit: 600, windowSeconds: hourSeconds },
};
const verificationLimit = {
  account: { limit: 5, windowSeconds: hourSeconds },
  everywhere: { limit: 600, windowSeconds: hourSeconds },
};

interface PasswordAttempt {
  email: string;
  /** IP address of the client; taken from a forwarded header only if the proxy is trusted. */
  address: string;
}

type AttemptLimits = Record<'account' | 'address' | 'everywhere', AttemptLimit>;

const accountKey = (email: string) => `account ${email.toLowerCase()}`;
const browserKey = (browser: string) => `browser ${browser}`;

const attemptKeysOf = ({ email, address }: PasswordAttempt) => ({
  account: accountKey(email),
  address: `address ${networkOfAddress(address)}`,
  everywhere: 'everywhere',
});

/** Counts the account last, so that a client refused by the address limit can't use up the account's attempts. */
async function countPasswordAttempt(database: Database, kind: string, limits: AttemptLimits, guess: PasswordAttempt) {
  const keys = attemptKeysOf(guess);
  for (const part of ['address', 'everywhere', 'account'] as const)
    await countAttempt(database, kind, keys[part], limits[part]);
}

export const countSignUp = (database: Database, guess: PasswordAttempt) =>
  countPasswordAttempt(database, 'sign-up', signUpLimits, guess);

export const countResetRequest = (database: Database, guess: PasswordAttempt) =>
  countPasswordAttempt(database, 'reset', resetRequestLimits, guess);

/** Counts the account first, so that one person can't use up the global limit. */
export async function countVerification(database: Database, account: Account) {
  await countAttempt(database, 'verification', account.id, verificationLimit.account);
  await countAttempt(database, 'verification', 'everywhere', verificationLimit.everywhere);
}

interface Credentials extends PasswordAttempt {
  password: string;
  /** Returns the id of a known browser. It has its own limit, so that strangers can't lock the owner out. */
  browserIdFor: (account: Account) => string | undefined;
}

/** Returns the account if the e-mail and password are right. Counts the attempt before checking the password. */
export async function findAccountByCredentials(database: Database, { password, browserIdFor, ...guess }: Credentials) {
  const account = await findAccountByEmail(database, guess.email);
  const browser = account && browserIdFor(account);
  if (browser) await countAttempt(database, 'sign-in', browserKey(browser), wrongPasswordLimits.account);
  else await countPasswordAttempt(database, 'sign-in', wrongPasswordLimits, guess);

  if (!(await verifyPassword(password, account?.passwordHash)) || !account) return undefined;

  if (browser) await clearAttempts(database, 'sign-in', browserKey(browser));
  else {
    const keys = attemptKeysOf(guess);
    await uncountAttempt(database, 'sign-in', keys.address);
    await uncountAttempt(database, 'sign-in', keys.everywhere);
    await clearAttempts(database, 'sign-in', keys.account);
  }
  return account;
}

/** Checks the current password of a signed-in person, before they change e-mail or password or delete the account. */
export async function isCurrentPassword(database: Database, account: Account, password: string) {
  await countAttempt(database, 'prove', account.id, perAccountLimit);
  const isCorrect = await verifyPassword(password, account.passwordHash);
  if (isCorrect) await clearAttempts(database, 'prove', account.id);
  return isCorrect;
}

/** Clears the attempts after a password reset, so that earlier wrong passwords don't lock the person out. */
export async function clearPasswordAttempts(database: Database, account: Account, browser: string | undefined) {
  await clearAttempts(database, 'sign-in', accountKey(account.email));
  if (browser) await clearAttempts(database, 'sign-in', browserKey(browser));
  await clearAttempts(database, 'prove', account.id);
}

/** Runs the work and shows a 429 refusal as an error on the form, which keeps its values. */
export async function showLimitOnForm<Answer>(
  reply: FastifyReply,
  refuse: (status: number, faults: FieldErrors) => Answer,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    reply.header('retry-after', error.retryAfterSeconds);
    return refuse(error.status, { form: error.message });
  }
}
