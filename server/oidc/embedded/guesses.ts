import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/database.ts';
import { type AttemptLimit, countAttempt, forgetAttempts, networkOf, takeBackAttempt } from '../../http/attempts.ts';
import { Refusal } from '../../http/errors.ts';
import { isPassword } from '../../http/passwords.ts';
import type { Faults } from '../pages/fields.ts';
import { type Account, findAccountByEmail } from './accounts.ts';

const quarterHour = 15 * 60;
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

interface Guess {
  email: string;
  /** Where the request comes from; a forwarded address only where the configuration trusts the proxy. */
  address: string;
}

type Limits = Record<'account' | 'address' | 'everywhere', AttemptLimit>;

const keysOf = ({ email, address }: Guess) => ({
  account: `account ${email.toLowerCase()}`,
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
  if (browser) await countAttempt(database, 'sign-in', `browser ${browser}`, wrongPasswords.account);
  else await count(database, 'sign-in', wrongPasswords, guess);

  if (!(await isPassword(password, account?.passwordHash)) || !account) return undefined;

  if (browser) await forgetAttempts(database, 'sign-in', `browser ${browser}`);
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
