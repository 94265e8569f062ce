import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { acrossFamilies, type Sql } from '../../database/scope.ts';
import { isThereTwice } from '../../database/unique-violation.ts';
import { hashPassword } from '../../passwords.ts';
import type { Identity } from '../client.ts';
import { embeddedIssuerName } from '../issuer.ts';
import { accounts, accountTokens, oidcPayloads } from './tables.ts';

export type Account = typeof accounts.$inferSelect;
export type AccountChange = Partial<Omit<Account, 'id' | 'createdAt' | 'updatedAt'>>;

export async function findAccount(database: Database, id: string): Promise<Account | undefined> {
  const [account] = await acrossFamilies(database).select().from(accounts).where(eq(accounts.id, id));
  return account;
}

export async function findAccountByEmail(database: Database, email: string): Promise<Account | undefined> {
  const [account] = await acrossFamilies(database)
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, sql`lower(${email})`));
  return account;
}

type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName'> & { password: string };

/** Answers nothing when the e-mail has an account already. */
export async function addAccount(
  database: Database,
  { password, ...fields }: NewAccount,
): Promise<Account | undefined> {
  if (await findAccountByEmail(database, fields.email)) return undefined;
  const passwordHash = await hashPassword(password);
  const [account] = await acrossFamilies(database)
    .insert(accounts)
    .values({ ...fields, passwordHash })
    .onConflictDoNothing()
    .returning();
  return account;
}

export const inTransaction = <Result>(database: Database, work: (db: Sql) => Promise<Result>): Promise<Result> =>
  acrossFamilies(database).transaction(work);

/** What was allowed to the account as it was ends with the change. Answers nothing if there is no such account any more. */
export async function changeAccount(db: Sql, id: string, change: AccountChange): Promise<Account | undefined> {
  const [account] = await db
    .update(accounts)
    .set({ ...change, updatedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  // Whoever signed in at the provider with the old password, in any browser, is not signed in any more.
  if (change.passwordHash !== undefined) await db.delete(oidcPayloads).where(eq(oidcPayloads.accountId, id));
  // A link that went to the former address is worth nothing any more, nor is one for another new password.
  const links = eq(accountTokens.accountId, id);
  if (change.email !== undefined) await db.delete(accountTokens).where(links);
  else if (change.passwordHash !== undefined)
    await db.delete(accountTokens).where(and(links, eq(accountTokens.purpose, 'reset password')));
  return account;
}

/** Removes the account with all that the provider remembers of it. */
export async function deleteAccount(db: Sql, id: string) {
  await db.delete(oidcPayloads).where(eq(oidcPayloads.accountId, id));
  await db.delete(accounts).where(eq(accounts.id, id));
}

/** Whether a change failed because another account has the e-mail. */
export const isEmailTaken = isThereTwice;

/** Who she is for the product. */
export const identityOf = ({ id, email, isEmailVerified, firstName, lastName }: Account): Identity => ({
  issuer: embeddedIssuerName,
  subject: id,
  email,
  isEmailVerified,
  firstName,
  lastName,
});
