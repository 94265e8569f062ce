import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { DatabaseAway, isLost } from './away.ts';
import type { Database } from './database.ts';
import { liftTimeLimits } from './time-limits.ts';
import { tryEverySecond } from './try-every-second.ts';

/** This program and this database do not fit together, and trying again will not help. */
export class UnsuitableDatabase extends Error {
  override name = 'UnsuitableDatabase';
}

export const migrationsFolder = join(import.meta.dirname, 'migrations');

const oldestPostgres = 15;
/** Any number will do, as long as every Mothership process takes the same. */
const migrationLock = 6_684_744;

/** Brings the database to the shape that this program needs. Processes that start together take turns. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  const client = await connect(database.pool);
  try {
    await refuseOldPostgres(client);
    await liftTimeLimits(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseUnknownMigrations(client, folder);
    await runMigrations(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder });
  } catch (error) {
    throw isLost(error) ? new DatabaseAway(`The database went away: ${reasonOf(error)}`, { cause: error }) : error;
  } finally {
    // Throwing the client away ends its session, and with it the lock and the setting.
    client.release(true);
  }
}

/** Migrates now or, if the database is away, as soon as it answers. Only the first try can fail the start. */
export function migrateWhenThere(database: Database, stopping: AbortSignal, folder = migrationsFolder) {
  let isDone = false;

  async function tryOnce() {
    try {
      await migrate(database, folder);
      isDone = true;
    } catch (error) {
      // The embedded database goes nowhere: what keeps it from working, a full disk for example, has to be said.
      if (!(error instanceof DatabaseAway) || database.kind === 'embedded') throw error;
    }
    return isDone;
  }

  // A database that turns out unsuitable later ends the process, by a rejection that nobody handles.
  const { firstTry, settled } = tryEverySecond(tryOnce, stopping);
  return {
    firstTry,
    settled,
    get isDone() {
      return isDone;
    },
  };
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const isRefused = refusals.test((error as { code?: string }).code ?? '');
    if (isRefused)
      throw new UnsuitableDatabase(`The database refuses the connection: ${reasonOf(error)}`, { cause: error });
    throw new DatabaseAway(`The database cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/** A wrong password, a name that is not known, or no right to be there: waiting does not help. */
const refusals = /^(28|3D|42)/;

const reasonOf = (error: unknown) => {
  const { cause = error } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
};

async function refuseOldPostgres(client: pg.PoolClient) {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= oldestPostgres) return;
  throw new UnsuitableDatabase(`Mothership needs Postgres ${oldestPostgres} or newer; this one is ${version}.`);
}

async function refuseUnknownMigrations(client: pg.PoolClient, folder: string) {
  const applied = await appliedMigrations(client);
  const known = readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.folderMillis);
  if (applied.some((moment) => !known.includes(moment)))
    throw new UnsuitableDatabase(
      'This database was made by a newer version of Mothership. Install that version, or restore a backup made with this one.',
    );
  // The migrator compares with the newest applied migration only, and would pass over an older one for ever.
  const newest = Math.max(...applied);
  if (known.some((moment) => moment < newest && !applied.includes(moment)))
    throw new UnsuitableDatabase(
      'A migration of this program is older than one that the database already has. Generate it again.',
    );
}

async function appliedMigrations(client: pg.PoolClient): Promise<number[]> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (table.rows[0]?.name === null) return [];
  const { rows } = await client.query<{ moment: string }>(
    'select created_at as moment from drizzle.__drizzle_migrations',
  );
  return rows.map(({ moment }) => Number(moment));
}
