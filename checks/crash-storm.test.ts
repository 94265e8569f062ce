import { expect, onTestFinished, test } from 'vitest';
import { makePrivatePostgres } from '#scripts/ensure-postgres.mjs';
import { readyDataFolder } from '#testing/ready-data-folder.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { crashStorm } from './crash-storm.ts';
import { databaseStorm } from './database-storm.ts';
import { endAllConnections, postgresStorm, stopAndStart } from './postgres-storm.ts';
import { serverStorm } from './server-storm.ts';

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

test.runIf(server)('a Postgres that goes away and comes back ends nothing and loses nothing', async (context) => {
  const postgres = await makePrivatePostgres();
  if (!postgres) return context.skip('No Postgres is installed that could be stopped.');
  onTestFinished(postgres.remove);
  await postgres.start();
  const result = await postgresStorm({
    postgres,
    databaseUrls: [postgres.url, postgres.socketUrl],
    interruptions: [stopAndStart('immediate'), endAllConnections, stopAndStart('fast')],
  });
  expect(result).toMatchObject({ rounds: 3, survived: 3, faults: [], missing: [], torn: [] });
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
