import { ConfigurationError } from './config.ts';
import { NotABackup } from './database/backup-file.ts';
import { DatabaseUnreachable } from './database/database-errors.ts';
import { DataFolderUnusable } from './database/embedded/data-lock.ts';
import { EmbeddedDatabaseError } from './database/embedded/engine.ts';
import { UnsuitableDatabase } from './database/migrate.ts';
import { NoResetLink } from './oidc/embedded/reset-link.ts';

/** Errors whose message alone is shown to the person who started the server or ran a command. */
const readableErrors = [
  ConfigurationError,
  DatabaseUnreachable,
  DataFolderUnusable,
  EmbeddedDatabaseError,
  NoResetLink,
  NotABackup,
  UnsuitableDatabase,
];

export const isReadable = (error: unknown): error is Error => readableErrors.some((kind) => error instanceof kind);
