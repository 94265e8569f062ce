import { renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyDump } from '#testing/cached-dump.ts';
import { readyDataFolder } from '#testing/ready-data-folder.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { isReadable } from '../../readable-errors.ts';
import { DataFolderInUse, DataFolderUnusable, lockDataDir } from './data-lock.ts';
import { assertDiskSpace } from './disk-space.ts';
import { EmbeddedDatabaseError } from './engine.ts';
import type { Bytes } from './messages.ts';
import { databaseFolder, openEmbedded, openInMemory } from './open-embedded.ts';

let template: Bytes;
beforeAll(async () => {
  const database = await openInMemory(await emptyDump());
  await database.pool.query('create table notes (text text)');
  template = await database.dump();
  await database.close();
});

const texts = async ({ pool }: { pool: { query(sql: string): Promise<{ rows: { text: string }[] }> } }) =>
  (await pool.query('select text from notes')).rows.map((row) => row.text);

test('a new database is private to its owner, open to one process only, and keeps its data', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const first = await openEmbedded(dataDir);
  await first.pool.query(`create table notes as select 'kept' as text`);
  await expect(openEmbedded(dataDir)).rejects.toThrow(DataFolderInUse);
  await first.close();
  const second = await openEmbedded(dataDir);
  expect(await texts(second)).toEqual(['kept']);
  await second.close();
  if (process.platform === 'win32') return;
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(databaseFolder(dataDir)).mode & 0o777).toBe(0o700);
});

test('a dump waits for an open transaction and contains all of it', async () => {
  const database = await openInMemory(template);
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`insert into notes values ('committed later')`);
  const dump = database.dump();
  await client.query('commit');
  client.release();
  const copy = await openInMemory(await dump);
  expect(await texts(copy)).toEqual(['committed later']);
  await Promise.all([database.close(), copy.close()]);
});

/** Moving the folder of the write-ahead log away stops the engine, like a broken disk would. */
test('queries fail while the disk is broken, and all committed data is back once it works again', async () => {
  const dataDir = temporaryFolder();
  const database = await openEmbedded(dataDir, template);
  onTestFinished(() => database.close());
  let gaps = 0;
  const received: string[] = [];
  await database.listen(
    'news',
    (payload) => received.push(payload),
    () => gaps++,
  );
  await database.pool.query(`insert into notes values ('acknowledged')`);

  const log = join(databaseFolder(dataDir), 'pg_wal');
  renameSync(log, `${log}-away`);
  const fillTheLog = async () => {
    for (let segment = 0; segment < 10; segment++)
      await database.pool.query(`select pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal()`);
  };
  await expect(fillTheLog()).rejects.toThrow(/^The embedded database stopped: .*No such file/);
  await expect(database.pool.query('select 1')).rejects.toThrow(EmbeddedDatabaseError);
  renameSync(`${log}-away`, log);

  await expect.poll(() => texts(database).catch(() => 'not yet'), { timeout: 20_000 }).toEqual(['acknowledged']);
  expect(gaps).toBe(1);
  await database.pool.query(`select pg_notify('news', 'we are back')`);
  expect(received).toEqual(['we are back']);
});

test('an invalid dump is an error and leaves neither a database nor a lock behind', async () => {
  const dataDir = temporaryFolder();
  await expect(openEmbedded(dataDir, new Uint8Array(2048))).rejects.toThrow(EmbeddedDatabaseError);
  expect(() => statSync(databaseFolder(dataDir))).toThrow('ENOENT');
  lockDataDir(dataDir).release();
});

test('a damaged database is reported in one line with advice, and the lock is released', async () => {
  const dataDir = await readyDataFolder();
  truncateSync(join(databaseFolder(dataDir), 'global', 'pg_control'), 100);
  const error = await openEmbedded(dataDir).catch((fault) => fault);
  expect(isReadable(error)).toBe(true);
  expect(error.message).toMatch(
    /^The database in .* cannot be opened\. .*pg_control.*\. npm run restore brings back a backup\.$/,
  );
  lockDataDir(dataDir).release();
});

test('a data folder that is not writable is reported in one line', async () => {
  const file = join(temporaryFolder(), 'data');
  writeFileSync(file, '');
  const error = await openEmbedded(file).catch((fault) => fault);
  expect(error).toBeInstanceOf(DataFolderUnusable);
  expect(isReadable(error)).toBe(true);
  expect(error.message).toMatch(
    /^The data folder .* cannot be written \(.*\)\. Let this user write to it, or set DATA_DIR/,
  );
});

test('a full disk and a missing folder are detected without writing anything', async () => {
  const folder = temporaryFolder();
  await assertDiskSpace(folder, 1);
  await expect(assertDiskSpace(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow('No space left on device');
  await expect(assertDiskSpace(join(folder, 'gone'), 1)).rejects.toThrow('ENOENT');
});
