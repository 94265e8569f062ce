import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '#scripts/free-port.mjs';
import { whenItSays } from '#scripts/when-ready.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { shortLived } from '#testing/short-lived.ts';
import type { Damage } from './crash-storm.ts';

/** The real server as a process of its own, and what mothers add to it. */

export interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

const main = join(import.meta.dirname, '../server/main.ts');
const child = JSON.stringify({ name: 'Mia', birthdate: '2019-03-04', allergies: ['peanuts'] });

/** Starts it and waits until it says that it listens, with a database or without. */
export async function startServer(place: Place) {
  const port = await freePort();
  const server = spawn(process.execPath, [...shortLived, main], {
    // By its channel it notices that whoever started it is gone.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
    },
  });
  const gone = once(server, 'exit').then(() => {});
  await whenItSays({ stdout: server.stdout as Readable }, /\b(is ready|waits for its database) at\b/);
  const isAlive = () => server.exitCode === null && server.signalCode === null;
  let isKilled = false;
  return {
    place,
    url: `http://127.0.0.1:${port}`,
    gone,
    isAlive,
    hasCrashed: () => !isAlive() && !isKilled,
    kill() {
      isKilled = true;
      server.kill('SIGKILL');
    },
  };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Adds a child. Acknowledged is what the browser has read to the end. */
export async function addChild({ url }: RunningServer, cookie: string) {
  const answer = await fetch(`${url}/api/children`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: child,
  });
  const said = await answer.text();
  const id = answer.status === 201 ? (JSON.parse(said) as { id: string }).id : undefined;
  return { id, status: answer.status, retryAfter: answer.headers.get('retry-after'), said };
}

export async function damageToChildren({ pool }: Database, acknowledged: string[]): Promise<Damage> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from unnest($1::uuid[]) as id where id not in (select id from household_members)',
    [acknowledged],
  );
  const torn = await pool.query<{ id: string }>("select id from household_members where allergies <> '{peanuts}'");
  return { missing: rows.map(({ id }) => id), torn: torn.rows.map(({ id }) => id) };
}

export async function onDatabase<Answer>(place: Place, use: (database: Database) => Promise<Answer>) {
  const database = await openDatabase(place);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
