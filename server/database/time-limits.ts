import type pg from 'pg';

/** A request is answered soon or not at all; what runs beside requests may take its time. For a client that is thrown away afterwards. */
export async function liftTimeLimits(client: pg.PoolClient) {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  // The driver's own limit, which it has no setting for once it is connected.
  (client as unknown as { connectionParameters: { query_timeout: number } }).connectionParameters.query_timeout = 0;
}
