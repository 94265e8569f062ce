import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crashStorm, type Storm } from '#checks/crash-storm.ts';
import { serverStorm } from '#checks/server-storm.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';

/** `npm run crash-storm -- --rounds 20`: on the embedded database, and on the server at TEST_DATABASE_URL if that is set. */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);

async function report(title: string, storm: Omit<Storm, 'rounds'>) {
  const { acknowledged, missing, torn } = await crashStorm({ rounds, ...storm });
  console.log(
    `${title}: ${rounds} rounds, ${acknowledged} writes acknowledged, ${missing.length} missing, ${torn.length} torn`,
  );
  if (missing.length + torn.length > 0) process.exitCode = 1;
}

const dataDir = mkdtempSync(join(tmpdir(), 'mothership-storm-'));
try {
  await report('Embedded', await serverStorm({ dataDir }));
} finally {
  rmSync(dataDir, { recursive: true });
}

const server = process.env.TEST_DATABASE_URL;
if (server) {
  const { url, drop } = await createScratchDatabase(server);
  try {
    await report('Postgres', await serverStorm({ databaseUrl: url, dataDir }));
  } finally {
    await drop();
  }
}
