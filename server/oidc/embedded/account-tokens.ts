import { createHash } from 'node:crypto';
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { now } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { acrossFamilies, type Db } from '../../database/scope.ts';
import { newSecret } from '../../http/secret-cookie.ts';
import type { Account } from './accounts.ts';
import { accounts, accountTokens, type tokenPurposes } from './tables.ts';

type TokenPurpose = (typeof tokenPurposes)[number];

const expiryByPurpose: Record<TokenPurpose, SQL> = {
  'verify e-mail': sql`now() + interval '24 hours'`,
  'reset password': sql`now() + interval '1 hour'`,
};

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

interface NewToken {
  purpose: TokenPurpose;
  account: Account;
  /** E-mail address the link is sent to; omitted if the link is handed over by the operator. */
  mailedTo?: string;
}

/** Creates a token and returns its secret for a link. Invalidates older password reset links. */
export const newToken = (database: Database, { purpose, account, mailedTo = '' }: NewToken): Promise<string> =>
  acrossFamilies(database).transaction(async (transaction) => {
    // Locks the account, so that of two concurrent reset links only one stays valid.
    await transaction.select().from(accounts).where(eq(accounts.id, account.id)).for('update');
    if (purpose === 'reset password')
      await transaction
        .delete(accountTokens)
        .where(and(eq(accountTokens.accountId, account.id), eq(accountTokens.purpose, purpose)));
    const secret = newSecret();
    const expiresAt = expiryByPurpose[purpose];
    await transaction
      .insert(accountTokens)
      .values({ tokenHash: hashSecret(secret), accountId: account.id, purpose, email: mailedTo, expiresAt });
    return secret;
  });

interface TokenHolder {
  account: Account;
  /** Whether the link was sent by e-mail, which proves that the address belongs to the person. */
  isMailed: boolean;
}

const tokenHolders = (db: Db, purpose: TokenPurpose, secret: string) =>
  db
    .select({ account: accounts, isMailed: sql<boolean>`${accountTokens.email} <> ''` })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(
      and(
        eq(accountTokens.tokenHash, hashSecret(secret)),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expiresAt, now),
        or(eq(accountTokens.email, ''), eq(sql`lower(${accountTokens.email})`, sql`lower(${accounts.email})`)),
      ),
    );

/** Finds the account of a valid link: not used, not expired, and not sent to an address that has changed since. */
export async function findTokenHolder(
  database: Database,
  purpose: TokenPurpose,
  secret: string,
): Promise<TokenHolder | undefined> {
  const [holder] = await tokenHolders(acrossFamilies(database), purpose, secret);
  return holder;
}

/** Consumes the link. Of two concurrent calls, only one gets the holder. */
export async function consumeToken(db: Db, purpose: TokenPurpose, secret: string): Promise<TokenHolder | undefined> {
  // Locks the account first, like all other code, because different lock orders could deadlock.
  const [holder] = await tokenHolders(db, purpose, secret).for('update', { of: accounts });
  const consumed = await db
    .delete(accountTokens)
    .where(eq(accountTokens.tokenHash, hashSecret(secret)))
    .returning({ tokenHash: accountTokens.tokenHash });
  return consumed.length > 0 ? holder : undefined;
}

export async function deleteExpiredTokens(database: Database) {
  await acrossFamilies(database).delete(accountTokens).where(lt(accountTokens.expiresAt, now));
}
