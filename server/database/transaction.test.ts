import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { isAway } from './away.ts';
import { acrossFamilies } from './scope.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
const db = acrossFamilies(database);

/** More often than there are connections, so that one that is not given back would be missed. */
const moreThanThereAre = 12;
const timesEnough = Array.from({ length: moreThanThereAre });

const families = async () => (await database.pool.query('select name from families')).rows.map(({ name }) => name);

/** Pulls the cable of whoever is handed out next. */
const cutNext = () =>
  database.pool.once('acquire', (client) =>
    (client as pg.PoolClient & { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
  );

test('a connection that is lost as a transaction begins is given back all the same', async () => {
  for (const _ of timesEnough) {
    cutNext();
    const error = await db.transaction(async () => {}).catch((fault) => fault);
    expect(isAway(error)).toBe(true);
  }
  expect(await db.transaction((transaction) => transaction.execute(sql`select 1 as one`))).toMatchObject({
    rows: [{ one: 1 }],
  });
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a connection that is lost in the middle fails that transaction with its cause, and nobody else',
  async () => {
    for (const _ of timesEnough) {
      const lost = db.transaction(async (transaction) => {
        await transaction.execute(sql`insert into families (name) values ('half')`);
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      });
      await expect(lost).rejects.toMatchObject({ cause: { code: '57P01' } });
    }
    expect(await families()).not.toContain('half');
  },
);

test('what was refused is rolled back, and its reason is what is thrown', async () => {
  const refused = db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into families (name) values ('refused')`);
    throw new Error('Not like this');
  });
  await expect(refused).rejects.toThrow('Not like this');
  expect(await families()).not.toContain('refused');
});

test('a commit that only rolls back, because a statement before it failed, is not taken for a success', async () => {
  const swallowed = db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into families (name) values ('swallowed')`);
    await transaction.execute(sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('could not be committed');
});

test('a transaction can be told to read only', async () => {
  const writing = db.transaction((transaction) => transaction.execute(sql`insert into families (name) values ('x')`), {
    accessMode: 'read only',
  });
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});
