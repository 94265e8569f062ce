import pg from 'pg';
import type { Database } from './database.ts';
import { type Listening, listenOnPostgres } from './postgres-listening.ts';

/** Connects when the first query comes, so that a Postgres that is down for now does not keep the program from starting. */
export function openPostgres(databaseUrl: string): Database {
  const connection = {
    connectionString: databaseUrl,
    application_name: 'mothership',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // The embedded database thinks in UTC as well.
    options: '-c timezone=UTC',
  };
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A client that breaks while idle is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => {});
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
