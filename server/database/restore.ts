import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBackup } from './backup-file.ts';
import { lockDataDir } from './embedded/data-lock.ts';
import { flushDirectory } from './embedded/durable-files.ts';
import type { Bytes } from './embedded/messages.ts';
import { databaseFolder, openEmbedded } from './embedded/open-embedded.ts';
import { migrate, migrationsFolder } from './migrate.ts';

/** Puts a backup in the place of the data folder's database, and answers where the replaced one is kept, if there was one. */
export async function restore(
  file: string,
  dataDir: string,
  migrations = migrationsFolder,
): Promise<string | undefined> {
  const dump = await readBackup(file);
  const lock = lockDataDir(dataDir);
  const trial = mkdtempSync(join(dataDir, 'restoring-'));
  try {
    await tryOut(dump, trial, migrations);
    const replaced = setAside(databaseFolder(dataDir));
    renameSync(databaseFolder(trial), databaseFolder(dataDir));
    flushDirectory(dataDir);
    return replaced;
  } finally {
    rmSync(trial, { recursive: true, force: true });
    lock.release();
  }
}

/** A backup that does not open, or comes from a newer version, fails here, while the present data is still untouched. */
async function tryOut(dump: Bytes, dataDir: string, migrations: string) {
  const database = await openEmbedded(dataDir, dump);
  try {
    await migrate(database, migrations);
  } finally {
    await database.close();
  }
}

function setAside(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const aside = `${folder}-replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(folder, aside);
  return aside;
}
