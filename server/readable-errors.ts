import { ConfigurationError } from './config.ts';
import { DatabaseAway } from './database/away.ts';
import { NotABackup } from './database/backup-file.ts';
import { DataFolderUnusable } from './database/embedded/data-lock.ts';
import { EmbeddedDatabaseError } from './database/embedded/engine.ts';
import { UnsuitableDatabase } from './database/migrate.ts';
import { NoResetLink } from './oidc/embedded/reset-link.ts';

/** Their messages are sentences for whoever started the server or ran a command. */
const readableErrors = [
  ConfigurationError,
  DatabaseAway,
  DataFolderUnusable,
  EmbeddedDatabaseError,
  NoResetLink,
  NotABackup,
  UnsuitableDatabase,
];

export const isReadable = (error: unknown): error is Error => readableErrors.some((kind) => error instanceof kind);
