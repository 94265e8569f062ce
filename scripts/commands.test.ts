import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openControlSocket } from '#server/database/control-socket.ts';
import type { Database } from '#server/database/database.ts';
import { openEmbedded } from '#server/database/embedded/open-embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { holderOf } from '#server/oidc/embedded/account-tokens.ts';
import { addAccount } from '#server/oidc/embedded/accounts.ts';
import { resetLinkFor } from '#server/oidc/embedded/reset-link.ts';
import { readyDataFolder } from '#testing/ready-data-folder.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { shortLived } from '#testing/short-lived.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const server = process.env.TEST_DATABASE_URL;

/** Runs a command as a person at a terminal would. */
async function run(command: string, environment: Record<string, string>, ...args: string[]) {
  const script = join(import.meta.dirname, `${command}.ts`);
  const env = { ...process.env, DATABASE_URL: '', ...environment };
  const done = await promisify(execFile)(process.execPath, [...shortLived, script, ...args], { env }).catch(
    (failure) => failure,
  );
  return { code: Number(done.code ?? 0), said: `${done.stdout}${done.stderr}`.trim() };
}

async function openFamily(dataDir: string, name: string) {
  const database = await openEmbedded(await readyDataFolder(dataDir));
  await database.pool.query('insert into families (name) values ($1)', [name]);
  return database;
}

describe.skipIf(server)('a backup', () => {
  test('is made while Mothership runs, and not restored then', async () => {
    const home = temporaryFolder();
    const dataDir = join(home, 'data');
    const DATA_DIR = dataDir;
    const database = await openFamily(dataDir, 'Rivera');
    const control = await openControlSocket(database, dataDir);
    const backup = await run('backup', { DATA_DIR });
    const [file = ''] = readdirSync(join(home, 'backups'));
    expect(backup).toMatchObject({ code: 0, said: expect.stringContaining(join(home, 'backups', file)) });

    const restored = await run('restore', { DATA_DIR }, join(home, 'backups', file));
    expect(restored.said).toMatch(/^Another Mothership process is already using the data folder/);
    await control.close();
    await database.close();
  });

  test('is made when Mothership is stopped, and restored then', async () => {
    const home = temporaryFolder();
    const DATA_DIR = join(home, 'data');
    await (await openFamily(DATA_DIR, 'Rivera')).close();
    const file = join(home, 'elsewhere', 'mine.tar.gz');
    expect(await run('backup', { DATA_DIR }, file)).toMatchObject({ code: 0, said: expect.stringContaining(file) });

    const changed = await openEmbedded(DATA_DIR);
    await changed.pool.query(`update families set name = 'Changed'`);
    await changed.close();
    const restored = await run('restore', { DATA_DIR }, file);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('What was there before is kept in') });
    const reopened = await openEmbedded(DATA_DIR);
    expect((await reopened.pool.query('select name from families')).rows).toEqual([{ name: 'Rivera' }]);
    await reopened.close();
  });
});

test.skipIf(server)(
  'a command that cannot work says in one line what to do, and leaves everything as it is',
  async () => {
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
      run('reset-password', { DATA_DIR }),
      run('reset-password', { DATA_DIR }, 'ana@example.com'),
    ]);
    for (const { code, said } of refusals) {
      expect(code).toBe(2);
      expect(said).not.toContain('\n');
    }
    expect(refusals[1]?.said).toContain('pg_dump');
    expect(existsSync(dataDir)).toBe(false);
  },
);

test.skipIf(server)('a Postgres that cannot be reached is said in one line', async () => {
  const dataDir = temporaryFolder();
  await (await openFamily(dataDir, 'Rivera')).close();
  const DATABASE_URL = 'postgres://somebody@127.0.0.1:1/mothership';
  const { code, said } = await run('move-to-postgres', { DATA_DIR: dataDir, DATABASE_URL });
  expect(code).toBe(1);
  expect(said).toMatch(/^The database cannot be reached: .*$/);
});

describe('a lost password', () => {
  const email = 'ana@example.com';
  const provider = { OIDC_ISSUER_URL: 'https://id.example', OIDC_CLIENT_ID: 'mothership' };
  const addAna = (database: Database) =>
    addAccount(database, { email, password: 'correct horse', firstName: null, lastName: null });

  /** Checks that a command printed a link that holds, and answers whether it was mailed to her. */
  async function linkHolds(database: Database, { code, said }: Awaited<ReturnType<typeof run>>, publicUrl: string) {
    expect(code).toBe(0);
    const [, printedUrl, secret = ''] = /^(http\S+)\/oidc\/reset\/([\w-]{43})$/m.exec(said) ?? [];
    expect(printedUrl).toBe(publicUrl);
    const holder = await holderOf(database, 'reset password', secret);
    expect(holder).toMatchObject({ account: { email }, isMailed: false });
  }

  test.skipIf(server)('gets a link while Mothership runs and when it is stopped', async () => {
    const DATA_DIR = temporaryFolder();
    const database = await openFamily(DATA_DIR, 'Rivera');
    await addAna(database);
    const config = readConfig({ PUBLIC_URL: 'https://family.example' });
    const control = await openControlSocket(database, DATA_DIR, {
      'reset-link': (address) => resetLinkFor(database, config, address),
    });
    const whileRunning = await run('reset-password', { DATA_DIR }, email.toUpperCase());
    await linkHolds(database, whileRunning, 'https://family.example');
    expect(await run('reset-password', { DATA_DIR }, 'ben@example.com')).toEqual({
      code: 1,
      said: 'There is no account with the e-mail address ben@example.com.',
    });
    await control.close();
    await database.close();

    const whenStopped = await run('reset-password', { DATA_DIR, PUBLIC_URL: 'http://family.home:8080' }, email);
    expect(await run('reset-password', { DATA_DIR, ...provider }, email)).toEqual({
      code: 1,
      said: 'OIDC_ISSUER_URL is set, so passwords are kept there and not here: https://id.example',
    });
    const reopened = await openEmbedded(DATA_DIR);
    await linkHolds(reopened, whenStopped, 'http://family.home:8080');
    await reopened.close();
  });

  test.runIf(server)('gets a link on Postgres', async () => {
    const { url, drop } = await createScratchDatabase(server ?? '');
    const database = openPostgres(url);
    onTestFinished(async () => {
      await database.close();
      await drop();
    });
    await migrate(database);
    await addAna(database);
    const made = await run('reset-password', { DATABASE_URL: url, PUBLIC_URL: 'https://family.example' }, email);
    await linkHolds(database, made, 'https://family.example');
    expect(await run('reset-password', { DATABASE_URL: url }, 'ben@example.com')).toMatchObject({ code: 1 });
  });

  test('is not looked for where no database answers', async () => {
    const DATABASE_URL = 'postgres://somebody@127.0.0.1:1/mothership';
    const { code, said } = await run('reset-password', { DATABASE_URL }, email);
    expect(code).toBe(1);
    expect(said).toMatch(/^The database cannot be reached: .*$/);
  });
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
