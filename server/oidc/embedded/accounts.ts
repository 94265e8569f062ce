import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { acrossFamilies, type Db } from '../../database/scope.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
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

/** Returns undefined if the e-mail address already has an account. */
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

export const inTransaction = <Result>(database: Database, work: (db: Db) => Promise<Result>): Promise<Result> =>
  acrossFamilies(database).transaction(work);

/** Changes an account and revokes sessions and links that become invalid. Returns undefined if the account is gone. */
export async function changeAccount(db: Db, id: string, change: AccountChange): Promise<Account | undefined> {
  const [account] = await db
    .update(accounts)
    .set({ ...change, updatedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  // A new password ends the provider's sessions in all browsers.
  if (change.passwordHash !== undefined) await db.delete(oidcPayloads).where(eq(oidcPayloads.accountId, id));
  // A new e-mail address invalidates all links; a new password invalidates the reset links.
  const links = eq(accountTokens.accountId, id);
  if (change.email !== undefined) await db.delete(accountTokens).where(links);
  else if (change.passwordHash !== undefined)
    await db.delete(accountTokens).where(and(links, eq(accountTokens.purpose, 'reset password')));
  return account;
}

/** Deletes the account and the provider's data about it. */
export async function deleteAccount(db: Db, id: string) {
  await db.delete(oidcPayloads).where(eq(oidcPayloads.accountId, id));
  await db.delete(accounts).where(eq(accounts.id, id));
}

/** Whether a change failed because another account has the e-mail address. */
export const isEmailTaken = isUniqueViolation;

/** The account as an identity for the product. */
export const identityOf = ({ id, email, isEmailVerified, firstName, lastName }: Account): Identity => ({
  issuer: embeddedIssuerName,
  subject: id,
  email,
  isEmailVerified,
  firstName,
  lastName,
});
