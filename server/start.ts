import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { productName } from '#core/product.ts';
import { createApp } from './app.ts';
import { ConfigurationError, readConfig } from './config.ts';
import { openControlSocket } from './database/control-socket.ts';
import type { Database } from './database/database.ts';
import { migrateWhenThere } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { tryEverySecond } from './database/try-every-second.ts';
import { adminPasswordMaker } from './http/admin-password.ts';
import { describeFailure, type Failure, refusalOf } from './http/answer-errors.ts';
import { resetLinkFor } from './oidc/embedded/reset-link.ts';
import { isReadable } from './readable-errors.ts';

const webFolder = join(import.meta.dirname, '../out/web');

/** `--lan`: everybody in the house can open it, by the address this machine has in the network. */
function environment() {
  if (!process.argv.includes('--lan')) return process.env;
  const own = Object.values(networkInterfaces())
    .flat()
    .find((it) => it?.family === 'IPv4' && !it.internal);
  if (!own) throw new ConfigurationError('This machine has no address in a network, so --lan cannot work');
  const port = process.env.PORT ?? '3000';
  return { PUBLIC_URL: `http://${own.address}:${port}`, ...process.env, HOST: own.address };
}

// Until there is something to stop in order, stopping is simply the end.
let stop: () => unknown = () => process.exit(0);
// 'disconnect': the process that started us is gone.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => stop());

/** A database that goes away just now keeps nobody from her password: it is made as soon as it can be. */
async function tellAdminPassword(database: Database, stopping: AbortSignal) {
  const makePassword = adminPasswordMaker(database);
  let hasComplained = false;

  async function tryOnce() {
    try {
      const made = await makePassword();
      if (made)
        console.log(`The admin password is ${made}. It is shown this once; set ADMIN_PASSWORD to choose your own.`);
      return true;
    } catch (error) {
      const failure = error as Failure;
      const passesByItself = refusalOf(failure)?.status === 503;
      // The error itself quotes what could not be stored.
      if (!passesByItself && !hasComplained)
        console.error(
          `The database does not take the admin password (error ${describeFailure(failure).code}). We try again every second and show it here once it is stored.`,
        );
      hasComplained ||= !passesByItself;
      return false;
    }
  }
  await tryEverySecond(tryOnce, stopping).settled;
}

async function start() {
  const config = readConfig(environment());
  const database = await openDatabase(config);
  const stopping = new AbortController();
  const migration = migrateWhenThere(database, stopping.signal);
  const app = await createApp({
    config,
    database,
    webFolder,
    // Somebody at a terminal wants one line with the address; a service wants the log.
    logLevel: process.stdout.isTTY ? 'warn' : 'info',
    isMigrated: () => migration.isDone,
  });
  await migration.firstTry;
  await app.listen({ port: config.port, host: config.host });
  const control = await openControlSocket(database, config.dataDir, {
    'reset-link': (email) => resetLinkFor(database, config, email),
  });
  const state = migration.isDone ? 'is ready' : 'waits for its database';
  console.log(`${productName} ${state} at ${config.publicUrl}`);

  const told = migration.settled.then(async () => {
    if (migration.isDone && !config.adminPassword) await tellAdminPassword(database, stopping.signal);
  });

  stop = async () => {
    stop = () => {};
    stopping.abort();
    await told;
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
