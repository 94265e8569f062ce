import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/database.ts';
import { type AttemptLimit, countAttempt, forgetAttempts, networkOf, takeBackAttempt } from '../../http/attempts.ts';
import { Refusal } from '../../http/errors.ts';
import { isPassword } from '../../passwords.ts';
import type { Faults } from '../pages/fields.ts';
import { type Account, findAccountByEmail } from './accounts.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;
const perAccount = { limit: 10, windowSeconds: quarterHour };

const wrongPasswords = {
  account: perAccount,
  address: { limit: 100, windowSeconds: quarterHour },
  everywhere: { limit: 1000, windowSeconds: quarterHour },
};
const signUps = {
  account: perAccount,
  address: { limit: 60, windowSeconds: 60 },
  everywhere: { limit: 600, windowSeconds: 60 },
};
// Every one of these may become a letter to somebody who did not ask for it.
const resetRequests = {
  account: { limit: 5, windowSeconds: hour },
  address: { limit: 30, windowSeconds: hour },
  everywhere: { limit: 600, windowSeconds: hour },
};
const verifications = {
  account: { limit: 5, windowSeconds: hour },
  everywhere: { limit: 600, windowSeconds: hour },
};

interface Guess {
  email: string;
  /** Where the request comes from; a forwarded address only where the configuration trusts the proxy. */
  address: string;
}

type Limits = Record<'account' | 'address' | 'everywhere', AttemptLimit>;

const accountKey = (email: string) => `account ${email.toLowerCase()}`;
const browserKey = (browser: string) => `browser ${browser}`;

const keysOf = ({ email, address }: Guess) => ({
  account: accountKey(email),
  address: `address ${networkOf(address)}`,
  everywhere: 'everywhere',
});

/** The account last: who is refused by her address must not be able to use up somebody's tries. */
async function count(database: Database, kind: string, limits: Limits, guess: Guess) {
  const keys = keysOf(guess);
  for (const part of ['address', 'everywhere', 'account'] as const)
    await countAttempt(database, kind, keys[part], limits[part]);
}

export const countSignUp = (database: Database, guess: Guess) => count(database, 'sign-up', signUps, guess);

export const countResetRequest = (database: Database, guess: Guess) => count(database, 'reset', resetRequests, guess);

/** Her own account first: one person must not use up what is there for all. */
export async function countVerification(database: Database, account: Account) {
  await countAttempt(database, 'verification', account.id, verifications.account);
  await countAttempt(database, 'verification', 'everywhere', verifications.everywhere);
}

interface Credentials extends Guess {
  password: string;
  /**
   * Whether this browser has signed in to the account before. It then has tries of its own, so that strangers who use up those
   * of the account cannot lock its owner out.
   */
  knows: (account: Account) => string | undefined;
}

/** The account that the e-mail and the password belong to, if any. Counts the try before it looks at the password. */
export async function accountFor(database: Database, { password, knows, ...guess }: Credentials) {
  const account = await findAccountByEmail(database, guess.email);
  const browser = account && knows(account);
  if (browser) await countAttempt(database, 'sign-in', browserKey(browser), wrongPasswords.account);
  else await count(database, 'sign-in', wrongPasswords, guess);

  if (!(await isPassword(password, account?.passwordHash)) || !account) return undefined;

  if (browser) await forgetAttempts(database, 'sign-in', browserKey(browser));
  else {
    const keys = keysOf(guess);
    await takeBackAttempt(database, 'sign-in', keys.address);
    await takeBackAttempt(database, 'sign-in', keys.everywhere);
    await forgetAttempts(database, 'sign-in', keys.account);
  }
  return account;
}

/** Somebody who is signed in proves that she is still herself before she changes what lets her in. */
export async function provesHerself(database: Database, account: Account, password: string) {
  await countAttempt(database, 'prove', account.id, perAccount);
  const isRight = await isPassword(password, account.passwordHash);
  if (isRight) await forgetAttempts(database, 'prove', account.id);
  return isRight;
}

/** She has a new password: what was tried with the old one does not keep her out, nor her own browser. */
export async function forgetGuesses(database: Database, account: Account, browser: string | undefined) {
  await forgetAttempts(database, 'sign-in', accountKey(account.email));
  if (browser) await forgetAttempts(database, 'sign-in', browserKey(browser));
  await forgetAttempts(database, 'prove', account.id);
}

/** Who tried too often finds the sentence on the form, beside what she typed. */
export async function withinLimits<Answer>(
  reply: FastifyReply,
  refuse: (status: number, faults: Faults) => Answer,
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
