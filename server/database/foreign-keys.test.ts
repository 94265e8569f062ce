import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

/** Foreign keys that need no index: reason by `table.column`. */
const withoutIndex: Record<string, string> = {};

test('every foreign key has an index, so that deleting a row does not scan the rows of all families', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    select conrelid::regclass || '.' || (
      select string_agg(attname, ',' order by place) from unnest(conkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = conrelid and attnum = key.number
    ) as name
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid and indpred is null
      -- An index serves the key when its first columns are the key's, in any order.
      and (indkey::int2[])[0 : cardinality(conkey) - 1] @> conkey
    )
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(withoutIndex));
});
