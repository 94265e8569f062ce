import type { Database } from '#server/database/database.ts';

export async function tableNames({ pool }: Database) {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Names of the tables that contain any of these words in any column. */
export async function tablesContaining(database: Database, ...words: string[]) {
  const found: string[] = [];
  for (const name of await tableNames(database)) {
    const { rowCount } = await database.pool.query(`select 1 from "${name}" as t where t::text ilike any ($1)`, [
      words.map((word) => `%${word}%`),
    ]);
    if (rowCount) found.push(name);
  }
  return found;
}
