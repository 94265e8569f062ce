import { once } from 'node:events';
import { Agent, type ClientRequest, get } from 'node:http';
import { freePort } from '#scripts/free-port.mjs';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { newSession } from '#testing/sign-in.ts';
import { type DatabaseLocation, onBothDatabases } from './both-databases.ts';
import { median, startProcess, stopProcess } from './processes.ts';

/** How long a write takes while 1,000 browsers, all connected at once, listen for changes, compared with none. */
const streams = 1000;
/** A bit more than two intervals of the listeners' session check. */
const seconds = 42;
const child = JSON.stringify({ name: 'Mia', birthdate: '2019-03-04' });

async function measureWrites(url: string, cookie: string, forSeconds: number) {
  const waits: number[] = [];
  for (const until = performance.now() + forSeconds * 1000; performance.now() < until; ) {
    const start = performance.now();
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/children`, { method: 'POST', headers, body: child });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`A write was answered ${answer.status}`);
    waits.push(performance.now() - start);
    // Stays below the rate limit per person.
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return waits.sort((a, b) => a - b);
}

async function listen(url: string, cookie: string, agent: Agent): Promise<ClientRequest> {
  const request = get(`${url}/api/changes`, { agent, headers: { cookie } });
  const [answer] = await once(request, 'response');
  if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}`);
  answer.resume().on('error', () => {});
  return request;
}

const summary = (waits: number[]) =>
  `median ${median(waits).toFixed(1)} ms, 99 of 100 within ${(waits[Math.floor(waits.length * 0.99)] ?? 0).toFixed(0)} ms, longest ${(waits.at(-1) ?? 0).toFixed(0)} ms`;

async function measure(title: string, location: DatabaseLocation) {
  const database = await openDatabase(location);
  await migrate(database);
  const cookies: string[] = [];
  for (let n = 0; n <= streams; n++) cookies.push((await newSession(database)).cookie);
  await database.close();
  const [writer = '', ...listeners] = cookies;
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '' };
  const server = await startProcess('server/main.ts', environment);
  const url = `http://127.0.0.1:${port}`;
  await measureWrites(url, writer, 2);
  const alone = await measureWrites(url, writer, 10);
  const agent = new Agent({ maxSockets: streams });
  const open = await Promise.all(listeners.map((cookie) => listen(url, cookie, agent)));
  const withStreams = await measureWrites(url, writer, seconds);
  for (const stream of open) stream.destroy();
  await stopProcess(server);
  console.log(`\n${title}: a write while ${streams} browsers listen, for ${seconds} s`);
  console.log(
    `  ${summary(withStreams)}\n  alone ${summary(alone)}   ratio of the medians ${(median(withStreams) / median(alone)).toFixed(2)}`,
  );
}

await onBothDatabases(measure);
