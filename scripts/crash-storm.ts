import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crashStorm, type Storm } from '#checks/crash-storm.ts';
import {
  endAllConnections,
  type Interruption,
  killOneProcess,
  postgresStorm,
  stopAndStart,
} from '#checks/postgres-storm.ts';
import { serverStorm } from '#checks/server-storm.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { makePrivatePostgres } from './ensure-postgres.mjs';

/**
 * `npm run crash-storm -- --rounds 20 --stops 30`: our server is killed on the embedded database, and on the server at
 * TEST_DATABASE_URL if that is set; and a private Postgres is stopped and started under it, where one is installed. The last
 * storm keeps it away for five minutes; `--away 20` makes that shorter.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    stops: { type: 'string', default: '30' },
    away: { type: 'string', default: '300' },
  },
});
const [rounds, stops, away] = [Number(values.rounds), Number(values.stops), Number(values.away)];

async function report(title: string, storm: Omit<Storm, 'rounds'>) {
  const { acknowledged, missing, torn } = await crashStorm({ rounds, ...storm });
  console.log(
    `${title}: ${rounds} rounds, ${acknowledged} writes acknowledged, ${missing.length} missing, ${torn.length} torn`,
  );
  if (missing.length + torn.length > 0) process.exitCode = 1;
}

async function killOurServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mothership-storm-'));
  try {
    await report('Embedded', await serverStorm({ dataDir }));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const { url, drop } = await createScratchDatabase(server);
  try {
    await report('Postgres', await serverStorm({ databaseUrl: url, dataDir }));
  } finally {
    await drop();
  }
}

type PostgresStorm = { interruptions: Interruption[]; startsWithout?: true; processes?: number };

const repeated = (times: number, interruption: (round: number) => Interruption) =>
  Array.from({ length: times }, (_, round) => interruption(round));

const postgresStorms: [title: string, storm: PostgresStorm][] = [
  [
    'stopped and started',
    { interruptions: repeated(stops, (round) => stopAndStart(round % 2 ? 'fast' : 'immediate')) },
  ],
  ['all connections ended', { interruptions: repeated(10, () => endAllConnections) }],
  ['not there at the start', { interruptions: [], startsWithout: true }],
  ['one of two processes killed', { interruptions: repeated(3, () => killOneProcess), processes: 2 }],
  ['away for 20 s', { interruptions: [stopAndStart('fast', 20_000)] }],
  [`away for ${away} s`, { interruptions: [stopAndStart('immediate', away * 1000)] }],
];

async function stopPostgres() {
  for (const over of ['TCP', 'a unix socket'] as const) {
    for (const [title, { processes = 1, ...storm }] of postgresStorms) {
      const postgres = await makePrivatePostgres();
      if (!postgres) return console.log('Postgres is not installed, so it could not be stopped.');
      try {
        await postgres.start();
        const databaseUrl = over === 'TCP' ? postgres.url : postgres.socketUrl;
        const databaseUrls = Array.from({ length: processes }, () => databaseUrl);
        const result = await postgresStorm({ postgres, databaseUrls, ...storm });
        console.log(`Postgres over ${over}, ${title}: ${told(result)}`);
        for (const fault of new Set(result.faults)) console.log(`  answered: ${fault}`);
        const { survived, faults, missing, torn } = result;
        if (survived < result.rounds || faults.length + missing.length + torn.length > 0) process.exitCode = 1;
      } finally {
        await postgres.remove();
      }
    }
  }
}

function told({
  rounds,
  survived,
  acknowledged,
  refused,
  faults,
  missing,
  torn,
  servedAfterMs,
  heardAfterMs,
}: Awaited<ReturnType<typeof postgresStorm>>) {
  const writes = `${acknowledged} writes acknowledged, ${missing.length} lost, ${torn.length} torn`;
  const answers = `${refused} answered 503 with Retry-After, ${faults.length} otherwise`;
  const back = `served again after ${medianAndMost(servedAfterMs)}, live again after ${medianAndMost(heardAfterMs)}`;
  return `survived ${survived} of ${rounds}; ${writes}; ${answers}; ${back}`;
}

function medianAndMost(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const shown = (ms = 0) => `${(ms / 1000).toFixed(2)} s`;
  return `${shown(sorted[Math.floor(sorted.length / 2)])} (at most ${shown(sorted.at(-1))})`;
}

await killOurServer();
await stopPostgres();
