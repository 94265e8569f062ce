import type pg from 'pg';
import type { Damage } from './crash-storm.ts';

/** Tables for crash storms without our server. Each write is a row and its parts, in one transaction. */

const partsPerWrite = 3;

export async function createStormTables(pool: pg.Pool) {
  await pool.query(`
    create table if not exists storm_writes (id uuid primary key);
    create table if not exists storm_parts (write_id uuid not null, part int not null, filling text not null)`);
}

export async function writeOnce(pool: pg.Pool, id: string) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into storm_writes values ($1)', [id]);
    for (let part = 1; part <= partsPerWrite; part++)
      await client.query(`insert into storm_parts values ($1, $2, repeat('x', 500))`, [id, part]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

export async function findDamage(pool: pg.Pool, acknowledged: string[]): Promise<Damage> {
  const missing = await pool.query<{ id: string }>(
    'select id from unnest($1::uuid[]) as id where id not in (select id from storm_writes)',
    [acknowledged],
  );
  const torn = await pool.query<{ id: string }>(
    `select coalesce(id, write_id) as id from storm_writes full join storm_parts on write_id = id
     group by id, write_id having id is null or count(part) <> $1`,
    [partsPerWrite],
  );
  return { missing: missing.rows.map(({ id }) => id), torn: torn.rows.map(({ id }) => id) };
}
