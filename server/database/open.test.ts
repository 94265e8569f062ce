import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDump } from '#testing/cached-dump.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import type { Database } from './database.ts';
import { openInMemory } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres.ts';

const server = process.env.TEST_DATABASE_URL;
const pollOptions = { timeout: 10_000 };

async function openOnServer(): Promise<Database> {
  const { url, drop } = await createScratchDatabase(server ?? '');
  const database = openPostgres(url);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

describe.skipIf(server)('the embedded database', () =>
  behavesLikePostgres(async () => openInMemory(await emptyDump())),
);
describe.runIf(server)('Postgres', () => behavesLikePostgres(openOnServer));

function behavesLikePostgres(open: () => Promise<Database>) {
  let database: Database;
  let pool: Database['pool'];
  beforeAll(async () => {
    database = await open();
    pool = database.pool;
    await pool.query('create table notes (id int primary key, text text)');
  });
  afterAll(() => database.close());
  beforeEach(() => pool.query('truncate notes'));

  const texts = async () => (await pool.query('select text from notes order by id')).rows.map((row) => row.text);

  test('a failed query reports its error code, and later queries work', async () => {
    for (let round = 0; round < 20; round++) {
      await expect(pool.query('insert into notes values ($1, $2)', ['no number', ''])).rejects.toMatchObject({
        code: '22P02',
      });
      await expect(pool.query('this is no SQL')).rejects.toMatchObject({ code: '42601' });
      expect((await pool.query('select $1::int as round', [round])).rows).toEqual([{ round }]);
    }
  });

  test('concurrent queries each get their own result', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(numbers.map((n) => pool.query('select $1::int as n', [n])));
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(numbers);
  });

  test('a failed transaction leaves no rows and no open transaction', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`insert into notes values (1, 'lost')`);
    await expect(client.query(`insert into notes values (1, 'twice')`)).rejects.toMatchObject({ code: '23505' });
    client.release(true);
    expect(await texts()).toEqual([]);
    await pool.query(`insert into notes values (2, 'kept')`);
    expect(await texts()).toEqual(['kept']);
  });

  test('destroying a client ends its transaction, settings, locks and prepared statements', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`insert into notes values (1, 'lost')`);
    await client.query(`set timezone = 'Asia/Tokyo'`);
    await client.query('select pg_advisory_lock(1)');
    await client.query({ name: 'same-name', text: 'select 1 as one' });
    client.release(true);
    expect(await texts()).toEqual([]);
    expect((await pool.query('show timezone')).rows[0].TimeZone).toBe('UTC');
    expect((await pool.query({ name: 'same-name', text: 'select 2 as two' })).rows).toEqual([{ two: 2 }]);
    const locks = `select count(*)::int as held from pg_locks where locktype = 'advisory'`;
    await expect.poll(async () => (await pool.query(locks)).rows[0].held, pollOptions).toBe(0);
  });

  test('a nested transaction fails without failing the outer one', async () => {
    await drizzle(pool).transaction(async (outer) => {
      await outer.execute(sql`insert into notes values (1, 'outer')`);
      const inner = outer.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (2, 'inner')`);
        throw new Error('only the inner one');
      });
      await expect(inner).rejects.toThrow('only the inner one');
    });
    expect(await texts()).toEqual(['outer']);
  });

  test('a named statement can be reused', async () => {
    for (const n of [1, 2, 3])
      expect((await pool.query({ name: 'echo', text: 'select $1::int as n', values: [n] })).rows).toEqual([{ n }]);
  });

  test('five megabytes of text are stored and read back unchanged', async () => {
    const large = 'Größe 💚 '.repeat(400_000);
    await pool.query('insert into notes values (1, $1)', [large]);
    expect(await texts()).toEqual([large]);
  });

  test('values have the types that the driver gives Postgres types', async () => {
    const { rows } = await pool.query(
      `select 1::bigint as big, array['a', null] as list, '{"n": [1]}'::jsonb as json, '2026-05-01T10:00:00Z'::timestamptz as at`,
    );
    expect(rows).toEqual([{ big: '1', list: ['a', null], json: { n: [1] }, at: new Date('2026-05-01T10:00:00Z') }]);
  });

  test('notifications reach every listener of the channel, unless they are rolled back', async () => {
    const received: string[] = [];
    const listen = (listener: string, channel: string) =>
      database.listen(
        channel,
        (payload) => received.push(`${listener} ${payload}`),
        () => {},
      );
    const stop = await listen('one', 'Some "channel"');
    await listen('two', 'Some "channel"');
    await listen('three', 'another');
    // On the embedded database a failed query causes a new client, which must receive notifications too.
    await pool.query('no SQL').catch(() => {});
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`select pg_notify('Some "channel"', 'rolled back')`);
    await client.query('rollback');
    client.release();
    await pool.query(`select pg_notify('Some "channel"', 'a')`);
    await expect.poll(() => received.toSorted(), pollOptions).toEqual(['one a', 'two a']);
    await stop();
    await pool.query(`select pg_notify('Some "channel"', 'b')`);
    await expect.poll(() => received.toSorted(), pollOptions).toEqual(['one a', 'two a', 'two b']);
  });
}
