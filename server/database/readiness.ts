import type { Database } from './database.ts';
import { DatabaseUnreachable, isDiskFull } from './database-errors.ts';
import { isEmbedded } from './embedded/open-embedded.ts';

/** Locks no rows because of the limit, but fails if the database is read-only, such as a standby. */
const lockNoRowsSql = 'select from families limit 0 for update';
const writeAndRollBackSql = "begin; create table room_to_write as select repeat('x', 10000); rollback";

/**
 * Checks whether the database can serve requests, with one statement that writes nothing. After a write failed on a
 * full disk, which can't be detected otherwise on Postgres, it also tries a real write until one works.
 */
export function readinessOf(database: Database) {
  let wasDiskFull = false;
  return {
    noteFailure(error: unknown) {
      if (isDiskFull(error)) wasDiskFull = true;
    },
    async check() {
      try {
        if (isEmbedded(database)) await database.assertDiskSpace();
        await database.pool.query(lockNoRowsSql);
        if (wasDiskFull) await database.pool.query(writeAndRollBackSql);
        wasDiskFull = false;
      } catch (cause) {
        throw new DatabaseUnreachable('The database cannot serve', { cause });
      }
    },
  };
}
