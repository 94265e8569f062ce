import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '#server/database/migrate.ts';
import { newSession } from '#testing/sign-in.ts';
import type { Damage } from './crash-storm.ts';
import { findDamageToChildren, type RunningServer, startServer, withDatabase } from './storm-server.ts';
import { startTraffic } from './storm-traffic.ts';

/** Interrupts Postgres repeatedly while six users write. The server must stay up and lose nothing. */

export interface PrivatePostgres {
  url: string;
  socketUrl: string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
}

/** Something that happens to Postgres or to a server process. Without `end`, the interruption is momentary. */
export interface Interruption {
  begin(postgres: PrivatePostgres, servers: RunningServer[]): Promise<void>;
  end?(postgres: PrivatePostgres): Promise<void>;
  downMs?: number;
}

export interface StormResult extends Damage {
  rounds: number;
  survived: number;
  acknowledged: number;
  /** Number of writes answered with 503 and Retry-After. */
  refused: number;
  /** All other failed writes. */
  faults: string[];
  /** Time from the end of each interruption until every user's next write was acknowledged. */
  servedAfterMs: number[];
  /** Time from the end of each interruption until the listening client had a live stream again. */
  liveAfterMs: number[];
}

const userCount = 6;
const maxWritesBetween = 30;

export const stopAndStart = (mode: 'fast' | 'immediate', downMs = 0): Interruption => ({
  begin: (postgres) => postgres.stop(mode),
  end: (postgres) => postgres.start(),
  downMs,
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

/** Kills the first server process, which the live stream uses. The others keep running; it is then restarted. */
export const killOneProcess: Interruption = {
  async begin(_postgres, [server]) {
    server?.kill();
    await server?.exited;
  },
};

interface Storm {
  postgres: PrivatePostgres;
  /** One server process is started per URL. */
  databaseUrls: string[];
  interruptions: Interruption[];
  /** Postgres is down when the server processes start. */
  startsDown?: boolean;
}

export async function postgresStorm(storm: Storm): Promise<StormResult> {
  const { postgres, databaseUrls, interruptions, startsDown = false } = storm;
  const location = { databaseUrl: postgres.url, dataDir: '' };
  const cookies = await withDatabase(location, async (database) => {
    await migrate(database);
    const sessions = await Promise.all(Array.from({ length: userCount }, () => newSession(database)));
    return sessions.map(({ cookie }) => cookie);
  });

  if (startsDown) await postgres.stop('fast');
  let servers = await Promise.all(databaseUrls.map((databaseUrl) => startServer({ databaseUrl, dataDir: '' })));
  const traffic = startTraffic(() => servers.filter((server) => server.isAlive()), cookies);
  const result = { rounds: 0, survived: 0, servedAfterMs: [] as number[], liveAfterMs: [] as number[] };

  /** Restarts dead processes, so that later rounds still count. */
  const replaceDead = async () => {
    const alive = servers.filter((server) => server.isAlive());
    const dead = servers.filter((server) => !server.isAlive());
    servers = [...alive, ...(await Promise.all(dead.map((server) => startServer(server.location))))];
  };

  const runInterruption = async ({ begin, end, downMs = 0 }: Interruption) => {
    const { gaps, unanswered } = traffic;
    await begin(postgres, servers);
    if (end)
      await Promise.race([
        traffic.until(() => traffic.unanswered > unanswered),
        ...servers.map(({ exited }) => exited),
      ]);
    await wait(downMs);
    await end?.(postgres);
    const endedAt = performance.now();
    const record = (times: number[]) => () => times.push(performance.now() - endedAt);
    const served = traffic.untilAllServed().then(record(result.servedAfterMs));
    const live = traffic.until(() => traffic.gaps > gaps).then(record(result.liveAfterMs));
    result.rounds += 1;
    if (!servers.some((server) => server.hasCrashed())) result.survived += 1;
    const replaced = replaceDead();
    await Promise.all([served, live]);
    const { changes } = traffic;
    await traffic.until(() => traffic.changes > changes);
    await replaced;
  };

  try {
    if (startsDown) await runInterruption({ begin: async () => {}, end: () => postgres.start() });
    for (const interruption of interruptions) {
      const enough = traffic.acknowledged.length + 1 + Math.floor(Math.random() * maxWritesBetween);
      await traffic.until(() => traffic.acknowledged.length >= enough);
      await runInterruption(interruption);
    }
    await traffic.stop();
    const { acknowledged, refused, faults } = traffic;
    const damage = await withDatabase(location, (database) => findDamageToChildren(database, acknowledged));
    return { ...result, ...damage, acknowledged: acknowledged.length, refused, faults };
  } finally {
    await traffic.stop();
    await Promise.all(servers.map(stopServer));
  }
}

async function stopServer(server: RunningServer) {
  server.kill();
  await server.exited;
}
