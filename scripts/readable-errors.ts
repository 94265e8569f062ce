import { ConfigurationError } from '#server/config.ts';
import { NotABackup } from '#server/database/backup-file.ts';
import { DataFolderInUse } from '#server/database/embedded/data-lock.ts';
import { EmbeddedDatabaseError } from '#server/database/embedded/engine.ts';
import { DatabaseAway, UnsuitableDatabase } from '#server/database/migrate.ts';
import { NoResetLink } from '#server/oidc/embedded/reset-link.ts';

/** Their messages are sentences for whoever ran the command. */
export const readableErrors = [
  ConfigurationError,
  DatabaseAway,
  DataFolderInUse,
  EmbeddedDatabaseError,
  NoResetLink,
  NotABackup,
  UnsuitableDatabase,
];
