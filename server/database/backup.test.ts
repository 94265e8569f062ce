import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyDump } from '#testing/cached-dump.ts';
import { sampleMigrations } from '#testing/sample-migrations.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { NotABackup, readBackup, writeBackup } from './backup-file.ts';
import { askForDump, askRunningProcess, openControlSocket } from './control-socket.ts';
import { DataFolderInUse } from './embedded/data-lock.ts';
import type { Bytes } from './embedded/messages.ts';
import { openEmbedded, openInMemory } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';

const migrations = { 1000: 'create table notes (text text);' };

let template: Bytes;
beforeAll(async () => {
  template = await emptyDump();
});

async function openWithNote(dataDir: string, note: string) {
  const database = await openEmbedded(dataDir, template);
  await migrate(database, sampleMigrations(migrations));
  await database.pool.query('insert into notes values ($1)', [note]);
  return database;
}

async function textsIn(dataDir: string) {
  const database = await openEmbedded(dataDir);
  const { rows } = await database.pool.query('select text from notes');
  await database.close();
  return rows.map((row) => row.text);
}

test('a backup of the running database restores its state at that time, and the replaced database is kept', async () => {
  const dataDir = temporaryFolder();
  const file = join(temporaryFolder(), 'backups', 'family.tar.gz');
  const database = await openWithNote(dataDir, 'before');
  const control = await openControlSocket(database, dataDir);
  const dump = await askForDump(dataDir);
  await writeBackup(file, dump ?? new Uint8Array());
  await database.pool.query(`update notes set text = 'after'`);

  await expect(restore(file, dataDir, sampleMigrations(migrations))).rejects.toThrow(DataFolderInUse);
  await control.close();
  await database.close();
  const laterMigrations = sampleMigrations({ ...migrations, 2000: `insert into notes values ('migrated')` });
  const replaced = await restore(file, dataDir, laterMigrations);

  expect(await textsIn(dataDir)).toEqual(['before', 'migrated']);
  expect(replaced && existsSync(replaced)).toBe(true);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring'))).toEqual([]);
});

test('restoring an invalid or damaged file changes nothing', async () => {
  const dataDir = temporaryFolder();
  const file = join(temporaryFolder(), 'backup.tar.gz');
  writeFileSync(file, 'something else');
  await expect(restore(file, dataDir)).rejects.toThrow(NotABackup);
  await writeBackup(file, template);
  const damaged = readFileSync(file);
  damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 255;
  writeFileSync(file, damaged);
  await expect(restore(file, dataDir)).rejects.toThrow(NotABackup);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a backup reads back unchanged, and only its owner can read it', async () => {
  const file = join(temporaryFolder(), 'backup.tar.gz');
  await writeBackup(file, template);
  expect(Buffer.compare(await readBackup(file), template)).toBe(0);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('asking for a dump returns undefined if no process is running', async () => {
  expect(await askForDump(temporaryFolder())).toBeUndefined();
});

test('the running process answers only the registered requests', async () => {
  const dataDir = temporaryFolder();
  const database = await openInMemory(template);
  const control = await openControlSocket(database, dataDir, {
    greet: async (name) => `Hello, ${name}\nGrüße`,
    refuse: () => Promise.reject(new Error('Not today.')),
  });
  onTestFinished(async () => {
    await control.close();
    await database.close();
  });
  expect(await askRunningProcess(dataDir, 'greet', 'Ana\nbackup')).toBe('Hello, Ana\nbackup\nGrüße');
  await expect(askRunningProcess(dataDir, 'refuse', '')).rejects.toThrow('Not today.');
  for (const unknown of ['constructor', '', 'nothing'])
    await expect(askRunningProcess(dataDir, unknown, '')).rejects.toThrow('This is not a request that is known.');
});

test('a socket left behind by a crash is replaced by a private one, which reports why a backup failed', async () => {
  const dataDir = temporaryFolder();
  const socket = join(dataDir, 'control.sock');
  writeFileSync(socket, '');
  const database = await openInMemory(template);
  const control = await openControlSocket(database, dataDir);
  onTestFinished(() => control.close());
  if (process.platform !== 'win32') expect(statSync(socket).mode & 0o777).toBe(0o600);
  expect((await askForDump(dataDir))?.length).toBeGreaterThan(1_000_000);
  await database.close();
  await expect(askForDump(dataDir)).rejects.toThrow('Cannot use a pool after calling end on the pool');
});
