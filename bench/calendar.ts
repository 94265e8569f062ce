import { sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import { firstOfMonth, lastOfMonth } from '#core/dates.ts';
import { freePort } from '#scripts/free-port.mjs';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { type DatabaseLocation, onBothDatabases } from './both-databases.ts';
import { addFamily, now, type Size } from './calendar-families.ts';
import { median, runProcess, startProcess, stopProcess } from './processes.ts';

/** Calendar month and dashboard of a family with years of appointments, compared with a new family. */
const rounds = 7;
const secondsPerRound = 1;

/** Returns a session cookie of a member. */
async function seed(database: Database, size: Size) {
  const person = await addFamily(database, size);
  return `${sessionCookie('http://localhost').name}=${await startSession(database, person)}`;
}

interface Measure {
  p50: number;
  failures: number;
}

const load = async (address: string, cookie: string): Promise<Measure> =>
  JSON.parse(await runProcess('bench/load.ts', [address, cookie, String(secondsPerRound), '1']));

async function measure(title: string, location: DatabaseLocation) {
  const database = await openDatabase(location);
  await migrate(database);
  const cookies = { small: await seed(database, 'small'), big: await seed(database, 'big') };
  await database.pool.query('analyze');
  await database.close();
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '' };
  const child = await startProcess('server/main.ts', environment);
  const paths = {
    month: `/api/calendar?from=${firstOfMonth(now)}&to=${lastOfMonth(now)}`,
    dashboard: `/api/dashboard?today=${now}`,
  };
  console.log(
    `\n${title}: 5,000 appointments and 500 birthdays against 50 and 5, ${rounds} rounds of ${secondsPerRound} s`,
  );
  for (const [name, path] of Object.entries(paths)) {
    const measures: Record<Size, number>[] = [];
    // The first round only warms up.
    for (let round = 0; round <= rounds; round++) {
      const small = await load(`http://127.0.0.1:${port}${path}`, cookies.small);
      const big = await load(`http://127.0.0.1:${port}${path}`, cookies.big);
      if (small.failures + big.failures > 0) throw new Error(`${path} failed`);
      if (round > 0) measures.push({ small: small.p50, big: big.p50 });
    }
    const medianOf = (size: Size) => median(measures.map((it) => it[size])).toFixed(1);
    const ratio = median(measures.map(({ small, big }) => big / small)).toFixed(2);
    console.log(
      `  ${name.padEnd(9)} small ${medianOf('small')} ms   big ${medianOf('big')} ms   ratio ${ratio} (at most 3)`,
    );
  }
  await stopProcess(child);
}

await onBothDatabases(measure);
