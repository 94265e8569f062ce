import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Listening {
  /** Settles once messages are heard for the first time. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

interface Listener {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: () => void;
}

const shortestPauseMs = 100;
const longestPauseMs = 1_000;
const heartbeatMs = 30_000;

/** Keeps a connection of its own listening to a channel, and makes a new one whenever it is lost. */
export function listenOnPostgres(newClient: () => pg.Client, { channel, onMessage, onGap }: Listener): Listening {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  let hasListened = false;
  let pauseMs = shortestPauseMs;

  async function listenUntilLost() {
    const client = newClient();
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      pauseMs = shortestPauseMs;
      if (hasListened) onGap();
      hasListened = true;
      ready.resolve();
      const over = AbortSignal.any([lost.signal, stopping.signal]);
      // A cable that was pulled is noticed by asking, and a router that drops silent connections sees some traffic.
      for (;;) {
        await wait(heartbeatMs, undefined, { signal: over });
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
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
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
