import { randomUUID } from 'node:crypto';
import { personFor, sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { addDays, addMonths, firstOfMonth, lastOfMonth, today } from '#core/dates.ts';
import { freePort } from '#scripts/free-port.mjs';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { type DatabaseLocation, onBothDatabases } from './both-databases.ts';
import { median, runProcess, startProcess, stopProcess } from './processes.ts';

/** Calendar month and dashboard of a family with years of appointments, compared with a new family. */
const rounds = 7;
const secondsPerRound = 1;
const families = { small: { appointments: 50, birthdays: 5 }, big: { appointments: 5_000, birthdays: 500 } };
type Size = keyof typeof families;

const now = today('UTC');

/** Creates a family with appointments spread over the ten years around today. Returns a session cookie of a member. */
async function seed(database: Database, size: Size) {
  const count = families[size];
  const account = { issuer: 'https://bench.example', subject: randomUUID(), lastName: 'Lopez' };
  const person = await personFor(database, account);
  const db = acrossFamilies(database);
  const first = addMonths(now, -60);
  const days = Math.floor(3_650 / count.appointments) || 1;
  const rows = Array.from({ length: count.appointments }, (_, n) => ({
    ...person,
    title: `Appointment ${n}`,
    type: 'Other',
    date: addDays(first, (n * days) % 3_650),
    time: '09:30',
    notes: 'Bring the yellow booklet',
    // One in fifty is a weekly class for half a year.
    ...(n % 50 === 0 && {
      isRecurring: true,
      recurringFrequency: 'weekly' as const,
      recurringUntil: addDays(first, ((n * days) % 3_650) + 182),
    }),
  }));
  for (let n = 0; n < rows.length; n += 1_000) await db.insert(appointments).values(rows.slice(n, n + 1_000));
  const birthdayRows = Array.from({ length: count.birthdays }, (_, n) => ({
    ...person,
    name: `Friend ${n}`,
    date: addDays('1985-01-01', n * 37),
    relationship: 'friend' as const,
  }));
  await db.insert(birthdays).values(birthdayRows);
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
