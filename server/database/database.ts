import type pg from 'pg';

/** One door to both databases: the embedded one and a real Postgres are reached through the same driver. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /**
   * The embedded database has a single session: whoever holds a client or has a transaction open must use that one until
   * the end, because any other query waits for it, and fails after half a minute.
   */
  readonly pool: pg.Pool;
  /**
   * Hears every NOTIFY on a channel. `onGap` is called whenever messages may have been missed (the connection was lost and
   * is there again), so that listeners can start afresh. Resolves once listening; the answer stops it.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
