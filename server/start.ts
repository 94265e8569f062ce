import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { productName } from '#core/product.ts';
import { createApp } from './app.ts';
import { ConfigurationError, readConfig } from './config.ts';
import { openControlSocket } from './database/control-socket.ts';
import type { Database } from './database/database.ts';
import { migrateWhenReachable } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { tryEverySecond } from './database/try-every-second.ts';
import { adminPasswordCreator } from './http/admin-password.ts';
import { loggableError, type RequestError, refusalOf } from './http/answer-errors.ts';
import { resetLinkFor } from './oidc/embedded/reset-link.ts';
import { isReadable } from './readable-errors.ts';

const webFolder = join(import.meta.dirname, '../out/web');

/** With `--lan` the server listens on this machine's LAN address, so that other devices can open it. */
function environment() {
  if (!process.argv.includes('--lan')) return process.env;
  const lanInterface = Object.values(networkInterfaces())
    .flat()
    .find((it) => it?.family === 'IPv4' && !it.internal);
  if (!lanInterface) throw new ConfigurationError("This machine has no address in a network, so --lan can't work");
  const port = process.env.PORT ?? '3000';
  return { PUBLIC_URL: `http://${lanInterface.address}:${port}`, ...process.env, HOST: lanInterface.address };
}

// Until startup is complete there is nothing to shut down, so stopping just exits.
let stop: () => unknown = () => process.exit(0);
// 'disconnect': the parent process is gone.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => stop());

/** Creates and prints the admin password. Retries every second while the database is unreachable. */
async function printAdminPassword(database: Database, stopping: AbortSignal) {
  const createPassword = adminPasswordCreator(database);
  let hasReported = false;

  async function tryOnce() {
    try {
      const password = await createPassword();
      if (password)
        console.log(
          `The admin password is ${password}. It's shown just this once. Set ADMIN_PASSWORD to choose your own.`,
        );
      return true;
    } catch (error) {
      const failure = error as RequestError;
      const isTemporary = refusalOf(failure)?.status === 503;
      // Prints only the code: the error's message quotes the value that could not be stored.
      if (!isTemporary && !hasReported)
        console.error(
          `The database doesn't take the admin password (error ${loggableError(failure).code}). We'll try again every second and show it here once it's stored.`,
        );
      hasReported ||= !isTemporary;
      return false;
    }
  }
  await tryEverySecond(tryOnce, stopping).settled;
}

async function start() {
  const config = readConfig(environment());
  const database = await openDatabase(config);
  const stopping = new AbortController();
  const migration = migrateWhenReachable(database, stopping.signal);
  const app = await createApp({
    config,
    database,
    webFolder,
    // At a terminal, one line with the address is enough; a service needs the log.
    logLevel: process.stdout.isTTY ? 'warn' : 'info',
    isMigrated: () => migration.isDone,
    ticks: true,
  });
  await migration.firstTry;
  await app.listen({ port: config.port, host: config.host });
  const control = await openControlSocket(database, config.dataDir, {
    'reset-link': (email) => resetLinkFor(database, config, email),
  });
  const state = migration.isDone ? 'is ready' : 'waits for its database';
  console.log(`${productName} ${state} at ${config.publicUrl}`);

  const adminPasswordPrinted = migration.settled.then(async () => {
    if (migration.isDone && !config.adminPassword) await printAdminPassword(database, stopping.signal);
  });

  stop = async () => {
    stop = () => {};
    stopping.abort();
    await adminPasswordPrinted;
    await control.close();
    await app.close();
    await database.close();
    process.exit(0);
  };
}

try {
  await start();
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') console.error('The port is taken. Stop what uses it, or set PORT to another one.');
  else console.error(isReadable(error) ? error.message : error);
  process.exit(1);
}
