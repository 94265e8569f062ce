import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isLost } from './away.ts';
import { openPostgres } from './postgres.ts';

const server = process.env.TEST_DATABASE_URL;

test.runIf(server)('a Postgres that falls silent is taken for one that went away, and left', async () => {
  const real = new URL(server ?? '');
  const sockets: Socket[] = [];
  const between = createServer((near) => {
    const far = connect(Number(real.port), real.hostname);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const { port } = between.address() as { port: number };
  const database = openPostgres(Object.assign(new URL(real), { host: `127.0.0.1:${port}` }).href, 3_000);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await database.close();
    between.close();
  });

  await database.pool.query('select 1');
  for (const socket of sockets) socket.unpipe().pause();
  expect(isLost(await database.pool.query('select 1').catch((error) => error))).toBe(true);
  await expect.poll(() => database.pool.totalCount).toBe(0);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

/** From here on time passes for those who wait only when the test says so. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test.runIf(server)('whoever waits for her turn is not told that the database is away', async () => {
  const database = openPostgres(server ?? '');
  onTestFinished(() => database.close());
  const others = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
  holdTime();
  const answer = database.pool.query('select 1 as one').catch((error) => error);
  vi.advanceTimersByTime(10_000);
  for (const other of others) other.release();
  expect(await answer).toMatchObject({ rows: [{ one: 1 }] });
});

test('a Postgres that takes a connection and says nothing is away after five seconds', async () => {
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
  holdTime();
  const answer = database.pool.query('select 1').catch((error) => error);
  vi.advanceTimersByTime(5_000);
  expect(isLost(await answer)).toBe(true);
});
