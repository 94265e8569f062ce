import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { personFor, sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { type HostileInput, hostileInputs } from './hostile-inputs.ts';

/**
 * How long one hostile request blocks the server for everyone else: the longest turn of the event loop, in CPU time, so
 * that other load on the machine doesn't count. `--only chat` filters by title, `--over 100` prints only slow ones.
 */
const limit = 100;
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, over: { type: 'string', default: '0' } },
});
const { only } = values;
const over = Number(values.over);

/** Runs the work and returns the longest turn of the event loop meanwhile, in milliseconds of CPU time. */
async function longestTurn(work: () => Promise<unknown>) {
  let longest = 0;
  let isDone = false;
  const cpuTime = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let before = cpuTime();
  const turn = () => {
    const now = cpuTime();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  isDone = true;
  return longest;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const database = await openDatabase({ dataDir: folder });
try {
  await migrate(database);
  const app = await createApp({ config: readConfig({}), database, logLevel: 'silent' });
  const person = await personFor(database, { issuer: 'https://bench.example', subject: randomUUID() });
  const cookie = `${sessionCookie('http://localhost:3000').name}=${await startSession(database, person)}`;
  const headers = { cookie, 'content-type': 'application/json' };
  const send = ({ path, body }: Omit<HostileInput, 'title'>) =>
    app.inject({ method: 'POST', url: path, headers, payload: body });
  const post = (path: string, body: object) => send({ path, body: JSON.stringify(body) });
  await post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] });
  const { id } = (
    await post('/api/recipes', { name: 'Soup', mealType: 'dinner', ingredients: [{ name: '2 cups milk' }] })
  ).json();
  // Warm-up: loads everything that is loaded only once.
  for (let round = 0; round < 20; round++)
    await post('/api/wand/chat', { message: `dentist for Mia on Friday at 3 and add ${round} eggs` });
  await post('/api/wand/capture', { name: 'a.eml', text: 'Subject: School\r\n\r\nSwim on Friday at 3pm' });
  await post('/api/recipes/extract', { text: 'Soup\nIngredients\n2 cups milk\nInstructions\nCook it' });

  console.log(`\nThe longest turn of the event loop beside one hostile request, ms of CPU (at most ${limit})`);
  const inputs = hostileInputs(id).filter(({ title }) => title.includes(only));
  const measured: { title: string; longest: number }[] = [];
  const measure = async (input: Omit<HostileInput, 'title'>) => {
    // With an open proposal.
    if (input.path.startsWith('/api/wand')) await post('/api/wand/chat', { message: 'dentist for Mia on Friday at 3' });
    let status = 0;
    const longest = await longestTurn(async () => {
      status = (await send(input)).statusCode;
    });
    await app.inject({ method: 'DELETE', url: '/api/wand/conversation', headers: { cookie } });
    return { longest, status };
  };
  for (const { title, ...input } of inputs) {
    const first = await measure(input);
    // Measured again if slow, because code that isn't compiled yet is slow only once per server start.
    const { longest, status } = first.longest > limit ? await measure(input) : first;
    measured.push({ title, longest });
    if (longest >= over) console.log(`  ${longest.toFixed(0).padStart(6)}  ${status}  ${title}`);
  }
  const slow = measured.filter(({ longest }) => longest > limit);
  const worst = measured.toSorted((a, b) => b.longest - a.longest)[0];
  console.log(
    `  ${measured.length} inputs, ${slow.length} over the limit, the longest ${worst?.longest.toFixed(0)} ms (${worst?.title})`,
  );
  await app.close();
} finally {
  await database.close();
  rmSync(folder, { recursive: true });
}
