import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const folder = join(root, 'server/database/migrations');
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};

test('migrations stand in order: the migrator skips one whose time is older than the last it ran', () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(journal.entries.map(({ idx }) => idx)).toEqual(journal.entries.map((_, position) => position));
});

test('every migration of the journal has its file, and every file is in the journal', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files.toSorted()).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`).toSorted());
  for (const { idx } of journal.entries)
    expect(existsSync(join(folder, `meta/${String(idx).padStart(4, '0')}_snapshot.json`))).toBe(true);
});
