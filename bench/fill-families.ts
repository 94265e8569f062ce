import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import { families, familyMembers, familyTables, memberTables, personTables, users } from '#server/database/tenants.ts';
import '#server/app.ts';

/** Rows per family and table; other tables have `defaultRows`. */
const rowsPerFamily: Record<string, number> = { recipes: 6, appointments: 6, meal_cells: 14, grocery_items: 10 };
const defaultRows = 2;

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQL for a column's value in the n-th row of family `p`; undefined leaves it to the column's default. */
function valueSql(column: PgColumn, refersTo: PgTable | undefined) {
  // Alternates between the owner and the partner.
  const writer = 'case when n % 2 = 0 then p.owner_id else p.partner_id end';
  if (column.name === 'familyId') return 'p.family_id';
  if (column.name === 'userId') return column.columnType === 'PgUUID' ? writer : `(${writer})::text`;
  if (refersTo === users) return 'p.partner_id';
  if (refersTo) return `(select id from ${getTableName(refersTo)} r where r.family_id = p.family_id limit 1)`;
  if (column.name === 'after') return `jsonb_build_object('user_id', ${writer})`;
  if (!column.notNull || column.hasDefault) return undefined;
  if (column.isUnique) return 'gen_random_uuid()::text';
  if (column.enumValues) return `(array['${column.enumValues.join("','")}'])[1 + n % ${column.enumValues.length}]`;
  const byType: Record<string, string> = {
    PgText: "'Words ' || n",
    PgInteger: 'n',
    PgDateString: "date '2026-01-05' + 7 * n",
    PgUUID: 'gen_random_uuid()',
    PgJsonb: "'{}'",
  };
  return byType[column.columnType] ?? "'\\x00'";
}

function insertSql(table: PgTable) {
  const { columns, foreignKeys } = getTableConfig(table);
  const references = foreignKeys.map(({ reference }) => reference()).filter(({ columns: from }) => from.length === 1);
  const values = columns.flatMap((column) => {
    const refersTo = references.find(({ columns: [from] }) => from === column)?.foreignTable;
    const value = valueSql(column, refersTo);
    return value === undefined ? [] : [{ name: snakeCase(column.name), value }];
  });
  const rows = rowsPerFamily[getTableName(table)] ?? defaultRows;
  return `insert into ${getTableName(table)} (${values.map(({ name }) => name)})
    select ${values.map(({ value }) => value)} from people p, generate_series(0, ${rows - 1}) n on conflict do nothing`;
}

/** Creates `count` families of two people, with rows in every table, and returns the first `wanted` ones. */
export async function fillFamilies(database: Database, count: number, wanted: number) {
  const client = await database.pool.connect();
  try {
    // Skips foreign key checks: the rows are consistent, and checking each one would take most of the time.
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    await client.query(`
      create temporary table people as
        select place, gen_random_uuid() owner_id, gen_random_uuid() partner_id, gen_random_uuid() family_id
        from generate_series(1, ${count}) place;
      insert into ${getTableName(users)} (id, issuer, subject)
        select id, 'https://bench.example', id::text from people, unnest(array[owner_id, partner_id]) id;
      insert into ${getTableName(families)} (id, name) select family_id, 'Family ' || place from people;
      insert into ${getTableName(familyMembers)} (family_id, user_id, role)
        select family_id, owner_id, 'owner' from people union all select family_id, partner_id, 'member' from people;
      insert into sessions (sid, user_id, family_id, sess, expire)
        select id::text, id, family_id, '{}', now() + interval '1 day' from people, unnest(array[owner_id, partner_id]) id`);
    for (const table of [...familyTables, ...memberTables, ...personTables]) await client.query(insertSql(table));
    await client.query('analyze');
    const { rows } = await client.query<{ owner_id: string; partner_id: string; family_id: string }>(
      'select owner_id, partner_id, family_id from people order by place limit $1',
      [wanted],
    );
    return rows.map((row) => ({ ownerId: row.owner_id, partnerId: row.partner_id, familyId: row.family_id }));
  } finally {
    client.release(true);
  }
}
