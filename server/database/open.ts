import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres.ts';

interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Opens the Postgres at an address if there is one, else the embedded database in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: Place): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
}
