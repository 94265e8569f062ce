import { sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import { ensurePostgres } from '#scripts/ensure-postgres.mjs';
import { freePort } from '#scripts/free-port.mjs';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { proveIdentity } from '#testing/sign-in.ts';
import { fillFamilies } from './fill-families.ts';
import { median, startProcess, stopProcess } from './processes.ts';

/** Erasing and deleting among many families, compared with few. The time must depend only on the erased rows. */
const sizes = { few: 1_000, many: 20_000 };
type Size = keyof typeof sizes;
const rounds = 15;
const maxRatio = 2;

type Family = Awaited<ReturnType<typeof fillFamilies>>[number];
type Send = (userId: string, method: string, path: string, body?: object) => Promise<{ ms: number; answer: string }>;

const firstId = async (send: Send, userId: string, path: string) =>
  JSON.parse((await send(userId, 'GET', path)).answer)[0].id;
const addAppointment = async (send: Send, { ownerId }: Family) => {
  const dentist = { title: 'Dentist', type: 'Dental', date: '2026-12-01' };
  return (await send(ownerId, 'POST', '/api/appointments', dentist)).ms;
};

/** Measured operations, in this order. Each round uses its own family. */
const operations: Record<string, (send: Send, family: Family) => Promise<number>> = {
  'add an appointment': addAppointment,
  'delete a recipe': async (send, { ownerId }) =>
    (await send(ownerId, 'DELETE', `/api/recipes/${await firstId(send, ownerId, '/api/recipes')}`)).ms,
  'delete a child': async (send, { ownerId }) =>
    (await send(ownerId, 'DELETE', `/api/children/${await firstId(send, ownerId, '/api/children')}`)).ms,
  'erase an account, the family remains': async (send, { partnerId }) =>
    (await send(partnerId, 'POST', '/api/account/erase', { confirmation: 'delete my account' })).ms,
  'erase a family': async (send, { ownerId }) =>
    (await send(ownerId, 'POST', '/api/family/erase', { confirmation: 'delete our family' })).ms,
};

/** Starts a server with `count` families; returns one of them per round. */
async function serve(postgres: string, count: number) {
  const scratch = await createScratchDatabase(postgres);
  const database = openPostgres(scratch.url);
  await migrate(database);
  const families = await fillFamilies(database, count, rounds + 1);
  const cookies = await signIn(database, families);
  await database.close();
  const port = await freePort();
  const child = await startProcess('server/main.ts', { PORT: String(port), DATABASE_URL: scratch.url });
  const send: Send = async (userId, method, path, body) => {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { cookie: cookies.get(userId) ?? '', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${answer}`);
    return { ms: performance.now() - started, answer };
  };
  const stop = async () => {
    await stopProcess(child);
    await scratch.drop();
  };
  return { families, send, stop };
}

async function signIn(database: Database, families: readonly Family[]) {
  const cookies = new Map<string, string>();
  for (const { ownerId, partnerId, familyId } of families)
    for (const userId of [ownerId, partnerId]) {
      cookies.set(
        userId,
        `${sessionCookie('http://localhost').name}=${await startSession(database, { userId, familyId })}`,
      );
      await proveIdentity(database, { userId });
    }
  return cookies;
}

const postgres = await ensurePostgres();
if (!postgres) throw new Error('This needs Postgres. Install it or set TEST_DATABASE_URL.');
const servers = { few: await serve(postgres.url, sizes.few), many: await serve(postgres.url, sizes.many) };
console.log(
  `\nBeside ${sizes.many.toLocaleString('en')} families against ${sizes.few.toLocaleString('en')}, ${rounds} rounds`,
);
for (const [name, operation] of Object.entries(operations)) {
  const measures: Record<Size, number>[] = [];
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    const measure = ({ send, families }: typeof servers.few) => operation(send, families[round] as Family);
    const both = { few: await measure(servers.few), many: await measure(servers.many) };
    if (round > 0) measures.push(both);
  }
  const medianOf = (size: Size) => median(measures.map((it) => it[size])).toFixed(1);
  const ratio = (Number(medianOf('many')) / Number(medianOf('few'))).toFixed(2);
  console.log(
    `  ${name.padEnd(38)} few ${medianOf('few')} ms   many ${medianOf('many')} ms   ratio ${ratio} (at most ${maxRatio})`,
  );
}
for (const { stop } of Object.values(servers)) await stop();
await postgres.stop();
