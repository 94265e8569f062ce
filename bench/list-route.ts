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

/** The signed-in list route against a bare Node server running the same SQL: median of interleaved rounds in one run. */
const rounds = 7;
const secondsPerRound = 2;
const listed = 50;

interface Measure {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** A family with as many members as are listed, and a cookie of somebody in it. */
async function seed(place: Place) {
  const database = await openDatabase(place);
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
    .values(Array.from({ length: listed }, (_, n) => member(n)));
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

async function compare(title: string, places: { product: Place; bare: Place }) {
  const start = async (file: string, place: Place) => {
    const cookie = await seed(place);
    const port = await freePort();
    const environment = { PORT: String(port), DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
    return { cookie, port, child: await startProcess(file, environment) };
  };
  const product = await start('server/main.ts', places.product);
  const bare = await start('bench/bare-server.ts', places.bare);
  const measures: { product: Measure; bare: Measure }[] = [];
  // One unmeasured round warms both up.
  for (let round = 0; round <= rounds; round++) {
    const measured = { product: await load(product.port, product.cookie), bare: await load(bare.port, bare.cookie) };
    if (round > 0) measures.push(measured);
  }
  await stopProcess(product.child);
  await stopProcess(bare.child);

  const row = (name: 'product' | 'bare') => {
    const of = (figure: keyof Measure) => median(measures.map((it) => it[name][figure]));
    return `${name.padEnd(8)} ${of('perSecond').toFixed(0).padStart(6)} requests/s   p50 ${of('p50').toFixed(1)} ms   p99 ${of('p99').toFixed(1)} ms   failures ${of('failures')}`;
  };
  const ratio = median(measures.map((it) => it.product.perSecond / it.bare.perSecond));
  console.log(`\n${title}, list of ${listed}, ${rounds} rounds of ${secondsPerRound} s, 10 connections`);
  console.log(`  ${row('product')}\n  ${row('bare')}\n  ratio    ${ratio.toFixed(2)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const postgres = await ensurePostgres();
try {
  if (postgres) {
    const place = { databaseUrl: postgres.url, dataDir: join(folder, 'unused') };
    await compare('Postgres', { product: place, bare: place });
  }
  await compare('Embedded', {
    product: { dataDir: join(folder, 'product') },
    bare: { dataDir: join(folder, 'bare') },
  });
} finally {
  if (postgres) await postgres.stop();
  rmSync(folder, { recursive: true });
}
