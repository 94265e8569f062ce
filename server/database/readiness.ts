import { DatabaseAway, isDiskFull } from './away.ts';
import type { Database } from './database.ts';
import { isEmbedded } from './embedded/open-embedded.ts';

/** Locks nothing, because it finds nothing, and is refused all the same where nothing can be written: on a standby for example. */
const asIfToWrite = 'select from families limit 0 for update';
const writeAndTakeBack = "begin; create table room_to_write as select repeat('x', 10000); rollback";

/**
 * Whether the database can serve. Asking costs one statement that writes nothing. Only after a write has failed for want of
 * room, which cannot be seen from outside on Postgres, a real one is tried, until one works.
 */
export function readinessOf(database: Database) {
  let wasFull = false;
  return {
    noteFailure(error: unknown) {
      if (isDiskFull(error)) wasFull = true;
    },
    async check() {
      try {
        if (isEmbedded(database)) await database.assertRoom();
        await database.pool.query(asIfToWrite);
        if (wasFull) await database.pool.query(writeAndTakeBack);
        wasFull = false;
      } catch (cause) {
        throw new DatabaseAway('The database cannot serve', { cause });
      }
    },
  };
}
