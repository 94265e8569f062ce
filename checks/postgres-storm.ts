import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '#server/database/migrate.ts';
import { newSession } from '#testing/sign-in.ts';
import type { Damage } from './crash-storm.ts';
import { damageToChildren, onDatabase, type RunningServer, startServer } from './storm-server.ts';
import { startTraffic } from './storm-traffic.ts';

/** A Postgres that goes away under the writes of six mothers, again and again. The server has to stay, and to lose nothing. */

export interface PrivatePostgres {
  url: string;
  socketUrl: string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
}

/** What happens to Postgres, or to one of our processes. An interruption without an end is over at once. */
export interface Interruption {
  begin(postgres: PrivatePostgres, servers: RunningServer[]): Promise<void>;
  end?(postgres: PrivatePostgres): Promise<void>;
  awayMs?: number;
}

export interface StormResult extends Damage {
  rounds: number;
  survived: number;
  acknowledged: number;
  /** Answered with 503 and a time to come back. */
  refused: number;
  /** Every other answer to a write. */
  faults: string[];
  /** From the moment at which Postgres took connections again, or a process was gone, until every mother had written something. */
  servedAfterMs: number[];
  /** The same until the browser that listens was told to fetch again. */
  heardAfterMs: number[];
}

const mothers = 6;
const mostWritesBefore = 30;

export const stopAndStart = (mode: 'fast' | 'immediate', awayMs = 0): Interruption => ({
  begin: (postgres) => postgres.stop(mode),
  end: (postgres) => postgres.start(),
  awayMs,
});

export const endAllConnections: Interruption = {
  async begin({ url }) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      'mothership',
    ]);
    await client.end();
  },
};

/** The first of several, to which the listener is connected. The others go on, and somebody starts it again. */
export const killOneProcess: Interruption = {
  async begin(_postgres, [server]) {
    server?.kill();
    await server?.gone;
  },
};

interface Storm {
  postgres: PrivatePostgres;
  /** For each process of ours, how it reaches Postgres. */
  databaseUrls: string[];
  interruptions: Interruption[];
  /** Postgres is away when they start. */
  startsWithout?: boolean;
}

export async function postgresStorm(storm: Storm): Promise<StormResult> {
  const { postgres, databaseUrls, interruptions, startsWithout = false } = storm;
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const cookies = await onDatabase(place, async (database) => {
    await migrate(database);
    const sessions = await Promise.all(Array.from({ length: mothers }, () => newSession(database)));
    return sessions.map(({ cookie }) => cookie);
  });

  if (startsWithout) await postgres.stop('fast');
  let servers = await Promise.all(databaseUrls.map((databaseUrl) => startServer({ databaseUrl, dataDir: '' })));
  const traffic = startTraffic(() => servers.filter((server) => server.isAlive()), cookies);
  const result = { rounds: 0, survived: 0, servedAfterMs: [] as number[], heardAfterMs: [] as number[] };

  /** A process that died is replaced, so that the other rounds count as well. */
  const replaceDead = async () => {
    const alive = servers.filter((server) => server.isAlive());
    const dead = servers.filter((server) => !server.isAlive());
    servers = [...alive, ...(await Promise.all(dead.map((server) => startServer(server.place))))];
  };

  const goThrough = async ({ begin, end, awayMs = 0 }: Interruption) => {
    const { gaps, unanswered } = traffic;
    await begin(postgres, servers);
    if (end)
      await Promise.race([traffic.until(() => traffic.unanswered > unanswered), ...servers.map(({ gone }) => gone)]);
    await wait(awayMs);
    await end?.(postgres);
    const isBackAt = performance.now();
    const note = (times: number[]) => () => times.push(performance.now() - isBackAt);
    const served = traffic.untilAllAreServed().then(note(result.servedAfterMs));
    const heard = traffic.until(() => traffic.gaps > gaps).then(note(result.heardAfterMs));
    result.rounds += 1;
    if (!servers.some((server) => server.hasCrashed())) result.survived += 1;
    const replaced = replaceDead();
    await Promise.all([served, heard]);
    const { changes } = traffic;
    await traffic.until(() => traffic.changes > changes);
    await replaced;
  };

  try {
    if (startsWithout) await goThrough({ begin: async () => {}, end: () => postgres.start() });
    for (const interruption of interruptions) {
      const enough = traffic.acknowledged.length + 1 + Math.floor(Math.random() * mostWritesBefore);
      await traffic.until(() => traffic.acknowledged.length >= enough);
      await goThrough(interruption);
    }
    await traffic.stop();
    const { acknowledged, refused, faults } = traffic;
    const damage = await onDatabase(place, (database) => damageToChildren(database, acknowledged));
    return { ...result, ...damage, acknowledged: acknowledged.length, refused, faults };
  } finally {
    await traffic.stop();
    await Promise.all(servers.map(endOf));
  }
}

async function endOf(server: RunningServer) {
  server.kill();
  await server.gone;
}
