import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/scope.ts';

export const changesChannel = 'changes';

/** SQL expression that, at commit, tells the family's browsers to refetch what shows these resources. */
export const announcementSql = (family: string, resources: readonly string[], tab?: string) =>
  sql<string>`pg_notify(${changesChannel}, ${JSON.stringify({ family, resources, tab })})`;

/** Tells the family's other browsers what changed, in a statement of its own. */
export async function announce(db: Db, announcement: SQL) {
  await db.execute(sql`select ${announcement}`);
}
