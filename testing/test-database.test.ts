import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

test('each test database is migrated and isolated from the others', async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await one.pool.query(`insert into families (name) values ('Only here')`);
  expect((await one.pool.query('select name from families')).rows).toEqual([{ name: 'Only here' }]);
  expect((await other.pool.query('select name from families')).rows).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});
