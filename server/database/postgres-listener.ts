import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresListener {
  /** Resolves once the first connection is listening. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

interface ListenerOptions {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: () => void;
}

const minPauseMs = 100;
const maxPauseMs = 1_000;
const heartbeatMs = 30_000;

/** Listens to a channel on a separate connection, and reconnects whenever it is lost. */
export function listenOnPostgres(
  newClient: () => pg.Client,
  { channel, onMessage, onGap }: ListenerOptions,
): PostgresListener {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  let hasListened = false;
  let pauseMs = minPauseMs;

  async function listenUntilLost() {
    const client = newClient();
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      pauseMs = minPauseMs;
      if (hasListened) onGap();
      hasListened = true;
      ready.resolve();
      const endSignal = AbortSignal.any([lost.signal, stopping.signal]);
      // A regular query detects a dead connection and keeps routers from dropping an idle one.
      for (;;) {
        await wait(heartbeatMs, undefined, { signal: endSignal });
        await client.query('select 1');
      }
    } finally {
      await client.end();
    }
  }

  async function listenUntilStopped() {
    while (!stopping.signal.aborted) {
      await listenUntilLost().catch(() => {});
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    }
    ready.reject(new Error('The database was closed.'));
  }

  const ended = listenUntilStopped();
  return {
    ready: ready.promise,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
