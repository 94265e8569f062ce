import { randomUUID } from 'node:crypto';
import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { personFor } from '#capabilities/account/server/store.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { acrossFamilies, type Sql } from '#server/database/scope.ts';
import { families, familyMembers } from '#server/database/tenants.ts';
import '#server/app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { erasePerson } from './store.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const newPerson = () => personFor(database, { issuer: 'https://tests.example', subject: randomUUID() });

/** How often each table was read from end to end, in this session. */
async function wholeReads(db: Sql) {
  const { rows } = await db.execute<{ name: string; times: string }>(
    sql`select relname as name, seq_scan as times from pg_stat_xact_user_tables`,
  );
  return new Map(rows.map(({ name, times }) => [name, Number(times)]));
}

/** The tables that were read from end to end because no index leads to what the work looks for. It is taken back afterwards. */
async function readWhole(work: (db: Sql) => Promise<unknown>) {
  let found: string[] = [];
  await acrossFamilies(database)
    .transaction(async (db) => {
      await db.execute(sql`discard plans`);
      // Small tables are read whole even where there is an index, unless there is another way.
      await db.execute(sql`set local enable_seqscan = off`);
      const before = await wholeReads(db);
      await work(db);
      const after = await wholeReads(db);
      found = [...after].filter(([name, times]) => times > (before.get(name) ?? 0)).map(([name]) => name);
      db.rollback();
    })
    .catch((error: unknown) => error instanceof TransactionRollbackError || Promise.reject(error));
  return found;
}

test('a table without an index would be noticed', async () => {
  expect(await readWhole((db) => db.select().from(families).where(eq(families.name, 'x')))).toEqual(['families']);
});

test('erasing a person finds her rows by indexes, in her own family and in one that goes on', async () => {
  const [ana, david] = [await newPerson(), await newPerson()];
  await acrossFamilies(database)
    .insert(familyMembers)
    .values({ familyId: david.familyId, userId: ana.userId, role: 'member' });
  expect(await readWhole((db) => erasePerson(db, ana.userId))).toEqual([]);
});

test('so does erasing a family, and deleting a recipe', async () => {
  const { familyId, userId } = await newPerson();
  const db = acrossFamilies(database);
  const [pancakes] = await db
    .insert(recipes)
    .values({ familyId, userId, name: 'Pancakes', mealType: 'breakfast' })
    .returning();
  expect(await readWhole((tx) => tx.delete(recipes).where(eq(recipes.id, pancakes?.id ?? '')))).toEqual([]);
  expect(await readWhole((tx) => tx.delete(families).where(eq(families.id, familyId)))).toEqual([]);
});
