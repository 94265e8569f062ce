import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { runCommand, WrongUse } from './run-command.ts';

/** `npm run restore -- FILE` replaces the embedded database with a backup. Mothership must be stopped. */
await runCommand(async () => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const argument = process.argv[2];
  if (databaseUrl)
    throw new WrongUse(
      'DATABASE_URL is set, and Postgres has its own tool: pg_restore --clean --if-exists --dbname="$DATABASE_URL" mothership.dump',
    );
  if (!argument) throw new WrongUse('Say which backup to restore: npm run restore -- FILE');
  const file = resolve(argument);
  if (!existsSync(file)) throw new WrongUse(`There is no file ${file}.`);
  const { restore } = await import('#server/database/restore.ts');
  const replaced = await restore(file, dataDir);
  const note = replaced ? ` What was there before is kept in ${replaced}.` : '';
  return `Restored ${file} into ${dataDir}.${note}`;
});
