import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres.ts';

interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Opens Postgres if a URL is configured, else the embedded database in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
}
