import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

export interface Lock {
  release(): void;
}

const sqliteBusy = 5;

/**
 * Two engines on one folder destroy it without any error, so only the holder of this lock may touch the folder.
 * The operating system frees the lock together with the process, even after a kill.
 */
export function lockDataDir(dataDir: string): Lock {
  const lock = takeLock(join(dataDir, 'database.lock'), 0);
  if (lock) return lock;
  throw new DataFolderInUse(
    `Another Mothership process is already using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** SQLite locks its file through the operating system, which Node itself cannot do. The file never holds anything. */
export function takeLock(file: string, patienceMs: number): Lock | undefined {
  const holder = new DatabaseSync(file, { timeout: patienceMs });
  try {
    holder.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    holder.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined;
    throw error;
  }
  chmodSync(file, 0o600);
  return { release: () => holder.close() };
}
