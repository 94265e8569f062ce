import { createHash } from 'node:crypto';
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { now } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { acrossFamilies, type Sql } from '../../database/scope.ts';
import { newSecret } from '../../http/secret-cookie.ts';
import type { Account } from './accounts.ts';
import { accounts, accountTokens, type tokenPurposes } from './tables.ts';

type Purpose = (typeof tokenPurposes)[number];

const lifetimes: Record<Purpose, SQL> = {
  'verify e-mail': sql`now() + interval '24 hours'`,
  'reset password': sql`now() + interval '1 hour'`,
};

const hashed = (secret: string) => createHash('sha256').update(secret).digest('base64url');

interface NewToken {
  purpose: Purpose;
  account: Account;
  /** The address that the link goes to, if it is mailed. */
  mailedTo?: string;
}

/** Answers the secret for a link. Only the newest link for a new password holds. */
export const newToken = (database: Database, { purpose, account, mailedTo = '' }: NewToken): Promise<string> =>
  acrossFamilies(database).transaction(async (transaction) => {
    // Locked, so that of two links made at once one is the newest.
    await transaction.select().from(accounts).where(eq(accounts.id, account.id)).for('update');
    if (purpose === 'reset password')
      await transaction
        .delete(accountTokens)
        .where(and(eq(accountTokens.accountId, account.id), eq(accountTokens.purpose, purpose)));
    const secret = newSecret();
    const expiresAt = lifetimes[purpose];
    await transaction
      .insert(accountTokens)
      .values({ tokenHash: hashed(secret), accountId: account.id, purpose, email: mailedTo, expiresAt });
    return secret;
  });

interface Holder {
  account: Account;
  /** Whether the link reached her through her mailbox, which shows that the address is hers. */
  isMailed: boolean;
}

const holders = (db: Sql, purpose: Purpose, secret: string) =>
  db
    .select({ account: accounts, isMailed: sql<boolean>`${accountTokens.email} <> ''` })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(
      and(
        eq(accountTokens.tokenHash, hashed(secret)),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expiresAt, now),
        or(eq(accountTokens.email, ''), eq(sql`lower(${accountTokens.email})`, sql`lower(${accounts.email})`)),
      ),
    );

/** Whose link it is, as long as it holds: not used, not expired, and not sent to an address that is hers no more. */
export async function holderOf(database: Database, purpose: Purpose, secret: string): Promise<Holder | undefined> {
  const [holder] = await holders(acrossFamilies(database), purpose, secret);
  return holder;
}

/** Uses the link up. Of two who try at the same time, one gets an answer. */
export async function takeToken(db: Sql, purpose: Purpose, secret: string): Promise<Holder | undefined> {
  // The account first, as everybody else does: two who lock in different orders would wait for each other for ever.
  const [holder] = await holders(db, purpose, secret).for('update', { of: accounts });
  const taken = await db
    .delete(accountTokens)
    .where(eq(accountTokens.tokenHash, hashed(secret)))
    .returning({ tokenHash: accountTokens.tokenHash });
  return taken.length > 0 ? holder : undefined;
}

export async function deleteExpiredTokens(database: Database) {
  await acrossFamilies(database).delete(accountTokens).where(lt(accountTokens.expiresAt, now));
}
