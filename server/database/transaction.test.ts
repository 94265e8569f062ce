import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { isDatabaseUnreachable } from './database-errors.ts';
import { acrossFamilies } from './scope.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
const db = acrossFamilies(database);

/** More than the pool has connections, so that a leaked one makes the test fail. */
const moreThanConnections = 12;
const attempts = Array.from({ length: moreThanConnections });

const families = async () => (await database.pool.query('select name from families')).rows.map(({ name }) => name);

/** Breaks the connection of the next client that the pool hands out. */
const cutNext = () =>
  database.pool.once('acquire', (client) =>
    (client as pg.PoolClient & { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
  );

test('a connection that is lost at the start of a transaction is still released', async () => {
  for (const _ of attempts) {
    cutNext();
    const error = await db.transaction(async () => {}).catch((fault) => fault);
    expect(isDatabaseUnreachable(error)).toBe(true);
  }
  expect(await db.transaction((transaction) => transaction.execute(sql`select 1 as one`))).toMatchObject({
    rows: [{ one: 1 }],
  });
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a connection lost in the middle fails only that transaction, with the cause',
  async () => {
    for (const _ of attempts) {
      const lost = db.transaction(async (transaction) => {
        await transaction.execute(sql`insert into families (name) values ('half')`);
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      });
      await expect(lost).rejects.toMatchObject({ cause: { code: '57P01' } });
    }
    expect(await families()).not.toContain('half');
  },
);

test('an error in the work rolls back and is rethrown', async () => {
  const refused = db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into families (name) values ('refused')`);
    throw new Error('Not like this');
  });
  await expect(refused).rejects.toThrow('Not like this');
  expect(await families()).not.toContain('refused');
});

test('a commit after a failed statement, which only rolls back, throws', async () => {
  const swallowed = db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into families (name) values ('swallowed')`);
    await transaction.execute(sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('could not be committed');
});

test('a transaction can be read-only', async () => {
  const writing = db.transaction((transaction) => transaction.execute(sql`insert into families (name) values ('x')`), {
    accessMode: 'read only',
  });
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});
