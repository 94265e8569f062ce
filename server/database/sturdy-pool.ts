import pg from 'pg';

/** A pool whose clients may break. Whoever holds one is told by her next query; an error that nobody hears would end the process. */
export function sturdyPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('connect', (client) => client.on('error', () => {}));
  // A client that breaks while idle is replaced by the pool itself.
  pool.on('error', () => {});
  return pool;
}
