import pg from 'pg';
import type { Database } from './database.ts';
import { type Listening, listenOnPostgres } from './postgres-listening.ts';
import { sturdyPool } from './sturdy-pool.ts';

/** Every statement ends before that. A Postgres that is silent for longer is frozen, or behind a cable that was pulled. */
const silentAfterMs = 20_000;

/** Connects when the first query comes, so that a Postgres that is down for now does not keep the program from starting. */
export function openPostgres(databaseUrl: string, answersWithinMs = silentAfterMs): Database {
  const connection = {
    connectionString: databaseUrl,
    application_name: 'mothership',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // The embedded database thinks in UTC as well.
    options: '-c timezone=UTC',
  };
  const pool = sturdyPool({
    ...connection,
    max: 10,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: answersWithinMs,
  });
  const listening = new Set<Listening>();

  return {
    kind: 'postgres',
    pool,
    async listen(channel, onMessage, onGap) {
      const started = listenOnPostgres(() => new pg.Client({ ...connection, query_timeout: 5_000 }), {
        channel,
        onMessage,
        onGap,
      });
      listening.add(started);
      await started.ready;
      return async () => {
        listening.delete(started);
        await started.stop();
      };
    },
    async close() {
      await Promise.all([...listening].map((one) => one.stop()));
      await pool.end();
    },
  };
}
