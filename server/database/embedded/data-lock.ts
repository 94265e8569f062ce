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
 * Locks the data folder, creating it if needed. Two engines on one folder would silently corrupt it, so only the holder
 * of this lock may touch it. The operating system releases the lock when the process ends, even after a kill.
 */
export function lockDataDir(dataDir: string): Lock {
  const lock = tryLock(dataDir);
  if (lock) return lock;
  throw new DataFolderInUse(
    `Another Mothership process is already using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function tryLock(dataDir: string): Lock | undefined {
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

/** Uses SQLite to lock a file, because Node has no API for file locks. The SQLite file stays empty. */
export function takeLock(file: string, timeoutMs: number): Lock | undefined {
  const holder = new DatabaseSync(file, { timeout: timeoutMs });
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
