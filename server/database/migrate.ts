import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database } from './database.ts';
import { DatabaseUnreachable, isConnectionLost } from './database-errors.ts';
import { liftTimeLimits } from './time-limits.ts';
import { tryEverySecond } from './try-every-second.ts';

/** The database doesn't fit this version of the program, and retrying won't help. */
export class UnsuitableDatabase extends Error {
  override name = 'UnsuitableDatabase';
}

export const migrationsFolder = join(import.meta.dirname, 'migrations');

const minPostgresVersion = 15;
/** An arbitrary lock id, the same in every Mothership process. */
const migrationLock = 6_684_744;

/** Runs pending migrations. An advisory lock makes concurrent processes take turns. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  const client = await connect(database.pool);
  try {
    await refuseOldPostgres(client);
    await liftTimeLimits(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseUnknownMigrations(client, folder);
    await runMigrations(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder });
  } catch (error) {
    throw isConnectionLost(error)
      ? new DatabaseUnreachable(`The database went away: ${reasonOf(error)}`, { cause: error })
      : error;
  } finally {
    // Destroying the client ends its session, which releases the lock and drops the settings.
    client.release(true);
  }
}

/** Migrates now, or as soon as the database is reachable. Only the first attempt can fail the startup. */
export function migrateWhenReachable(database: Database, stopping: AbortSignal, folder = migrationsFolder) {
  let isDone = false;

  async function tryOnce() {
    try {
      await migrate(database, folder);
      isDone = true;
    } catch (error) {
      // The embedded database can't be unreachable: a failure, such as a full disk, must be reported.
      if (!(error instanceof DatabaseUnreachable) || database.kind === 'embedded') throw error;
    }
    return isDone;
  }

  // If the database turns out to be unsuitable later, the unhandled rejection ends the process.
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
    const isRefused = refusalCodes.test((error as { code?: string }).code ?? '');
    if (isRefused)
      throw new UnsuitableDatabase(`The database refuses the connection: ${reasonOf(error)}`, { cause: error });
    throw new DatabaseUnreachable(`The database cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/** Error classes for a wrong password, an unknown database or missing rights, where waiting doesn't help. */
const refusalCodes = /^(28|3D|42)/;

const reasonOf = (error: unknown) => {
  const { cause = error } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
};

async function refuseOldPostgres(client: pg.PoolClient) {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= minPostgresVersion) return;
  throw new UnsuitableDatabase(`Mothership needs Postgres ${minPostgresVersion} or newer; this one is ${version}.`);
}

async function refuseUnknownMigrations(client: pg.PoolClient, folder: string) {
  const applied = await appliedMigrations(client);
  const known = readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.folderMillis);
  if (applied.some((moment) => !known.includes(moment)))
    throw new UnsuitableDatabase(
      'This database was made by a newer version of Mothership. Install that version, or restore a backup made with this one.',
    );
  // Drizzle's migrator only compares with the newest applied migration, so it would never apply an older one.
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
