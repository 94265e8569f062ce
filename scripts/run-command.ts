import { ConfigurationError } from '#server/config.ts';
import { NotABackup } from '#server/database/backup-file.ts';
import { DataFolderInUse } from '#server/database/embedded/data-lock.ts';
import { EmbeddedDatabaseError } from '#server/database/embedded/engine.ts';
import { DatabaseAway, UnsuitableDatabase } from '#server/database/migrate.ts';
import { NoResetLink } from '#server/oidc/embedded/reset-link.ts';

/** The command was called in a way that cannot work. */
export class WrongUse extends Error {}

const readable = [
  ConfigurationError,
  DatabaseAway,
  DataFolderInUse,
  EmbeddedDatabaseError,
  NoResetLink,
  NotABackup,
  UnsuitableDatabase,
];

/** Runs a command and says at the end what it did, or in one sentence why it did nothing. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    const isWrongUse = error instanceof WrongUse;
    console.error(isWrongUse || readable.some((kind) => error instanceof kind) ? (error as Error).message : error);
    process.exitCode = isWrongUse ? 2 : 1;
  }
}
