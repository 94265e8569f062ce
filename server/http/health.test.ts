import { once } from 'node:events';
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { newSession } from '#testing/sign-in.ts';
import { isolatedApp } from '#testing/test-app.ts';
import { migrateWhenReachable } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';

const { visitor, signUp, database: ownDatabase } = await isolatedApp();

test('a running server is healthy and ready', async () => {
  expect(await visitor.get('/healthz')).toMatchObject({ status: 200, text: 'ok' });
  expect(await visitor.get('/readyz')).toMatchObject({ status: 200, text: 'ready' });
});

test('after a write fails on a full disk, the server is not ready until a write works', async () => {
  const mother = await signUp();
  const child = { name: 'Mia', birthdate: '2019-03-04' };
  // Simulates a full disk: the trigger raises its error, and the table makes the readiness check's own write fail.
  await ownDatabase.pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert on household_members execute function no_room();
    create table room_to_write ()`);
  expect(await mother.post('/api/children', child)).toMatchObject({
    status: 503,
    text: 'The disk is full. Please make room and try again',
  });
  expect((await visitor.get('/readyz')).status).toBe(503);
  expect((await visitor.get('/healthz')).status).toBe(200);

  await ownDatabase.pool.query('drop trigger no_room on household_members; drop table room_to_write');
  expect((await visitor.get('/readyz')).status).toBe(200);
  expect((await mother.post('/api/children', child)).status).toBe(201);
});

const postgres = process.env.TEST_DATABASE_URL;

test.runIf(postgres)('a read-only Postgres, such as a standby, is not ready', async () => {
  const { rows } = await ownDatabase.pool.query('select current_database() as name');
  const setReadOnly = async (value: 'on' | 'off') => {
    // The setting applies to new connections, so existing ones are closed.
    await ownDatabase.pool.query(
      `begin read write; alter database ${rows[0].name} set default_transaction_read_only = ${value}; commit`,
    );
    await ownDatabase.pool
      .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
      .catch(() => {});
  };
  await setReadOnly('on');
  await expect
    .poll(() => visitor.get('/readyz'), { timeout: 20_000 })
    .toMatchObject({
      status: 503,
      text: 'Nothing can be saved right now. Please try again in a moment',
    });
  await setReadOnly('off');
  await expect.poll(async () => (await visitor.get('/readyz')).status, { timeout: 20_000 }).toBe(200);
});

describe.runIf(postgres)('a Postgres that is sometimes unreachable', async () => {
  if (!postgres) return;
  const scratch = await createScratchDatabase(postgres);
  const real = new URL(scratch.url);

  /** Proxies between the product and Postgres, and can be cut like a cable. */
  const sockets = new Set<Socket>();
  let cable: Server | undefined;
  let port = 0;
  const plugIn = async () => {
    cable = createTcpServer((near) => {
      const far = connect(Number(real.port), real.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    }).listen(port, '127.0.0.1');
    await once(cable, 'listening');
    port = (cable.address() as { port: number }).port;
  };
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    const closed = cable && once(cable, 'close');
    cable?.close();
    await closed;
  };

  await plugIn();
  await cut();
  const database = openPostgres(Object.assign(new URL(scratch.url), { host: `127.0.0.1:${port}` }).href);
  const stopping = new AbortController();
  const migration = migrateWhenReachable(database, stopping.signal);
  const app = await createApp({
    config: readConfig({}),
    database,
    logLevel: 'silent',
    isMigrated: () => migration.isDone,
  });
  afterAll(async () => {
    stopping.abort();
    await app.close();
    await database.close();
    await cut();
    await scratch.drop();
  });
  const statusOf = async (url: string, cookie = '') => (await app.inject({ url, headers: { cookie } })).statusCode;

  test('is waited for at startup and reconnected to later, without a restart', async () => {
    await migration.firstTry;
    expect(await statusOf('/healthz')).toBe(200);
    const refused = await app.inject('/readyz');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(await statusOf('/api/children')).toBe(503);

    await plugIn();
    await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200);
    const { cookie } = await newSession(database);
    expect(await statusOf('/api/children', cookie)).toBe(200);

    await cut();
    await expect.poll(() => statusOf('/api/children', cookie), { timeout: 20_000 }).toBe(503);
    expect(await statusOf('/readyz')).toBe(503);

    await plugIn();
    await expect.poll(() => statusOf('/api/children', cookie), { timeout: 20_000 }).toBe(200);
  });
});
