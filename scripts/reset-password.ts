import { existsSync } from 'node:fs';
import { type Config, readConfig } from '#server/config.ts';
import { askRunningProcess } from '#server/database/control-socket.ts';
import { databaseFolder } from '#server/database/embedded/open-embedded.ts';
import { openDatabase } from '#server/database/open.ts';
import { runCommand, WrongUse } from './run-command.ts';

/** `npm run reset-password -- EMAIL` prints a link to set a new password, whether Mothership is running or not. */
await runCommand(async () => {
  const config = readConfig(process.env);
  const email = process.argv[2];
  if (!email) throw new WrongUse('Say whose password is lost: npm run reset-password -- EMAIL');
  const link = config.databaseUrl
    ? await createLink(config, email)
    : ((await askRunningProcess(config.dataDir, 'reset-link', email)) ?? (await createLinkStopped(config, email)));
  return `Whoever opens this link within an hour can choose a new password for ${email}, once:\n${link}`;
});

async function createLink(config: Config, email: string) {
  const { migrate } = await import('#server/database/migrate.ts');
  const { resetLinkFor } = await import('#server/oidc/embedded/reset-link.ts');
  const database = await openDatabase(config);
  try {
    await migrate(database);
    return await resetLinkFor(database, config, email);
  } finally {
    await database.close();
  }
}

async function createLinkStopped(config: Config, email: string) {
  if (!existsSync(databaseFolder(config.dataDir))) throw new WrongUse(`There is no database in ${config.dataDir} yet.`);
  return createLink(config, email);
}
