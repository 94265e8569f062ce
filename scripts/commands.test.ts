import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readBackup } from '#server/database/backup-file.ts';
import { openControlSocket } from '#server/database/control-socket.ts';
import { openEmbedded, openInMemory } from '#server/database/embedded/open-embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { emptyDump } from '#testing/cached-dump.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const server = process.env.TEST_DATABASE_URL;

/** Runs a command as a person at a terminal would. */
async function run(command: string, environment: Record<string, string>, ...args: string[]) {
  const script = join(import.meta.dirname, `${command}.ts`);
  const env = { ...process.env, DATABASE_URL: '', ...environment };
  const done = await promisify(execFile)(process.execPath, [script, ...args], { env }).catch((failure) => failure);
  return { code: Number(done.code ?? 0), said: `${done.stdout}${done.stderr}`.trim() };
}

async function openFamily(dataDir: string, name: string) {
  const database = await openEmbedded(dataDir, await emptyDump());
  await migrate(database);
  await database.pool.query('insert into families (name) values ($1)', [name]);
  return database;
}

test.skipIf(server)(
  'a backup is made while Mothership runs and when it is stopped, and restored when it is stopped',
  async () => {
    const home = temporaryFolder();
    const dataDir = join(home, 'data');
    const DATA_DIR = dataDir;
    const database = await openFamily(dataDir, 'Rivera');
    const control = await openControlSocket(database, dataDir);
    const whileRunning = await run('backup', { DATA_DIR });
    expect(whileRunning.code).toBe(0);
    const [file = ''] = readdirSync(join(home, 'backups'));
    expect(whileRunning.said).toContain(join(home, 'backups', file));
    await database.pool.query(`update families set name = 'Changed'`);

    const tooEarly = await run('restore', { DATA_DIR }, join(home, 'backups', file));
    expect(tooEarly.said).toMatch(/^Another Mothership process is already using the data folder/);
    await control.close();
    await database.close();

    const restored = await run('restore', { DATA_DIR }, join(home, 'backups', file));
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('What was there before is kept in') });

    const chosen = join(home, 'elsewhere', 'mine.tar.gz');
    expect(await run('backup', { DATA_DIR }, chosen)).toMatchObject({ code: 0, said: expect.stringContaining(chosen) });
    const copy = await openInMemory(await readBackup(chosen));
    expect((await copy.pool.query('select name from families')).rows).toEqual([{ name: 'Rivera' }]);
    await copy.close();
  },
);

test('a command that cannot work says in one line what to do, and leaves everything as it is', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const DATA_DIR = dataDir;
  const DATABASE_URL = 'postgres://somebody@127.0.0.1:1/mothership';
  const refusals = await Promise.all([
    run('backup', { DATA_DIR }),
    run('backup', { DATA_DIR, DATABASE_URL }),
    run('restore', { DATA_DIR }),
    run('restore', { DATA_DIR }, 'no-such-file'),
    run('move-to-postgres', { DATA_DIR }),
    run('move-to-postgres', { DATA_DIR, DATABASE_URL }),
  ]);
  for (const { code, said } of refusals) {
    expect(code).toBe(2);
    expect(said).not.toContain('\n');
  }
  expect(refusals[1]?.said).toContain('pg_dump');
  expect(existsSync(dataDir)).toBe(false);
});

test.skipIf(server)('a Postgres that cannot be reached is said in one line', async () => {
  const dataDir = temporaryFolder();
  await (await openFamily(dataDir, 'Rivera')).close();
  const DATABASE_URL = 'postgres://somebody@127.0.0.1:1/mothership';
  const { code, said } = await run('move-to-postgres', { DATA_DIR: dataDir, DATABASE_URL });
  expect(code).toBe(1);
  expect(said).toMatch(/^The database cannot be reached: .*$/);
});

describe.runIf(server)('with Postgres', () => {
  test('a family moves to Postgres once, and not a second time', async () => {
    const dataDir = temporaryFolder();
    await (await openFamily(dataDir, 'Rivera')).close();
    const { url, drop } = await createScratchDatabase(server ?? '');
    onTestFinished(drop);
    const moved = await run('move-to-postgres', { DATA_DIR: dataDir, DATABASE_URL: url });
    expect(moved).toMatchObject({ code: 0, said: expect.stringMatching(/^ +1 {2}families$/m) });
    const client = new pg.Client(url);
    await client.connect();
    expect((await client.query('select name from families')).rows).toEqual([{ name: 'Rivera' }]);
    await client.end();
    const again = await run('move-to-postgres', { DATA_DIR: dataDir, DATABASE_URL: url });
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('already holds data (in families)') });
  });
});
