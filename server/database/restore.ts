import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBackup } from './backup-file.ts';
import { lockDataDir } from './embedded/data-lock.ts';
import { flushDirectory } from './embedded/durable-files.ts';
import type { Bytes } from './embedded/messages.ts';
import { databaseFolder, openEmbedded } from './embedded/open-embedded.ts';
import { migrate, migrationsFolder } from './migrate.ts';

/** Replaces the data folder's database with a backup. Returns where the replaced database is kept, if there was one. */
export async function restore(
  file: string,
  dataDir: string,
  migrations = migrationsFolder,
): Promise<string | undefined> {
  const dump = await readBackup(file);
  const lock = lockDataDir(dataDir);
  const temporaryDir = mkdtempSync(join(dataDir, 'restoring-'));
  try {
    await testBackup(dump, temporaryDir, migrations);
    const replaced = renameReplaced(databaseFolder(dataDir));
    renameSync(databaseFolder(temporaryDir), databaseFolder(dataDir));
    flushDirectory(dataDir);
    return replaced;
  } finally {
    rmSync(temporaryDir, { recursive: true, force: true });
    lock.release();
  }
}

/** Opens and migrates the backup in a temporary folder, so that a bad one fails before the current data is touched. */
async function testBackup(dump: Bytes, dataDir: string, migrations: string) {
  const database = await openEmbedded(dataDir, dump);
  try {
    await migrate(database, migrations);
  } finally {
    await database.close();
  }
}

function renameReplaced(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const aside = `${folder}-replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(folder, aside);
  return aside;
}
