import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/free-port.mjs';

/** A server with data of its own, which a journey can kill and start again at the same address. */
export async function startOwnServer() {
  // Only here, because every run loads all journeys.
  const [{ startServer }, { readyDataFolder }] = await Promise.all([
    import('#checks/storm-server.ts'),
    import('#testing/ready-data-folder.ts'),
  ]);
  const dataDir = await readyDataFolder(mkdtempSync(join(tmpdir(), 'mothership-own-')));
  const port = await freePort();
  const start = () => startServer({ dataDir }, port);
  let running = await start();
  async function kill() {
    running.kill();
    await running.exited;
  }
  return {
    address: `http://localhost:${port}`,
    kill,
    async startAgain() {
      running = await start();
    },
    async stop() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
