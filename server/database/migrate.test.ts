import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { emptyDump } from '#testing/cached-dump.ts';
import { sampleMigrations } from '#testing/sample-migrations.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import type { Database } from './database.ts';
import { DatabaseUnreachable } from './database-errors.ts';
import { openInMemory } from './embedded/open-embedded.ts';
import { migrate, migrateWhenReachable, UnsuitableDatabase } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const notStopping = new AbortController().signal;

const first = { 1000: 'create table notes (text text);' };
const second = { ...first, 2000: `insert into notes values ('second');` };

function closeAfterTest<Opened extends Database>(database: Opened) {
  onTestFinished(() => database.close());
  return database;
}

async function openScratch() {
  const { url, drop } = await createScratchDatabase(server);
  onTestFinished(drop);
  return { url, database: closeAfterTest(openPostgres(url)) };
}

const texts = async ({ pool }: Database) => (await pool.query('select text from notes')).rows.map((row) => row.text);

describe.skipIf(server)('on the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openInMemory(await emptyDump());
  });
  afterAll(() => database.close());
  beforeEach(() => database.pool.query('drop schema if exists drizzle cascade; drop table if exists notes'));

  migratesForwardOnly(async () => database);
});
describe.runIf(server)('on Postgres', () => {
  migratesForwardOnly(async () => (await openScratch()).database);

  test('processes that start at the same time migrate once', async () => {
    const { url, database } = await openScratch();
    const folder = sampleMigrations(second);
    const starting = [1, 2, 3, 4].map(() => migrate(closeAfterTest(openPostgres(url)), folder));
    await Promise.all(starting);
    expect(await texts(database)).toEqual(['second']);
  });

  test('a database that is unreachable at startup is migrated once it is reachable', async () => {
    const { url } = await openScratch();
    const { port, hostname } = new URL(url);
    const gate = createServer((socket) => {
      const onward = connect(Number(port || 5432), hostname);
      socket.pipe(onward).pipe(socket);
      for (const end of [socket, onward]) end.on('error', () => end.destroy());
    });
    await once(gate.listen(0, '127.0.0.1'), 'listening');
    const gateAddress = gate.address() as AddressInfo;
    gate.close();
    await once(gate, 'close');

    const viaGate = new URL(url);
    viaGate.hostname = '127.0.0.1';
    viaGate.port = String(gateAddress.port);
    const database = closeAfterTest(openPostgres(viaGate.href));
    const migration = migrateWhenReachable(database, notStopping, sampleMigrations(second));
    await migration.firstTry;
    expect(migration.isDone).toBe(false);
    gate.listen(gateAddress.port, '127.0.0.1');
    onTestFinished(() => void gate.close());
    await expect.poll(() => migration.isDone, { timeout: 10_000 }).toBe(true);
    expect(await texts(database)).toEqual(['second']);
  });

  test('a database that refuses the connection fails the first attempt', async () => {
    const { url } = await openScratch();
    const wrong = new URL(url);
    wrong.pathname = '/there_is_no_such_database';
    const migration = migrateWhenReachable(
      closeAfterTest(openPostgres(wrong.href)),
      notStopping,
      sampleMigrations(first),
    );
    await expect(migration.firstTry).rejects.toThrow(UnsuitableDatabase);
  });
});

function migratesForwardOnly(open: () => Promise<Database>) {
  test('a second run changes nothing, and a new migration is applied to existing data', async () => {
    const database = await open();
    await migrate(database, sampleMigrations(first));
    await migrate(database, sampleMigrations(first));
    expect(await texts(database)).toEqual([]);
    await migrate(database, sampleMigrations(second));
    expect(await texts(database)).toEqual(['second']);
  });

  test('a database made by a newer version is refused and left unchanged', async () => {
    const database = await open();
    await migrate(database, sampleMigrations(second));
    await expect(migrate(database, sampleMigrations(first))).rejects.toThrow(
      'This database was made by a newer version of Mothership.',
    );
    expect(await texts(database)).toEqual(['second']);
  });

  test('a new migration that is older than an applied one is refused', async () => {
    const database = await open();
    await migrate(database, sampleMigrations(first));
    const older = { 500: 'create table forgotten (text text);', ...first };
    await expect(migrate(database, sampleMigrations(older))).rejects.toThrow(UnsuitableDatabase);
  });

  test('a failed migration rolls back the migrations before it too', async () => {
    const database = await open();
    await expect(migrate(database, sampleMigrations({ ...first, 2000: 'no SQL' }))).rejects.toThrow();
    await migrate(database, sampleMigrations(second));
    expect(await texts(database)).toEqual(['second']);
  });
}

test.runIf(server)('a migration is retried after the connection is lost in the middle', async () => {
  const { database } = await openScratch();
  await database.pool.query('create sequence tries');
  const disconnectOnce = `select case nextval('tries') when 1 then pg_terminate_backend(pg_backend_pid()) end;`;
  const migration = migrateWhenReachable(database, notStopping, sampleMigrations({ ...first, 2000: disconnectOnce }));
  await migration.firstTry;
  expect(migration.isDone).toBe(false);
  await migration.settled;
  expect(migration.isDone).toBe(true);
});

test('a Postgres that is too old is refused', async () => {
  const client = { query: async () => ({ rows: [{ server_version: '14.12 (Debian)' }] }), release: () => {} };
  const old = { kind: 'postgres', pool: { connect: async () => client } } as unknown as Database;
  await expect(migrate(old, sampleMigrations(first))).rejects.toThrow(
    'Mothership needs Postgres 15 or newer; this one is 14.12 (Debian).',
  );
});

test('an unreachable Postgres can be opened, and only migrating fails', async () => {
  const closedServer = createServer();
  await once(closedServer.listen(0, '127.0.0.1'), 'listening');
  const { port } = closedServer.address() as AddressInfo;
  closedServer.close();
  await once(closedServer, 'close');
  const database = openPostgres(`postgres://somebody@127.0.0.1:${port}/mothership`);
  await expect(migrate(database, sampleMigrations(first))).rejects.toThrow(DatabaseUnreachable);
  await database.close();
});
