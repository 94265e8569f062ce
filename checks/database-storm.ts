import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '#server/database/open.ts';
import { shortLived } from '#testing/short-lived.ts';
import type { Storm } from './crash-storm.ts';
import type { DatabaseLocation } from './storm-server.ts';
import { createStormTables, findDamage } from './storm-tables.ts';

/** A crash storm directly on the database, without our server. */
export function databaseStorm(location: DatabaseLocation): Omit<Storm, 'rounds'> {
  return {
    async startWriter(onAcknowledged) {
      const child = spawn(process.execPath, [...shortLived, join(import.meta.dirname, 'storm-writer.ts')], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '' },
      });
      const lines = createInterface(child.stdout).on('line', onAcknowledged);
      const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]).then(() => {});
      return { ended, kill: () => void child.kill('SIGKILL') };
    },
    async inspect(acknowledged) {
      const database = await openDatabase(location);
      try {
        await createStormTables(database.pool);
        return await findDamage(database.pool, acknowledged);
      } finally {
        await database.close();
      }
    },
  };
}
