import { type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../database/scope.ts';

export const changesChannel = 'changes';

/** A call in a statement that tells the family's browsers, when its transaction commits, to fetch again what shows one of these. */
export const announcementOf = (family: string, resources: readonly string[], tab?: string) =>
  sql<string>`pg_notify(${changesChannel}, ${JSON.stringify({ family, resources, tab })})`;

/** Says it in a statement of its own. */
export async function announce(db: Sql, announcement: SQL) {
  await db.execute(sql`select ${announcement}`);
}
