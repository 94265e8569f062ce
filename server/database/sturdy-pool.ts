import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';

/** A pool that survives broken connections: without error listeners they would end the process. */
export function sturdyPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ Client: PreparingClient, ...options });
  pool.on('connect', (client) => client.on('error', () => {}));
  // The pool replaces a client that breaks while idle.
  pool.on('error', () => {});
  return pool;
}
