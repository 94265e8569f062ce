import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { writeBackup } from '#server/database/backup-file.ts';
import { askForDump } from '#server/database/control-socket.ts';
import { databaseFolder, openEmbedded } from '#server/database/embedded/open-embedded.ts';
import { runCommand, WrongUse } from './run-command.ts';

/** `npm run backup [-- FILE]` writes the embedded database to one file, whether Mothership is running or not. */
await runCommand(async () => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl)
    throw new WrongUse(
      'DATABASE_URL is set, and Postgres has its own tool: pg_dump --format=custom --file=mothership.dump "$DATABASE_URL"',
    );
  const now = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = resolve(process.argv[2] ?? join(dirname(dataDir), 'backups', `mothership-${now}.tar.gz`));
  await writeBackup(file, (await askForDump(dataDir)) ?? (await dumpStopped(dataDir)));
  return `Wrote ${file}. It holds everything about the family: keep it in a safe place.`;
});

async function dumpStopped(dataDir: string) {
  if (!existsSync(databaseFolder(dataDir))) throw new WrongUse(`There is no database in ${dataDir} yet.`);
  const database = await openEmbedded(dataDir);
  try {
    return await database.dump();
  } finally {
    await database.close();
  }
}
