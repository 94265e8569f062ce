import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import { databaseFolder, openEmbedded } from '#server/database/embedded/open-embedded.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { runCommand, WrongUse } from './run-command.ts';

/** `npm run move-to-postgres` copies the embedded database to an empty one at DATABASE_URL. Stop Mothership first. */
await runCommand(async () => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (!databaseUrl) throw new WrongUse('Set DATABASE_URL to the address of the Postgres database to move to.');
  if (!existsSync(databaseFolder(dataDir))) throw new WrongUse(`There is no database in ${dataDir} to move.`);
  const { copyData } = await import('#server/database/copy-data.ts');
  const { migrate } = await import('#server/database/migrate.ts');
  const from = await openEmbedded(dataDir);
  const to = openPostgres(databaseUrl);
  try {
    await migrate(from);
    await migrate(to);
    const copied = await copyData(from, to);
    const lines = copied.map(({ name, rows }) => `${String(rows).padStart(9)}  ${name}`);
    return [
      'Copied these rows, and compared every one of them with its original:',
      ...lines,
      `From now on start Mothership with DATABASE_URL. The data in ${dataDir} is untouched; delete it when all is well.`,
    ].join('\n');
  } finally {
    await to.close();
    await from.close();
  }
});
