import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { unrecordedTables } from '#server/database/recording.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { familyTables } from '#server/database/tenants.ts';

/** The tables of a family, but the assistant's own. Asked for late: they are known once the whole server is loaded. */
export const watchedTables = () => familyTables.map(getTableName).filter((name) => !unrecordedTables.includes(name));

/** Every row of the family, as the database has it. */
export async function dumpOf(database: Database, familyId: string) {
  const parts = watchedTables().map(
    (name) =>
      sql`select ${name} as name, jsonb_agg(to_jsonb(t) order by t.id) as rows from ${sql.identifier(name)} t where family_id = ${familyId}`,
  );
  return (await acrossFamilies(database).execute(sql.join(parts, sql` union all `))).rows;
}
