import type pg from 'pg';
import type { Database } from './database.ts';
import { listenOnPostgres, type PostgresListener } from './postgres-listener.ts';
import { PreparingClient } from './preparing-client.ts';
import { sturdyPool } from './sturdy-pool.ts';

/** Longer than any statement may take. A Postgres that doesn't respond for this long is frozen or disconnected. */
const responseTimeoutMs = 20_000;
const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;

/** The pool has one timeout for connecting and for waiting for a client. This client has its own for connecting. */
class QuickConnectClient extends PreparingClient {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeoutMs });
  }
}

/** Connects at the first query, so that the program can start while Postgres is down. */
export function openPostgres(databaseUrl: string, queryTimeoutMs = responseTimeoutMs): Database {
  const connection = {
    connectionString: databaseUrl,
    application_name: 'mothership',
    keepAlive: true,
    // Like the embedded database.
    options: '-c timezone=UTC',
  };
  const pool = sturdyPool({
    ...connection,
    Client: QuickConnectClient,
    max: 10,
    // By then other clients have finished their statements.
    connectionTimeoutMillis: statementTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: queryTimeoutMs,
  });
  const listening = new Set<PostgresListener>();

  return {
    kind: 'postgres',
    pool,
    async listen(channel, onMessage, onGap) {
      const started = listenOnPostgres(() => new QuickConnectClient({ ...connection, query_timeout: 5_000 }), {
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
