import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tick } from '#capabilities/notices/server/tick-job.ts';
import { createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openControlSocket } from '#server/database/control-socket.ts';
import type { Database } from '#server/database/database.ts';
import { openEmbedded } from '#server/database/embedded/open-embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { findTokenHolder } from '#server/oidc/embedded/account-tokens.ts';
import { addAccount } from '#server/oidc/embedded/accounts.ts';
import { resetLinkFor } from '#server/oidc/embedded/reset-link.ts';
import { readyDataFolder } from '#testing/ready-data-folder.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { shortLived } from '#testing/short-lived.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const server = process.env.TEST_DATABASE_URL;

/** Runs a command in its own process. */
async function run(command: string, environment: Record<string, string>, ...args: string[]) {
  const script = join(import.meta.dirname, `${command}.ts`);
  const env = { ...process.env, DATABASE_URL: '', ...environment };
  const done = await promisify(execFile)(process.execPath, [...shortLived, script, ...args], { env }).catch(
    (failure) => failure,
  );
  return { code: Number(done.code ?? 0), output: `${done.stdout}${done.stderr}`.trim() };
}

async function openFamily(dataDir: string, name: string) {
  const database = await openEmbedded(await readyDataFolder(dataDir));
  await database.pool.query('insert into families (name) values ($1)', [name]);
  return database;
}

const day = 24 * 60 * 60_000;
/** The next noon in UTC, which is not within quiet hours. */
const noon = Math.ceil(Date.now() / day) * day + day / 2;

/** Ana's family, with birthdays in the next days that she is reminded of, also by email. */
async function addAna({ pool }: Database) {
  const { rows } = await pool.query<{ userId: string; familyId: string }>(
    `with ana as (insert into users (issuer, subject, email, is_email_verified)
                  values ('https://example.com', 'ana', 'ana@example.com', true) returning id)
     insert into family_members (family_id, user_id, role) select families.id, ana.id, 'owner' from families, ana
     returning user_id as "userId", family_id as "familyId"`,
  );
  for (const away of [8, 9, 22, 23]) {
    const date = new Date(noon + away * day).toISOString().slice(5, 10);
    await pool.query(
      `insert into birthdays (family_id, user_id, name, date, relationship) values ($1, $2, $3, $4, 'family')`,
      [rows[0]?.familyId, rows[0]?.userId, `Rosa ${away}`, `1956-${date}`],
    );
  }
}

/** Sends what is due at a moment. Returns the subjects of the mails. */
async function remind(database: Database, at: number) {
  const subjects: string[] = [];
  const mail = {
    isConfigured: true,
    send: async ({ subject }: MailMessage) => {
      subjects.push(subject);
    },
  };
  const fail = (error: unknown) => {
    throw error;
  };
  await tick({ ...createServices(readConfig({}), database), mail }, fail, at);
  return subjects;
}

describe.skipIf(server)('a backup', () => {
  test('can be written at any time, and restored while Mothership is stopped, without a flood of reminders', async () => {
    const home = temporaryFolder();
    const DATA_DIR = join(home, 'data');
    const database = await openFamily(DATA_DIR, 'Rivera');
    await addAna(database);
    await remind(database, noon);
    const control = await openControlSocket(database, DATA_DIR);
    const whileRunning = await run('backup', { DATA_DIR });
    const [name = ''] = readdirSync(join(home, 'backups'));
    const file = join(home, 'backups', name);
    expect(whileRunning).toMatchObject({ code: 0, output: expect.stringContaining(file) });
    await database.pool.query(`update families set name = 'Changed'`);
    expect((await remind(database, noon + day)).length).toBeGreaterThan(0);

    const refused = await run('restore', { DATA_DIR }, file);
    expect(refused.output).toMatch(/^Another Mothership process is already using the data folder/);
    await control.close();
    await database.close();

    const elsewhere = join(home, 'elsewhere', 'mine.tar.gz');
    const whenStopped = await run('backup', { DATA_DIR }, elsewhere);
    expect(whenStopped).toMatchObject({ code: 0, output: expect.stringContaining(elsewhere) });
    const restored = await run('restore', { DATA_DIR }, file);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('What was there before is kept in') });
    const reopened = await openEmbedded(DATA_DIR);
    expect((await reopened.pool.query('select name from families')).rows).toEqual([{ name: 'Rivera' }]);
    // Two days of reminders are missing in the backup.
    expect(await remind(reopened, noon + 2 * day)).toEqual([
      expect.stringMatching(/^You have \d+ things to catch up on$/),
    ]);
    expect(await remind(reopened, noon + 2 * day + 60_000)).toEqual([]);
    const sent = await reopened.pool.query(
      `select channel, count(*)::int from notices where state = 'sent' and due_at > $1 group by channel order by channel`,
      [new Date(noon).toISOString()],
    );
    expect(sent.rows).toEqual([
      { channel: 'bell', count: 1 },
      { channel: 'mail', count: 1 },
    ]);
    await reopened.close();
  });
});

