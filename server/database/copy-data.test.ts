import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emptyDump } from '#testing/cached-dump.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { copyData } from './copy-data.ts';
import type { Database } from './database.ts';
import { openInMemory } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres.ts';

const server = process.env.TEST_DATABASE_URL;

/** Self-references, circular references, a generated column, sequences, and every type that is tricky to copy. */
const tables = `
  create type mood as enum ('fine', 'tired');
  create table people (id int primary key, mother_id int references people, home_id int);
  create table homes (id serial primary key, owner_id int not null references people);
  alter table people add foreign key (home_id) references homes;
  create table "Odd Names" (
    id bigint generated always as identity primary key, "a ""column""" text[], at timestamptz(3), day date, clock time,
    span interval, json json, jsonb jsonb, amount numeric, fraction double precision, bytes bytea, mood mood,
    is_true boolean, words int generated always as (cardinality("a ""column""")) stored)`;

const rows = `
  insert into people select n, nullif(n + 1, 251) from generate_series(1, 250) n order by n;
  insert into homes (owner_id) select id from people where id <= 10;
  update people set home_id = 1 + id % 10;
  insert into "Odd Names" ("a ""column""", at, day, clock, span, json, jsonb, amount, fraction, bytes, mood, is_true) values
    (array['a', null, '', 'with "quotes", {braces} and \\ 💚', 'NULL'], '2026-03-29 01:59:59.999+01', '0044-03-15 BC', '24:00',
     '1 year 2 months -3 days 04:05:06.789', '{"b":1,  "a":1, "a":2}', '{"b":[1,null],"a":"\\u00fc"}', 12345678901234567890.12300,
     0.1::float8 + 0.2::float8, '\\x00ff10', 'tired', false),
    (null, 'infinity', null, null, null, null, 'null', 'NaN', '-Infinity', '', null, null)`;

describe.runIf(server)('moving to Postgres', () => {
  let from: Database;
  beforeAll(async () => {
    from = await openInMemory(await emptyDump());
    await from.pool.query(tables);
    await from.pool.query(rows);
  });
  afterAll(() => from.close());

  async function openTarget() {
    const { url, drop } = await createScratchDatabase(server ?? '');
    const to = openPostgres(url);
    onTestFinished(async () => {
      await to.close();
      await drop();
    });
    await to.pool.query(tables);
    return to;
  }

  test('copies every row unchanged, and new rows can be added afterwards', async () => {
    const to = await openTarget();
    expect(await copyData(from, to)).toEqual([
      { name: 'Odd Names', rows: 2 },
      { name: 'homes', rows: 10 },
      { name: 'people', rows: 250 },
    ]);
    for (const table of ['people', 'homes', '"Odd Names"']) {
      const all = `select t::text as row from ${table} t order by id`;
      expect((await to.pool.query(all)).rows).toEqual((await from.pool.query(all)).rows);
    }
    await to.pool.query('insert into homes (owner_id) values (1)');
    await to.pool.query('insert into "Odd Names" default values');
    expect((await to.pool.query('select max(id)::int as id from homes')).rows).toEqual([{ id: 11 }]);
    await expect(to.pool.query('insert into homes (owner_id) values (999)')).rejects.toMatchObject({ code: '23503' });
  });

  test('a target that already holds data is refused and left unchanged', async () => {
    const to = await openTarget();
    await to.pool.query('insert into people values (1000)');
    await expect(copyData(from, to)).rejects.toThrow(
      'The database to move to already holds data (in people). Give an empty one.',
    );
    expect((await to.pool.query('select id from people')).rows).toEqual([{ id: 1000 }]);
  });

  test('a target with different tables is refused', async () => {
    const to = await openTarget();
    await to.pool.query('alter table people add nickname text');
    await expect(copyData(from, to)).rejects.toThrow('The two databases do not have the same tables.');
  });

  test('a dangling reference in the source makes the whole copy fail', async () => {
    const to = await openTarget();
    await from.pool.query('alter table people drop constraint people_mother_id_fkey');
    await from.pool.query('update people set mother_id = 999 where id = 1');
    await expect(copyData(from, to)).rejects.toMatchObject({ code: '23503' });
    expect((await to.pool.query('select id from people')).rows).toEqual([]);
  });
});
