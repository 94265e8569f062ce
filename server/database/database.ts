import type pg from 'pg';

/** Common interface of the embedded database and a real Postgres. Both are used through the same driver. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** The embedded database has one session: while you hold a client, other queries wait and fail after 30 seconds. */
  readonly pool: pg.Pool;
  /**
   * Subscribes to NOTIFY on a channel. `onGap` is called when messages may have been missed because the connection was
   * lost and restored, so that listeners can reload. Resolves once subscribed, with a function that unsubscribes.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
