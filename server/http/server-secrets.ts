import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { acrossFamilies, type Sql } from '../database/scope.ts';
import { serverSecrets } from './tables.ts';

/** All secrets of a kind, newest first; the first is made once, however many processes start at the same time. */
export async function secretsOf<Value>(database: Database, kind: string, make: () => Promise<Value>): Promise<Value[]> {
  return acrossFamilies(database).transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`server_secrets ${kind}`}))`);
    const stored = await storedSecrets<Value>(transaction, kind);
    if (stored.length > 0) return stored;
    const value = await make();
    await transaction.insert(serverSecrets).values({ kind, value });
    return [value];
  });
}

/** The one to use, if there is one already. */
export async function newestSecret<Value>(database: Database, kind: string): Promise<Value | undefined> {
  const [newest] = await storedSecrets<Value>(acrossFamilies(database), kind);
  return newest;
}

async function storedSecrets<Value>(db: Sql, kind: string) {
  const stored = await db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.kind, kind))
    .orderBy(desc(serverSecrets.createdAt));
  return stored.map(({ value }) => value as Value);
}
