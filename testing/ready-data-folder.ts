import { cpSync } from 'node:fs';
import { openEmbedded } from '#server/database/embedded/open-embedded.ts';
import { cached } from './cached-dump.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { migratedDump, shapeHash } from './test-database.ts';

/** A data folder with a migrated database for one test: a copy, because a process that has to make one takes seconds more. */
export async function readyDataFolder(dataDir = temporaryFolder()): Promise<string> {
  const original = await cached('data', shapeHash(), async (unfinished) => {
    await (await openEmbedded(unfinished, await migratedDump())).close();
  });
  cpSync(original, dataDir, { recursive: true });
  return dataDir;
}
