import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '#server/database/open.ts';
import { shortLived } from '#testing/short-lived.ts';
import type { Storm } from './crash-storm.ts';
import { createStormTables, findDamage } from './storm-tables.ts';

interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** A storm on the bare database, without a server in between. */
export function databaseStorm(place: Place): Omit<Storm, 'rounds'> {
  return {
    async startWriter(acknowledged) {
      const child = spawn(process.execPath, [...shortLived, join(import.meta.dirname, 'storm-writer.ts')], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' },
      });
      const lines = createInterface(child.stdout).on('line', acknowledged);
      const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]).then(() => {});
      return { ended, kill: () => void child.kill('SIGKILL') };
    },
    async inspect(acknowledged) {
      const database = await openDatabase(place);
      try {
        await createStormTables(database.pool);
        return await findDamage(database.pool, acknowledged);
      } finally {
        await database.close();
      }
    },
  };
}
