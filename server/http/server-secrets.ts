import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { acrossFamilies, type Db } from '../database/scope.ts';
import { serverSecrets } from './tables.ts';

/** Returns all secrets of a kind, newest first, creating one if there are none. A lock keeps it to one per kind. */
export async function loadOrCreateSecrets<Value>(
  database: Database,
  kind: string,
  create: () => Promise<Value>,
): Promise<Value[]> {
  return acrossFamilies(database).transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`server_secrets ${kind}`}))`);
    const stored = await loadSecrets<Value>(transaction, kind);
    if (stored.length > 0) return stored;
    const value = await create();
    await transaction.insert(serverSecrets).values({ kind, value });
    return [value];
  });
}

/** Returns the newest secret of a kind, which is the one to use, if there is any. */
export async function newestSecret<Value>(database: Database, kind: string): Promise<Value | undefined> {
  const [newest] = await loadSecrets<Value>(acrossFamilies(database), kind);
  return newest;
}

async function loadSecrets<Value>(db: Db, kind: string) {
  const stored = await db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.kind, kind))
    .orderBy(desc(serverSecrets.createdAt));
  return stored.map(({ value }) => value as Value);
}
