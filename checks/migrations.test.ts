import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openInMemory } from '#server/database/embedded/open-embedded.ts';
import { emptyDump } from '#testing/cached-dump.ts';
import { root } from './source-files.ts';

const folder = join(root, 'server/database/migrations');
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};

test('migrations are in order, because the migrator skips one that is older than the last it ran', () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(journal.entries.map(({ idx }) => idx)).toEqual(journal.entries.map((_, position) => position));
});

test('every migration in the journal has a file, and every file is in the journal', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files.toSorted()).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`).toSorted());
  for (const { idx } of journal.entries)
    expect(existsSync(join(folder, `meta/${String(idx).padStart(4, '0')}_snapshot.json`))).toBe(true);
});

test('favorite meals from before the recipe migration become recipes of the same family', async () => {
  const { pool, close } = await openInMemory(await emptyDump());
  const run = (name: string) => pool.query(readFileSync(join(folder, `${name}.sql`), 'utf8'));
  await run('0000_foundation');
  await pool.query(`
    insert into users (issuer, subject) values ('home', 'ana');
    insert into families (name) values ('first'), ('second');
    insert into family_members (family_id, user_id, role, created_at)
      select families.id, users.id, 'owner', '2026-01-01'::timestamptz + (families.name = 'second')::int * interval '1 day'
      from families, users`);
  await run('0001_people');
  await pool.query(`update user_preferences set favorite_week_night_meals =
    '[{"mealName": "Tacos", "recipeUrl": "https://example.com/"}, {"mealName": "Soup"}, {"mealName": "tacos"}]'`);
  await run('0002_recipes');
  const { rows } = await pool.query(`
    select recipes.name, source_url, families.name as family from recipes
    join families on families.id = family_id order by recipes.name`);
  expect(rows).toEqual([
    { name: 'Soup', source_url: null, family: 'first' },
    { name: 'Tacos', source_url: 'https://example.com/', family: 'first' },
  ]);
  await close();
});

test('a calendar feed stays with the member who created it, and is removed if that member has left', async () => {
  const { pool, close } = await openInMemory(await emptyDump());
  const run = (name: string) => pool.query(readFileSync(join(folder, `${name}.sql`), 'utf8'));
  for (const { tag } of journal.entries.slice(0, 6)) await run(tag);
  await pool.query(`
    insert into users (issuer, subject) values ('home', 'ana'), ('home', 'gone');
    insert into families (name) values ('first'), ('left'), ('erased');
    insert into family_members (family_id, user_id, role)
      select families.id, users.id, 'owner' from families, users where subject = 'ana';
    insert into calendar_feeds (family_id, user_id, token)
      select families.id, users.id, families.name from families, users
      where families.name = 'first' and subject = 'ana' or families.name = 'left' and subject = 'gone'
      union all select id, '00000000-0000-0000-0000-000000000000', name from families where name = 'erased'`);
  for (const { tag } of journal.entries.slice(6)) await run(tag);
  const { rows } = await pool.query('select token, subject from calendar_feeds join users on users.id = user_id');
  expect(rows).toEqual([{ token: 'first', subject: 'ana' }]);
  await close();
});
