import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isConnectionLost } from './database-errors.ts';
import { openPostgres } from './postgres.ts';

const server = process.env.TEST_DATABASE_URL;

test.runIf(server)('a Postgres that stops responding counts as a lost connection, which is replaced', async () => {
  const real = new URL(server ?? '');
  const sockets: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(real.port), real.hostname);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as { port: number };
  const database = openPostgres(Object.assign(new URL(real), { host: `127.0.0.1:${port}` }).href, 3_000);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await database.close();
    proxy.close();
  });

  await database.pool.query('select 1');
  for (const socket of sockets) socket.unpipe().pause();
  expect(isConnectionLost(await database.pool.query('select 1').catch((error) => error))).toBe(true);
  await expect.poll(() => database.pool.totalCount).toBe(0);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

/** From here on, timers fire only when the test advances them. */
function freezeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test.runIf(server)('a query that waits for a free connection does not fail as unreachable', async () => {
  const database = openPostgres(server ?? '');
  onTestFinished(() => database.close());
  const others = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
  freezeTime();
  const answer = database.pool.query('select 1 as one').catch((error) => error);
  vi.advanceTimersByTime(10_000);
  for (const other of others) other.release();
  expect(await answer).toMatchObject({ rows: [{ one: 1 }] });
});

test('a Postgres that accepts a connection but never responds is unreachable after five seconds', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const database = openPostgres(`postgres://somebody@127.0.0.1:${port}/mothership`);
  onTestFinished(async () => {
    await database.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  freezeTime();
  const answer = database.pool.query('select 1').catch((error) => error);
  vi.advanceTimersByTime(5_000);
  expect(isConnectionLost(await answer)).toBe(true);
});
