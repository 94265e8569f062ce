import pg from 'pg';
import type { Database } from './database.ts';
import { derivedTables } from './due-checks-table.ts';
import { UnsuitableDatabase } from './migrate.ts';
import { liftTimeLimits } from './time-limits.ts';

interface TableDescription {
  name: string;
  columns: { name: string; type: string }[];
}

export interface CopiedTable {
  name: string;
  rows: number;
}

const batchSize = 100;
const quoteIdentifier = pg.escapeIdentifier;

/** Values are copied as text, which is exact for every type if both databases format it the same way. */
const textFormatSettings = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Copies all rows of all tables except derived ones, in one transaction, to an empty database with the same tables. */
export async function copyData(from: Database, to: Database): Promise<CopiedTable[]> {
  return inTransaction(from, 'begin isolation level repeatable read', (source) =>
    inTransaction(to, 'begin', async (target) => {
      const allTables = await tablesOf(source);
      const tables = allTables.filter(({ name }) => !derivedTables.includes(name));
      if (JSON.stringify(allTables) !== JSON.stringify(await tablesOf(target)))
        throw new UnsuitableDatabase('The two databases do not have the same tables.');
      await assertEmpty(target, tables);
      await withForeignKeysDeferred(target, async () => {
        for (const table of tables) await copyTable(source, target, table);
      });
      await copySequences(source, target);
      return compareAll(source, target, tables);
    }),
  );
}

async function inTransaction<Result>(
  { pool }: Database,
  begin: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    await liftTimeLimits(client);
    await client.query(textFormatSettings);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    client.release(true);
  }
}

async function tablesOf(client: pg.PoolClient): Promise<TableDescription[]> {
  const { rows } = await client.query<TableDescription>(`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`);
  return rows;
}

async function assertEmpty(client: pg.PoolClient, tables: TableDescription[]) {
  const nonEmpty: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select 1 from public.${quoteIdentifier(name)} limit 1`);
    if (rowCount) nonEmpty.push(name);
  }
  if (nonEmpty.length > 0)
    throw new UnsuitableDatabase(
      `The database to move to already holds data (in ${nonEmpty.join(', ')}). Give an empty one.`,
    );
}

/** Tables may reference each other and themselves, so foreign keys are checked after all rows are copied. */
async function withForeignKeysDeferred(client: pg.PoolClient, work: () => Promise<void>) {
  const { rows } = await client.query<{ alter: string }>(`
    select format('alter table %s alter constraint %I', conrelid::regclass, conname) as alter from pg_constraint
    where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace`);
  for (const { alter } of rows) await client.query(`${alter} deferrable`);
  await client.query('set constraints all deferred');
  await work();
  await client.query('set constraints all immediate');
  for (const { alter } of rows) await client.query(`${alter} not deferrable`);
}

async function copyTable(source: pg.PoolClient, target: pg.PoolClient, { name, columns }: TableDescription) {
  const parameters = columns.map((_, index) => `c${index + 1}`);
  const insert = `
    insert into public.${quoteIdentifier(name)} (${columns.map((column) => quoteIdentifier(column.name))}) overriding system value
    select ${columns.map((column, index) => `${parameters[index]}::${column.type}`)}
    from unnest(${columns.map((_, index) => `$${index + 1}::text[]`)}) as given(${parameters})`;
  await source.query(`
    declare copied no scroll cursor for
    select ${columns.map((column) => `${quoteIdentifier(column.name)}::text`)} from public.${quoteIdentifier(name)}`);
  for (;;) {
    const { rows } = await source.query<string[]>({ text: `fetch ${batchSize} from copied`, rowMode: 'array' });
    if (rows.length === 0) break;
    const values = columns.map((_, index) => rows.map((row) => row[index]));
    await target.query(insert, values);
  }
  await source.query('close copied');
}

async function compareAll(
  source: pg.PoolClient,
  target: pg.PoolClient,
  tables: TableDescription[],
): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const { name } of tables) {
    const [before, after] = [await fingerprint(source, name), await fingerprint(target, name)];
    if (before.rows !== after.rows || before.sum !== after.sum)
      throw new Error(`The copy of ${name} differs from the original. Nothing was moved.`);
    copied.push({ name, rows: Number(after.rows) });
  }
  return copied;
}

/** Row count and sum of row hashes. A sum doesn't depend on the order in which the database returns the rows. */
async function fingerprint(client: pg.PoolClient, table: string) {
  const { rows } = await client.query<{ rows: string; sum: string }>(`
    select count(*) as rows, coalesce(sum(('x' || left(md5(whole_row::text), 15))::bit(60)::bigint), 0)::text as sum
    from public.${quoteIdentifier(table)} as whole_row`);
  return rows[0] ?? { rows: '0', sum: '0' };
}

async function copySequences(source: pg.PoolClient, target: pg.PoolClient) {
  const { rows } = await source.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last
    from pg_sequences where schemaname = 'public' and last_value is not null`);
  for (const { name, last } of rows) await target.query('select setval($1::regclass, $2)', [name, last]);
}
