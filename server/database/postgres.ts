import pg from 'pg';
import type { Database } from './database.ts';
import { type Listening, listenOnPostgres } from './postgres-listening.ts';
import { sturdyPool } from './sturdy-pool.ts';

/** Every statement ends before that. A Postgres that is silent for longer is frozen, or behind a cable that was pulled. */
const silentAfterMs = 20_000;
const statementMs = 15_000;
const reachedWithinMs = 5_000;

/** The pool has one limit for two things: to reach Postgres, and to wait for one's turn while it is there and busy. */
class ReachedSoon extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: reachedWithinMs });
  }
}

/** Connects when the first query comes, so that a Postgres that is down for now does not keep the program from starting. */
export function openPostgres(databaseUrl: string, answersWithinMs = silentAfterMs): Database {
  const connection = {
    connectionString: databaseUrl,
    application_name: 'mothership',
    keepAlive: true,
    // The embedded database thinks in UTC as well.
    options: '-c timezone=UTC',
  };
  const pool = sturdyPool({
    ...connection,
    Client: ReachedSoon,
    max: 10,
    // Others are done with a statement by then.
    connectionTimeoutMillis: statementMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: answersWithinMs,
  });
  const listening = new Set<Listening>();

  return {
    kind: 'postgres',
    pool,
    async listen(channel, onMessage, onGap) {
      const started = listenOnPostgres(() => new ReachedSoon({ ...connection, query_timeout: 5_000 }), {
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
