import { once } from 'node:events';
import { Agent, type ClientRequest, get } from 'node:http';
import { freePort } from '#scripts/free-port.mjs';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { newSession } from '#testing/sign-in.ts';
import { onBothDatabases, type Place } from './both-databases.ts';
import { median, startProcess, stopProcess } from './processes.ts';

/** How long a write waits while a thousand browsers listen, all of which came at once, against one with nobody listening. */
const streams = 1000;
/** Twice as long as from one check of who listens to the next. */
const seconds = 42;
const child = JSON.stringify({ name: 'Mia', birthdate: '2019-03-04' });

async function writes(url: string, cookie: string, forSeconds: number) {
  const waits: number[] = [];
  for (const until = performance.now() + forSeconds * 1000; performance.now() < until; ) {
    const from = performance.now();
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/children`, { method: 'POST', headers, body: child });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`A write was answered ${answer.status}`);
    waits.push(performance.now() - from);
    // Below what one person may write for long.
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

const told = (waits: number[]) =>
  `median ${median(waits).toFixed(1)} ms, 99 of 100 within ${(waits[Math.floor(waits.length * 0.99)] ?? 0).toFixed(0)} ms, longest ${(waits.at(-1) ?? 0).toFixed(0)} ms`;

async function measure(title: string, place: Place) {
  const database = await openDatabase(place);
  await migrate(database);
  const cookies: string[] = [];
  for (let n = 0; n <= streams; n++) cookies.push((await newSession(database)).cookie);
  await database.close();
  const [writer = '', ...listeners] = cookies;
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  const server = await startProcess('server/main.ts', environment);
  const url = `http://127.0.0.1:${port}`;
  await writes(url, writer, 2);
  const alone = await writes(url, writer, 10);
  const agent = new Agent({ maxSockets: streams });
  const open = await Promise.all(listeners.map((cookie) => listen(url, cookie, agent)));
  const beside = await writes(url, writer, seconds);
  for (const stream of open) stream.destroy();
  await stopProcess(server);
  console.log(`\n${title}: a write while ${streams} browsers listen, for ${seconds} s`);
  console.log(
    `  ${told(beside)}\n  alone ${told(alone)}   ratio of the medians ${(median(beside) / median(alone)).toFixed(2)}`,
  );
}

await onBothDatabases(measure);
