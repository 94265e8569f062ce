import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../database.ts';
import { lockDataDir } from './data-lock.ts';
import { Engine } from './engine.ts';
import type { Bytes, EngineStart } from './messages.ts';
import { startUpkeep } from './upkeep.ts';
import { WireSocket } from './wire-socket.ts';

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  /** The whole database as a tar file, as it is between two transactions. */
  dump(): Promise<Bytes>;
}

export const isEmbedded = (database: Database): database is EmbeddedDatabase => database.kind === 'embedded';

/** The engine has one session, and a new client must not inherit anything of the one before it but what it listens to. */
const resetSession = 'rollback; deallocate all; reset all; select pg_advisory_unlock_all()';

const pauseAfterFailureMs = 1_000;

interface Listener {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: () => void;
}

export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

/** Opens the database in the data folder, creating it (from a dump, if one is given) where there is none. */
export async function openEmbedded(dataDir: string, dump?: Bytes): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataDir(dataDir);
  try {
    const database = await openEngine({ folder: databaseFolder(dataDir), dump });
    const upkeep = startUpkeep(database.pool);
    return {
      ...database,
      async close() {
        upkeep.stop();
        await database.close().finally(lock.release);
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** For tests: nothing is written anywhere, and nothing is left behind. */
export const openInMemory = (dump?: Bytes): Promise<EmbeddedDatabase> => openEngine({ dump });

async function openEngine(start: Omit<EngineStart, 'code'>): Promise<EmbeddedDatabase> {
  const listeners = new Set<Listener>();
  let engine: Promise<Engine> | undefined;

  /** Starts the engine again if it broke down: its log brings back everything that was acknowledged. */
  function runningEngine(): Promise<Engine> {
    const forget = () => {
      engine = undefined;
    };
    engine ??= Engine.start(start).then(
      (started) => started.once('broken', forget),
      (fault) => {
        // Starting costs a lot, so a storm of requests on a full disk must not start one for each of them.
        setTimeout(forget, pauseAfterFailureMs).unref();
        throw fault;
      },
    );
    return engine;
  }

  let listeningEngine = await runningEngine();

  async function openSession(): Promise<Engine> {
    const current = await runningEngine();
    const listens = [...listeners].map(({ channel }) => `listen ${pg.escapeIdentifier(channel)}`);
    await current.execute([resetSession, ...listens].join('; '));
    if (current !== listeningEngine) for (const { onGap } of listeners) onGap();
    listeningEngine = current;
    return current;
  }

  const pool = new pg.Pool({
    // One session, one client: a query beside an open transaction waits for its end, at most this long.
    max: 1,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireSocket(openSession),
  });
  // A client that breaks while idle is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onMessage(payload);
    }),
  );

  return {
    kind: 'embedded',
    pool,
    async listen(channel, onMessage, onGap) {
      const listener = { channel, onMessage, onGap };
      listeners.add(listener);
      const stop = async () => void listeners.delete(listener);
      try {
        await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        await stop();
        throw error;
      }
      return stop;
    },
    async dump() {
      // Holding the only client keeps every transaction out until the files are read.
      const client = await pool.connect();
      try {
        await client.query('checkpoint');
        return await (await runningEngine()).dump();
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      await (await engine?.catch(() => undefined))?.close();
    },
  };
}
