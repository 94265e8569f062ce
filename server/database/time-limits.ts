import type pg from 'pg';

/** Removes the timeouts meant for requests, for long jobs such as migrations. Destroy the client afterwards. */
export async function liftTimeLimits(client: pg.PoolClient) {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  // The driver's own timeout, which has no public setting after connecting.
  (client as unknown as { connectionParameters: { query_timeout: number } }).connectionParameters.query_timeout = 0;
}