test.skipIf(server)(
  'a command with wrong input prints one line that says what to do, and changes nothing',
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
    for (const { code, output } of refusals) {
      expect(code).toBe(2);
      expect(output).not.toContain('\n');
    }
    expect(refusals[1]?.output).toContain('pg_dump');
    expect(existsSync(dataDir)).toBe(false);
  },
);

test.skipIf(server)('an unreachable Postgres is reported in one line', async () => {
  const dataDir = temporaryFolder();
  await (await openFamily(dataDir, 'Rivera')).close();
  const DATABASE_URL = 'postgres://somebody@127.0.0.1:1/mothership';
  const { code, output } = await run('move-to-postgres', { DATA_DIR: dataDir, DATABASE_URL });
  expect(code).toBe(1);
  expect(output).toMatch(/^The database cannot be reached: .*$/);
});

describe('reset-password', () => {
  const email = 'ana@example.com';
  const provider = { OIDC_ISSUER_URL: 'https://id.example', OIDC_CLIENT_ID: 'mothership' };
  const addAna = (database: Database) =>
    addAccount(database, { email, password: 'correct horse', firstName: null, lastName: null });

  /** Checks that a command printed a valid reset link, one that does not count as mailed. */
  async function expectValidLink(
    database: Database,
    { code, output }: Awaited<ReturnType<typeof run>>,
    publicUrl: string,
  ) {
    expect(code).toBe(0);
    const [, printedUrl, secret = ''] = /^(http\S+)\/oidc\/reset\/([\w-]{43})$/m.exec(output) ?? [];
    expect(printedUrl).toBe(publicUrl);
    const holder = await findTokenHolder(database, 'reset password', secret);
    expect(holder).toMatchObject({ account: { email }, isMailed: false });
  }

  test.skipIf(server)('prints a link while Mothership is running and while it is stopped', async () => {
    const DATA_DIR = temporaryFolder();
    const database = await openFamily(DATA_DIR, 'Rivera');
    await addAna(database);
    const config = readConfig({ PUBLIC_URL: 'https://family.example' });
    const control = await openControlSocket(database, DATA_DIR, {
      'reset-link': (address) => resetLinkFor(database, config, address),
    });
    const whileRunning = await run('reset-password', { DATA_DIR }, email.toUpperCase());
    await expectValidLink(database, whileRunning, 'https://family.example');
    expect(await run('reset-password', { DATA_DIR }, 'ben@example.com')).toEqual({
      code: 1,
      output: "There's no account with the email address ben@example.com.",
    });
    await control.close();
    await database.close();

    const whenStopped = await run('reset-password', { DATA_DIR, PUBLIC_URL: 'http://family.home:8080' }, email);
    expect(await run('reset-password', { DATA_DIR, ...provider }, email)).toEqual({
      code: 1,
      output: 'OIDC_ISSUER_URL is set, so passwords are kept there and not here: https://id.example',
    });
    const reopened = await openEmbedded(DATA_DIR);
    await expectValidLink(reopened, whenStopped, 'http://family.home:8080');
    await reopened.close();
  });

  test.runIf(server)('prints a link on Postgres', async () => {
    const { url, drop } = await createScratchDatabase(server ?? '');
    const database = openPostgres(url);
    onTestFinished(async () => {
      await database.close();
      await drop();
    });
    await migrate(database);
    await addAna(database);
    const result = await run('reset-password', { DATABASE_URL: url, PUBLIC_URL: 'https://family.example' }, email);
    await expectValidLink(database, result, 'https://family.example');
    expect(await run('reset-password', { DATABASE_URL: url }, 'ben@example.com')).toMatchObject({ code: 1 });
  });

  test('reports an unreachable database', async () => {
    const DATABASE_URL = 'postgres://somebody@127.0.0.1:1/mothership';
    const { code, output } = await run('reset-password', { DATABASE_URL }, email);
    expect(code).toBe(1);
    expect(output).toMatch(/^The database cannot be reached: .*$/);
  });
});

describe.runIf(server)('with Postgres', () => {
  test('move-to-postgres copies a family once and refuses a second time', async () => {
    const dataDir = temporaryFolder();
    await (await openFamily(dataDir, 'Rivera')).close();
    const { url, drop } = await createScratchDatabase(server ?? '');
    onTestFinished(drop);
    const moved = await run('move-to-postgres', { DATA_DIR: dataDir, DATABASE_URL: url });
    expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/^ +1 {2}families$/m) });
    const client = new pg.Client(url);
    await client.connect();
    expect((await client.query('select name from families')).rows).toEqual([{ name: 'Rivera' }]);
    await client.end();
    const again = await run('move-to-postgres', { DATA_DIR: dataDir, DATABASE_URL: url });
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('already holds data (in families)') });
  });
});
