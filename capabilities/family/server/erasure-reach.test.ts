import { randomUUID } from 'node:crypto';
import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { personFor } from '#capabilities/account/server/store.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { acrossFamilies, type Db } from '#server/database/scope.ts';
import { families, familyMembers } from '#server/database/tenants.ts';
import '#server/app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { erasePerson } from './store.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const newPerson = () => personFor(database, { issuer: 'https://tests.example', subject: randomUUID() });

/** Number of sequential scans per table in this transaction. */
async function sequentialScans(db: Db) {
  const { rows } = await db.execute<{ name: string; times: string }>(
    sql`select relname as name, seq_scan as times from pg_stat_xact_user_tables`,
  );
  return new Map(rows.map(({ name, times }) => [name, Number(times)]));
}

/** The tables that `work` scans sequentially because they lack an index. Rolls the work back. */
async function tablesScannedBy(work: (db: Db) => Promise<unknown>) {
  let found: string[] = [];
  await acrossFamilies(database)
    .transaction(async (db) => {
      await db.execute(sql`discard plans`);
      // The planner scans small tables sequentially even if there is an index, unless this is off.
      await db.execute(sql`set local enable_seqscan = off`);
      const before = await sequentialScans(db);
      await work(db);
      const after = await sequentialScans(db);
      found = [...after].filter(([name, times]) => times > (before.get(name) ?? 0)).map(([name]) => name);
      db.rollback();
    })
    .catch((error: unknown) => error instanceof TransactionRollbackError || Promise.reject(error));
  return found;
}

test('a scan of a table without an index is detected', async () => {
  expect(await tablesScannedBy((db) => db.select().from(families).where(eq(families.name, 'x')))).toEqual(['families']);
});

test('erasing a person uses only index scans, in their own family and in one that remains', async () => {
  const [ana, david] = [await newPerson(), await newPerson()];
  await acrossFamilies(database)
    .insert(familyMembers)
    .values({ familyId: david.familyId, userId: ana.userId, role: 'member' });
  expect(await tablesScannedBy((db) => erasePerson(db, ana.userId))).toEqual([]);
});

test('erasing a family and deleting a recipe use only index scans', async () => {
  const { familyId, userId } = await newPerson();
  const db = acrossFamilies(database);
  const [pancakes] = await db
    .insert(recipes)
    .values({ familyId, userId, name: 'Pancakes', mealType: 'breakfast' })
    .returning();
  expect(await tablesScannedBy((tx) => tx.delete(recipes).where(eq(recipes.id, pancakes?.id ?? '')))).toEqual([]);
  expect(await tablesScannedBy((tx) => tx.delete(families).where(eq(families.id, familyId)))).toEqual([]);
});
