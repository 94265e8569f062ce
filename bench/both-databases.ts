import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePostgres } from '#scripts/ensure-postgres.mjs';

export interface DatabaseLocation {
  databaseUrl?: string;
  dataDir: string;
}

/** Measures on Postgres, if available, and on the embedded database. Each starts empty and is deleted afterwards. */
export async function onBothDatabases(measure: (title: string, location: DatabaseLocation) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await ensurePostgres();
  try {
    if (postgres) await measure('Postgres', { databaseUrl: postgres.url, dataDir: join(folder, 'unused') });
    await measure('Embedded', { dataDir: join(folder, 'embedded') });
  } finally {
    if (postgres) await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}
