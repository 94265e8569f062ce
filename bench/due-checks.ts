import { sql } from 'drizzle-orm';
import { tick } from '#capabilities/notices/server/tick-job.ts';
import { createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { onBothDatabases } from './both-databases.ts';
import { median } from './processes.ts';

/**
 * A tick with 100 families that have something due, among 1,000 families and among 100,000; the time must not depend on
 * the others. Also measures what the trigger that marks the next check costs a write, compared with the same write
 * without the trigger.
 */
const due = 100;
const rounds = 15;
const maxRatio = 2;
const at = Date.parse('2027-03-01T16:00:30Z');
const iso = (moment: number) => new Date(moment).toISOString();

/** Adds families up to this number. They are checked next week; the first ones have an appointment in two hours. */
async function growTo(database: Database, count: number) {
  const db = acrossFamilies(database);
  const run = (statement: ReturnType<typeof sql>) => db.execute(statement);
  await run(sql`create table if not exists bench_people (place int primary key, user_id uuid, family_id uuid)`);
  await run(sql`insert into bench_people select place, gen_random_uuid(), gen_random_uuid()
    from generate_series((select count(*) + 1 from bench_people), ${count}::int) place`);
  await run(sql`insert into users (id, issuer, subject) select user_id, 'https://bench.example', user_id::text
    from bench_people on conflict do nothing`);
  await run(
    sql`insert into families (id, name, time_zone) select family_id, 'Family', 'UTC' from bench_people on conflict do nothing`,
  );
  await run(
    sql`insert into family_members (family_id, user_id, role) select family_id, user_id, 'owner' from bench_people on conflict do nothing`,
  );
  await run(sql`insert into appointments (family_id, user_id, title, type, date, time)
    select family_id, user_id::text, 'Dentist', 'Dental', '2027-03-01', '18:00' from bench_people p
    where place <= ${due} and not exists (select 1 from appointments a where a.family_id = p.family_id)`);
  await run(sql`update family_due_checks set check_at = ${iso(at + 86_400_000)}, checked_until = ${iso(at - 60_000)}`);
  await run(sql`vacuum analyze family_due_checks`);
}

/** Milliseconds of one tick that tells all due families. */
async function measureTick(database: Database) {
  const db = acrossFamilies(database);
  const services = createServices(readConfig({}), database);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await db.execute(sql`delete from notices`);
    await db.execute(sql`update family_due_checks set check_at = ${iso(at - 30_000)}, checked_until = ${iso(at - 60_000)}
      where family_id in (select family_id from bench_people where place <= ${due})`);
    const started = performance.now();
    await tick(
      services,
      (error) => {
        throw error;
      },
      at,
    );
    times.push(performance.now() - started);
    const { rows } = await db.execute<{ told: string }>(sql`select count(*) as told from notices`);
    if (Number(rows[0]?.told) !== due) throw new Error(`${rows[0]?.told} notices instead of ${due}`);
  }
  return median(times);
}

async function measureWrite(database: Database) {
  const db = acrossFamilies(database);
  const times: number[] = [];
  for (let round = 0; round < 200; round++) {
    const started = performance.now();
    await db.execute(
      sql`update appointments set title = ${`Dentist ${round}`} where family_id = (select family_id from bench_people where place = ${1 + (round % due)})`,
    );
    times.push(performance.now() - started);
  }
  return median(times);
}

const config = (databaseUrl: string | undefined, dataDir: string) =>
  readConfig({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });

await onBothDatabases(async (title, { databaseUrl, dataDir }) => {
  const database = await openDatabase(config(databaseUrl, dataDir));
  await migrate(database);
  await growTo(database, 1_000);
  const few = await measureTick(database);
  const marked = await measureWrite(database);
  await acrossFamilies(database).execute(sql`alter table appointments disable trigger check_due_again`);
  const unmarked = await measureWrite(database);
  await acrossFamilies(database).execute(sql`alter table appointments enable trigger check_due_again`);
  await growTo(database, 100_000);
  const many = await measureTick(database);
  await database.close();
  const ratio = many / few;
  console.log(
    `${title}: a tick with ${due} families due: ${few.toFixed(0)} ms among 1,000, ${many.toFixed(0)} ms among 100,000, ratio ${ratio.toFixed(2)}`,
  );
  console.log(
    `${title}: a write that marks its family ${marked.toFixed(2)} ms, without the mark ${unmarked.toFixed(2)} ms, ratio ${(marked / unmarked).toFixed(2)}`,
  );
  if (ratio > maxRatio) throw new Error(`The ratio is over ${maxRatio}`);
});
