import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makePrivatePostgres } from '#scripts/ensure-postgres.mjs';
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

test('the whole server, killed in the middle of writes, keeps everything that it acknowledged', async () => {
  const scratch = server ? await createScratchDatabase(server) : undefined;
  onTestFinished(async () => scratch?.drop());
  const place = { dataDir: scratch ? temporaryFolder() : await readyDataFolder(), databaseUrl: scratch?.url };
  const result = await crashStorm({ rounds: 2, ...(await serverStorm(place)) });
  expect(result).toMatchObject({ missing: [], torn: [] });
});

test.runIf(server)('nothing is lost when Postgres comes and goes, or one process of two dies', async (context) => {
  const postgres = await makePrivatePostgres();
  if (!postgres) return context.skip('No Postgres is installed that could be stopped.');
  onTestFinished(postgres.remove);
  await postgres.start();
  const result = await postgresStorm({
    postgres,
    databaseUrls: [postgres.url, postgres.socketUrl],
    interruptions: [stopAndStart('immediate'), endAllConnections, stopAndStart('fast'), killOneProcess],
  });
  expect(result).toMatchObject({ rounds: 4, survived: 4, faults: [], missing: [], torn: [] });
});

test('the storm notices a writer that acknowledges what it does not keep', async () => {
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

/** Two mothers who write to somebody who only pretends to be our server. */
async function trafficTo(pretend: RequestListener) {
  const pretended = createServer(pretend);
  await once(pretended.listen(0, '127.0.0.1'), 'listening');
  const { port } = pretended.address() as AddressInfo;
  const reached = { url: `http://127.0.0.1:${port}` } as RunningServer;
  const traffic = startTraffic(() => [reached], ['the first mother', 'the second mother']);
  onTestFinished(async () => {
    await traffic.stop();
    pretended.close();
  });
  return traffic;
}

const added = JSON.stringify({ id: 'child' });

test('a storm is over for all only when nobody is held up any more', async () => {
  const released = Promise.withResolvers<void>();
  const traffic = await trafficTo(async ({ url, headers }, response) => {
    if (url === '/api/children' && headers.cookie === 'the second mother') await released.promise;
    response.writeHead(201).end(added);
  });
  onTestFinished(() => released.resolve());
  let areAllServed = false;
  const allAreServed = traffic.untilAllAreServed().then(() => {
    areAllServed = true;
  });
  await traffic.until(() => traffic.acknowledged.length === 3);
  expect(areAllServed).toBe(false);
  released.resolve();
  await allAreServed;
});

test('whoever listens is live again when she has a stream, not when she lost it', async () => {
  let isAway = true;
  let refusals = 0;
  const traffic = await trafficTo(({ url }, response) => {
    const isRefused = isAway && url === '/api/changes';
    if (isRefused) refusals += 1;
    response.writeHead(isRefused ? 503 : 201).end(added);
  });
  await traffic.until(() => refusals > 1);
  expect(traffic.gaps).toBe(0);
  isAway = false;
  await traffic.until(() => traffic.gaps > 0);
});
