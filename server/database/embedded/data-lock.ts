import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable';
}

export class DataFolderInUse extends DataFolderUnusable {
  override name = 'DataFolderInUse';
}

export interface Lock {
  release(): void;
}

const sqliteBusy = 5;

/**
 * Two engines on one folder destroy it without any error, so only the holder of this lock may touch the folder, which is made
 * if need be. The operating system frees the lock together with the process, even after a kill.
 */
export function lockDataDir(dataDir: string): Lock {
  const lock = lockWritable(dataDir);
  if (lock) return lock;
  throw new DataFolderInUse(
    `Another Mothership process is already using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function lockWritable(dataDir: string): Lock | undefined {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    return takeLock(join(dataDir, 'database.lock'), 0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderUnusable(
      `The data folder ${dataDir} cannot be written (${reason}). Let this user write to it, or set DATA_DIR to another folder.`,
    );
  }
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
