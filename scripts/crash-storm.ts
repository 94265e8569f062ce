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
import { createPrivatePostgres } from './ensure-postgres.mjs';

/**
 * `npm run crash-storm -- --rounds 20 --stops 30` kills our server mid-write, on the embedded database and on the
 * server at TEST_DATABASE_URL if set. It also stops and starts a private Postgres under the server, if one is
 * installed. The last storm keeps Postgres down for five minutes; `--away 20` shortens that to 20 seconds.
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

type PostgresStorm = { interruptions: Interruption[]; startsDown?: true; processes?: number };

const repeat = (times: number, interruption: (round: number) => Interruption) =>
  Array.from({ length: times }, (_, round) => interruption(round));

const postgresStorms: [title: string, storm: PostgresStorm][] = [
  ['stopped and started', { interruptions: repeat(stops, (round) => stopAndStart(round % 2 ? 'fast' : 'immediate')) }],
  ['all connections ended', { interruptions: repeat(10, () => endAllConnections) }],
  ['not there at the start', { interruptions: [], startsDown: true }],
  ['one of two processes killed', { interruptions: repeat(3, () => killOneProcess), processes: 2 }],
  ['away for 20 s', { interruptions: [stopAndStart('fast', 20_000)] }],
  [`away for ${away} s`, { interruptions: [stopAndStart('immediate', away * 1000)] }],
];

async function stopPostgres() {
  for (const transport of ['TCP', 'a unix socket'] as const) {
    for (const [title, { processes = 1, ...storm }] of postgresStorms) {
      const postgres = await createPrivatePostgres();
      if (!postgres) return console.log('Postgres is not installed, so it could not be stopped.');
      try {
        await postgres.start();
        const databaseUrl = transport === 'TCP' ? postgres.url : postgres.socketUrl;
        const databaseUrls = Array.from({ length: processes }, () => databaseUrl);
        const result = await postgresStorm({ postgres, databaseUrls, ...storm });
        console.log(`Postgres over ${transport}, ${title}: ${summarize(result)}`);
        for (const fault of new Set(result.faults)) console.log(`  answered: ${fault}`);
        const { survived, faults, missing, torn } = result;
        if (survived < result.rounds || faults.length + missing.length + torn.length > 0) process.exitCode = 1;
      } finally {
        await postgres.remove();
      }
    }
  }
}

function summarize({
  rounds,
  survived,
  acknowledged,
  refused,
  faults,
  missing,
  torn,
  servedAfterMs,
  liveAfterMs,
}: Awaited<ReturnType<typeof postgresStorm>>) {
  const writes = `${acknowledged} writes acknowledged, ${missing.length} lost, ${torn.length} torn`;
  const answers = `${refused} answered 503 with Retry-After, ${faults.length} otherwise`;
  const back = `served again after ${medianAndMax(servedAfterMs)}, live again after ${medianAndMax(liveAfterMs)}`;
  return `survived ${survived} of ${rounds}; ${writes}; ${answers}; ${back}`;
}

function medianAndMax(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const seconds = (ms = 0) => `${(ms / 1000).toFixed(2)} s`;
  return `${seconds(sorted[Math.floor(sorted.length / 2)])} (at most ${seconds(sorted.at(-1))})`;
}

await killOurServer();
await stopPostgres();
