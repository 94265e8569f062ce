import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '#scripts/free-port.mjs';
import { whenPrinted } from '#scripts/when-ready.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { shortLived } from '#testing/short-lived.ts';
import type { Damage } from './crash-storm.ts';

/** Runs the real server in a separate process and adds children to it over HTTP. */

export interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

const main = join(import.meta.dirname, '../server/main.ts');
const child = JSON.stringify({ name: 'Mia', birthdate: '2019-03-04', allergies: ['peanuts'] });

/** Starts the server and waits until it listens, even if its database is not available yet. */
export async function startServer(location: DatabaseLocation, chosenPort?: number) {
  const port = chosenPort ?? (await freePort());
  const server = spawn(process.execPath, [...shortLived, main], {
    // The IPC channel lets the server notice when the parent process dies.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl ?? '',
    },
  });
  const exited = once(server, 'exit').then(() => {});
  await whenPrinted({ stdout: server.stdout as Readable }, /\b(is ready|waits for its database) at\b/);
  const isAlive = () => server.exitCode === null && server.signalCode === null;
  let isKilled = false;
  return {
    location,
    url: `http://127.0.0.1:${port}`,
    exited,
    isAlive,
    hasCrashed: () => !isAlive() && !isKilled,
    kill() {
      isKilled = true;
      server.kill('SIGKILL');
    },
  };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Adds a child. A write counts as acknowledged once the response has been read completely. */
export async function addChild({ url }: RunningServer, cookie: string, intent: string = randomUUID()) {
  const response = await fetch(`${url}/api/children`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-intent': intent },
    body: child,
  });
  const body = await response.text();
  const id = response.status === 201 ? (JSON.parse(body) as { id: string }).id : undefined;
  return { id, status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

export async function findDamageToChildren({ pool }: Database, acknowledged: string[]): Promise<Damage> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from unnest($1::uuid[]) as id where id not in (select id from household_members)',
    [acknowledged],
  );
  // A change and its id are saved together, so there are as many of both.
  const torn = await pool.query<{ id: string }>(
    `select id from household_members where allergies <> '{peanuts}'
     union all select id from intents where (select count(*) from household_members) <> (select count(*) from intents)`,
  );
  return { missing: rows.map(({ id }) => id), torn: torn.rows.map(({ id }) => id) };
}

export async function withDatabase<Answer>(location: DatabaseLocation, use: (database: Database) => Promise<Answer>) {
  const database = await openDatabase(location);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
