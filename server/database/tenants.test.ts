import { getTableName } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import '#server/app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { derivedTables } from './due-checks-table.ts';
import { memberTables } from './tenants.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const { rows: tables } = await database.pool.query<{ name: string }>(
  `select table_name as name from information_schema.columns
   where table_schema = 'public' and column_name = 'family_id' and table_name not in ('family_members', 'sessions')
   and table_name <> all ($1)`,
  [[...memberTables.map(getTableName), ...derivedTables]],
);

test('the query finds the family tables', () => {
  expect(tables.map(({ name }) => name)).toContain('household_members');
});

test.each(tables)('rows of $name are deleted with their family and must have a writer', async ({ name }) => {
  const { rows } = await database.pool.query<{ rule: string }>(
    'select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = $1::regclass',
    [name],
  );
  const rules = rows.map(({ rule }) => rule).join('\n');
  expect(rules).toContain("CHECK ((user_id <> 'default_user'::text))");
  expect(rules).toContain('FOREIGN KEY (family_id) REFERENCES families(id) ON DELETE CASCADE');
  const { rows: defaults } = await database.pool.query(
    "select column_default from information_schema.columns where table_name = $1 and column_name = 'user_id'",
    [name],
  );
  expect(defaults).toEqual([{ column_default: "'default_user'::text" }]);
});

test.each(memberTables.map(getTableName))('rows of %s are deleted with the membership', async (name) => {
  const { rows } = await database.pool.query<{ rule: string }>(
    'select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = $1::regclass',
    [name],
  );
  const rules = rows.map(({ rule }) => rule);
  expect(rules).toContain('UNIQUE (user_id, family_id)');
  expect(rules).toContain(
    'FOREIGN KEY (family_id, user_id) REFERENCES family_members(family_id, user_id) ON DELETE CASCADE',
  );
});
