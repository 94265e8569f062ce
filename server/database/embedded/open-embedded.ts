import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../database.ts';
import { isDiskFull } from '../database-errors.ts';
import { sturdyPool } from '../sturdy-pool.ts';
import { lockDataDir } from './data-lock.ts';
import { assertDiskSpace } from './disk-space.ts';
import { EmbeddedDatabaseError, Engine } from './engine.ts';
import { startMaintenance } from './maintenance.ts';
import type { Bytes, EngineStart } from './messages.ts';
import { WireSocket } from './wire-socket.ts';

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  /** Returns the whole database as a tar file, taken between two transactions. */
  dump(): Promise<Bytes>;
  /** Rejects if the disk is full or not writable. */
  assertDiskSpace(): Promise<void>;
}

export const isEmbedded = (database: Database): database is EmbeddedDatabase => database.kind === 'embedded';

/** All clients share the engine's one session, so each new client resets it. Only LISTEN subscriptions are kept. */
const resetSessionSql = 'rollback; deallocate all; reset all; select pg_advisory_unlock_all()';

const pauseAfterFailureMs = 1_000;
const minBytesForNewDatabase = 64 * 1024 * 1024;

interface Listener {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: () => void;
}

export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

/** Opens the database in the data folder. If there is none, creates it, from the dump if one is given. */
export async function openEmbedded(dataDir: string, dump?: Bytes): Promise<EmbeddedDatabase> {
  const lock = lockDataDir(dataDir);
  const folder = databaseFolder(dataDir);
  try {
    if (!existsSync(folder)) await assertDiskSpace(dataDir, minBytesForNewDatabase);
    const database = await openEngine({ folder, dump });
    const upkeep = startMaintenance(database.pool);
    return {
      ...database,
      async close() {
        upkeep.stop();
        await database.close().finally(lock.release);
      },
    };
  } catch (error) {
    lock.release();
    if (!(error instanceof EmbeddedDatabaseError)) throw error;
    const advice = isDiskFull(error) ? 'Make room on the disk.' : 'npm run restore brings back a backup.';
    throw new EmbeddedDatabaseError(`The database in ${folder} cannot be opened. ${error.message}. ${advice}`);
  }
}

/** For tests: keeps the database in memory. */
export const openInMemory = (dump?: Bytes): Promise<EmbeddedDatabase> => openEngine({ dump });

async function openEngine(start: Omit<EngineStart, 'code'>): Promise<EmbeddedDatabase> {
  const listeners = new Set<Listener>();
  let engine: Promise<Engine> | undefined;

  /** Returns the engine, restarting it if it broke. Its write-ahead log restores all committed data. */
  function runningEngine(): Promise<Engine> {
    const discard = () => {
      engine = undefined;
    };
    engine ??= Engine.start(start).then(
      (started) => started.once('broken', discard),
      (fault) => {
        // Starting is expensive, so many requests on a full disk must not each start an engine.
        setTimeout(discard, pauseAfterFailureMs).unref();
        throw fault;
      },
    );
    return engine;
  }

  let listeningEngine = await runningEngine();

  async function openSession(): Promise<Engine> {
    const current = await runningEngine();
    const listenStatements = [...listeners].map(({ channel }) => `listen ${pg.escapeIdentifier(channel)}`);
    await current.execute([resetSessionSql, ...listenStatements].join('; '));
    if (current !== listeningEngine) for (const { onGap } of listeners) onGap();
    listeningEngine = current;
    return current;
  }

  const pool = sturdyPool({
    // One session, so one client: while a transaction is open, other queries wait, at most for the connection timeout.
    max: 1,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireSocket(openSession),
  });
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
      // Holding the only client blocks all transactions until the files are read.
      const client = await pool.connect();
      try {
        await client.query('checkpoint');
        return await (await runningEngine()).dump();
      } finally {
        client.release();
      }
    },
    async assertDiskSpace() {
      if (start.folder) await assertDiskSpace(start.folder);
    },
    async close() {
      await pool.end();
      await (await engine?.catch(() => undefined))?.close();
    },
  };
}
