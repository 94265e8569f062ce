import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { unrecordedTables } from '#server/database/recording.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { familyTables } from '#server/database/tenants.ts';

/** Family tables except the assistant's own. A function, because the list fills while the server is loaded. */
export const recordedTables = () => familyTables.map(getTableName).filter((name) => !unrecordedTables.includes(name));

/** All rows of the family, by table. */
export async function dumpFamily(database: Database, familyId: string) {
  const parts = recordedTables().map(
    (name) =>
      sql`select ${name} as name, jsonb_agg(to_jsonb(t) order by t.id) as rows from ${sql.identifier(name)} t where family_id = ${familyId}`,
  );
  return (await acrossFamilies(database).execute(sql.join(parts, sql` union all `))).rows;
}
