import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPrivatePostgres } from '#scripts/ensure-postgres.mjs';
import { readyDataFolder } from '#testing/ready-data-folder.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { crashStorm } from './crash-storm.ts';
import { databaseStorm } from './database-storm.ts';
import { endAllConnections, killOneProcess, postgresStorm, stopAndStart } from './postgres-storm.ts';
import { serverStorm } from './server-storm.ts';
import type { RunningServer } from './storm-server.ts';
import { startTraffic } from './storm-traffic.ts';

const server = process.env.TEST_DATABASE_URL;

test.skipIf(server)(
  'no acknowledged write is lost or torn when the process is killed, on the embedded database',
  async () => {
    const result = await crashStorm({ rounds: 1, ...databaseStorm({ dataDir: await readyDataFolder() }) });
    expect(result).toMatchObject({ missing: [], torn: [] });
  },
);

test.runIf(server)('no acknowledged write is lost or torn when the process is killed, on Postgres', async () => {
  const { url, drop } = await createScratchDatabase(server ?? '');
  onTestFinished(drop);
  const result = await crashStorm({ rounds: 1, ...databaseStorm({ databaseUrl: url, dataDir: '' }) });
  expect(result).toMatchObject({ missing: [], torn: [] });
});

test('the server keeps every acknowledged write when killed mid-write', async () => {
  const scratch = server ? await createScratchDatabase(server) : undefined;
  onTestFinished(async () => scratch?.drop());
  const location = { dataDir: scratch ? temporaryFolder() : await readyDataFolder(), databaseUrl: scratch?.url };
  const result = await crashStorm({ rounds: 2, ...(await serverStorm(location)) });
  expect(result).toMatchObject({ missing: [], torn: [] });
});

test.runIf(server)(
  'nothing is lost when Postgres goes down and comes back, or when one of two server processes dies',
  async (context) => {
    const postgres = await createPrivatePostgres();
    if (!postgres) return context.skip('No local Postgres installation was found to start and stop.');
    onTestFinished(postgres.remove);
    await postgres.start();
    const result = await postgresStorm({
      postgres,
      databaseUrls: [postgres.url, postgres.socketUrl],
      interruptions: [stopAndStart('immediate'), endAllConnections, killOneProcess],
    });
    expect(result).toMatchObject({ rounds: 3, survived: 3, faults: [], missing: [], torn: [] });
  },
);

test('the crash storm detects a writer that acknowledges writes it does not store', async () => {
  const result = await crashStorm({
    rounds: 1,
    async startWriter(acknowledged) {
      const ended = Promise.withResolvers<void>();
      const timer = setInterval(() => acknowledged('never written'), 1);
      const kill = () => {
        clearInterval(timer);
        ended.resolve();
      };
      return { ended: ended.promise, kill };
    },
    inspect: async (acknowledged) => ({ missing: acknowledged.slice(0, 1), torn: [] }),
  });
  expect(result.missing).toEqual(['never written']);
});

/** Two users who write to a fake server. */
async function trafficTo(listener: RequestListener) {
  const fakeServer = createServer(listener);
  await once(fakeServer.listen(0, '127.0.0.1'), 'listening');
  const { port } = fakeServer.address() as AddressInfo;
  const runningServer = { url: `http://127.0.0.1:${port}` } as RunningServer;
  const traffic = startTraffic(() => [runningServer], ['first user', 'second user']);
  onTestFinished(async () => {
    await traffic.stop();
    fakeServer.close();
  });
  return traffic;
}

const createdChild = JSON.stringify({ id: 'child' });

test('untilAllServed waits until every user has been served again', async () => {
  const released = Promise.withResolvers<void>();
  const traffic = await trafficTo(async ({ url, headers }, response) => {
    if (url === '/api/children' && headers.cookie === 'second user') await released.promise;
    response.writeHead(201).end(createdChild);
  });
  onTestFinished(() => released.resolve());
  let isEveryoneServed = false;
  const allServed = traffic.untilAllServed().then(() => {
    isEveryoneServed = true;
  });
  await traffic.until(() => traffic.acknowledged.length === 3);
  expect(isEveryoneServed).toBe(false);
  released.resolve();
  await allServed;
});

test('a gap in live changes counts when the stream is open again, not when it was lost', async () => {
  let isDown = true;
  let refusals = 0;
  const traffic = await trafficTo(({ url }, response) => {
    const isRefused = isDown && url === '/api/changes';
    if (isRefused) refusals += 1;
    response.writeHead(isRefused ? 503 : 201).end(createdChild);
  });
  await traffic.until(() => refusals > 1);
  expect(traffic.gaps).toBe(0);
  isDown = false;
  await traffic.until(() => traffic.gaps > 0);
});
