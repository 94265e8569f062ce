import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personFor, sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { ensurePostgres } from '#scripts/ensure-postgres.mjs';
import { freePort } from '#scripts/free-port.mjs';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { median, runProcess, startProcess, stopProcess } from './processes.ts';

/** Compares the signed-in list route with a bare Node server that runs the same SQL. Median of interleaved rounds. */
const rounds = 7;
const secondsPerRound = 2;
const listLength = 50;

interface Measure {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Creates a family with `listLength` household members. Returns a session cookie. */
async function seed(location: DatabaseLocation) {
  const database = await openDatabase(location);
  await migrate(database);
  const person = await personFor(database, {
    issuer: 'https://bench.example',
    subject: randomUUID(),
    lastName: 'Lopez',
  });
  const secret = await startSession(database, person);
  const member = (n: number) => ({
    ...person,
    memberType: 'child' as const,
    name: `Child ${n}`,
    birthdate: '2019-03-04',
    relationship: 'child',
    allergies: ['peanuts', 'sesame'],
    healthNotes: 'Asthma inhaler in the blue bag',
  });
  await acrossFamilies(database)
    .insert(householdMembers)
    .values(Array.from({ length: listLength }, (_, n) => member(n)));
  await database.close();
  return `${sessionCookie('http://localhost').name}=${secret}`;
}

const load = async (port: number, cookie: string): Promise<Measure> =>
  JSON.parse(
    await runProcess('bench/load.ts', [
      `http://127.0.0.1:${port}/api/household-members`,
      cookie,
      String(secondsPerRound),
    ]),
  );

async function compare(title: string, locations: { product: DatabaseLocation; bare: DatabaseLocation }) {
  const start = async (file: string, location: DatabaseLocation) => {
    const cookie = await seed(location);
    const port = await freePort();
    const environment = { PORT: String(port), DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '' };
    return { cookie, port, child: await startProcess(file, environment) };
  };
  const product = await start('server/main.ts', locations.product);
  const bare = await start('bench/bare-server.ts', locations.bare);
  const measures: { product: Measure; bare: Measure }[] = [];
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    const measured = { product: await load(product.port, product.cookie), bare: await load(bare.port, bare.cookie) };
    if (round > 0) measures.push(measured);
  }
  await stopProcess(product.child);
  await stopProcess(bare.child);

  const row = (name: 'product' | 'bare') => {
    const medianOf = (figure: keyof Measure) => median(measures.map((it) => it[name][figure]));
    return `${name.padEnd(8)} ${medianOf('perSecond').toFixed(0).padStart(6)} requests/s   p50 ${medianOf('p50').toFixed(1)} ms   p99 ${medianOf('p99').toFixed(1)} ms   failures ${medianOf('failures')}`;
  };
  const ratio = median(measures.map((it) => it.product.perSecond / it.bare.perSecond));
  console.log(`\n${title}, list of ${listLength}, ${rounds} rounds of ${secondsPerRound} s, 10 connections`);
  console.log(`  ${row('product')}\n  ${row('bare')}\n  ratio    ${ratio.toFixed(2)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const postgres = await ensurePostgres();
try {
  if (postgres) {
    const location = { databaseUrl: postgres.url, dataDir: join(folder, 'unused') };
    await compare('Postgres', { product: location, bare: location });
  }
  await compare('Embedded', {
    product: { dataDir: join(folder, 'product') },
    bare: { dataDir: join(folder, 'bare') },
  });
} finally {
  if (postgres) await postgres.stop();
  rmSync(folder, { recursive: true });
}
