import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#scripts/free-port.mjs';
import { whenReady } from '#scripts/when-ready.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { shortLived } from '#testing/short-lived.ts';
import { newSession } from '#testing/sign-in.ts';
import type { Storm } from './crash-storm.ts';

interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

const main = join(import.meta.dirname, '../server/main.ts');
const child = JSON.stringify({ name: 'Mia', birthdate: '2019-03-04', allergies: ['peanuts'] });

/** A storm through the front door: the real server, killed while a mother adds one child after the other. */
export async function serverStorm(place: Place): Promise<Omit<Storm, 'rounds'>> {
  const cookie = await onDatabase(place, async (database) => {
    await migrate(database);
    return (await newSession(database)).cookie;
  });
  return {
    async startWriter(acknowledged) {
      const port = await freePort();
      const server = spawn(process.execPath, [...shortLived, main], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          PORT: String(port),
          DATA_DIR: place.dataDir,
          DATABASE_URL: place.databaseUrl ?? '',
        },
      });
      const gone = once(server, 'exit');
      await whenReady(server);
      const write = async () => {
        for (;;) {
          const answer = await fetch(`http://127.0.0.1:${port}/api/children`, {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json' },
            body: child,
          });
          // Acknowledged is what the browser has read to the end.
          const { id } = (await answer.json()) as { id: string };
          if (answer.status === 201) acknowledged(id);
        }
      };
      // Each ends with the connection that the kill cuts.
      const writers = Promise.allSettled([write(), write(), write(), write()]);
      return { ended: Promise.all([gone, writers]).then(() => {}), kill: () => void server.kill('SIGKILL') };
    },
    inspect: (acknowledged) =>
      onDatabase(place, async ({ pool }) => {
        const { rows } = await pool.query<{ id: string }>(
          'select id from unnest($1::uuid[]) as id where id not in (select id from household_members)',
          [acknowledged],
        );
        const torn = await pool.query<{ id: string }>(
          "select id from household_members where allergies <> '{peanuts}'",
        );
        return { missing: rows.map(({ id }) => id), torn: torn.rows.map(({ id }) => id) };
      }),
  };
}

async function onDatabase<Answer>(
  place: Place,
  use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Answer>,
) {
  const database = await openDatabase(place);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
