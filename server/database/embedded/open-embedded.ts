import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isDiskFull } from '../away.ts';
import type { Database } from '../database.ts';
import { sturdyPool } from '../sturdy-pool.ts';
import { lockDataDir } from './data-lock.ts';
import { EmbeddedDatabaseError, Engine } from './engine.ts';
import type { Bytes, EngineStart } from './messages.ts';
import { assertRoom } from './room.ts';
import { startUpkeep } from './upkeep.ts';
import { WireSocket } from './wire-socket.ts';

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  /** The whole database as a tar file, as it is between two transactions. */
  dump(): Promise<Bytes>;
  /** Rejects if the disk is full or must not be written. */
  assertRoom(): Promise<void>;
}

export const isEmbedded = (database: Database): database is EmbeddedDatabase => database.kind === 'embedded';

/** The engine has one session, and a new client must not inherit anything of the one before it but what it listens to. */
const resetSession = 'rollback; deallocate all; reset all; select pg_advisory_unlock_all()';

const pauseAfterFailureMs = 1_000;
const roomForANewOneInBytes = 64 * 1024 * 1024;

interface Listener {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: () => void;
}

export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

/** Opens the database in the data folder, creating it (from a dump, if one is given) where there is none. */
export async function openEmbedded(dataDir: string, dump?: Bytes): Promise<EmbeddedDatabase> {
  const lock = lockDataDir(dataDir);
  const folder = databaseFolder(dataDir);
  try {
    if (!existsSync(folder)) await assertRoom(dataDir, roomForANewOneInBytes);
    const database = await openEngine({ folder, dump });
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
    if (!(error instanceof EmbeddedDatabaseError)) throw error;
    const advice = isDiskFull(error) ? 'Make room on the disk.' : 'npm run restore brings back a backup.';
    throw new EmbeddedDatabaseError(`The database in ${folder} cannot be opened. ${error.message}. ${advice}`);
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

  const pool = sturdyPool({
    // One session, one client: a query beside an open transaction waits for its end, at most this long.
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
      // Holding the only client keeps every transaction out until the files are read.
      const client = await pool.connect();
      try {
        await client.query('checkpoint');
        return await (await runningEngine()).dump();
      } finally {
        client.release();
      }
    },
    async assertRoom() {
      if (start.folder) await assertRoom(start.folder);
    },
    async close() {
      await pool.end();
      await (await engine?.catch(() => undefined))?.close();
    },
  };
}
