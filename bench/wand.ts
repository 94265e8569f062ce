import { randomUUID } from 'node:crypto';
import { personFor, sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import { freePort } from '#scripts/free-port.mjs';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { onBothDatabases, type Place } from './both-databases.ts';
import { median, startProcess, stopProcess } from './processes.ts';

/** How long she waits for the first words of the built-in helper, against an empty signed-in request to the same server. */
const rounds = 60;
const sentences = [
  'dentist for Mia tomorrow at 3',
  'add milk, eggs and bread to the list',
  'dentist for Mia on Friday at 3 and add milk',
  "what's on this week?",
  'how old is Mia?',
  'remind me to order the cards by Friday',
  'blue monkeys sideways',
];

type Send = (method: string, path: string, body?: object) => Promise<Response>;

const sender =
  (port: number, cookie: string): Send =>
  (method, path, body) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

async function milliseconds(work: () => Promise<void>) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Reads until the first words, and then to the end, which is not measured. */
async function untilFirstWords(send: Send, message: string) {
  let rest: Promise<void> | undefined;
  const waited = await milliseconds(async () => {
    const response = await send('POST', '/api/wand/chat', { message });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!response.ok || !reader) throw new Error(`The chat answered ${response.status}`);
    let read = '';
    while (!read.includes('"content"')) {
      const { value, done } = await reader.read();
      if (done) throw new Error('It ended without a word');
      read += value;
    }
    rest = (async () => {
      while (!(await reader.read()).done);
    })();
  });
  await rest;
  return waited;
}

async function measure(title: string, place: Place) {
  const database = await openDatabase(place);
  await migrate(database);
  const person = await personFor(database, {
    issuer: 'https://bench.example',
    subject: randomUUID(),
    lastName: 'Lopez',
  });
  const cookie = `${sessionCookie('http://localhost').name}=${await startSession(database, person)}`;
  await database.close();
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  const child = await startProcess('server/main.ts', environment);
  const send = sender(port, cookie);
  await send('POST', '/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  console.log(
    `\n${title}: first words of the built-in helper against GET /api/booking-links without any, ${rounds} rounds`,
  );
  const empty: number[] = [];
  const first = new Map<string, number[]>(sentences.map((message) => [message, []]));
  // The first rounds warm both up.
  for (let round = -10; round < rounds; round++) {
    for (const message of sentences) {
      const request = await milliseconds(async () => void (await (await send('GET', '/api/booking-links')).json()));
      const waited = await untilFirstWords(send, message);
      if (round < 0) continue;
      empty.push(request);
      first.get(message)?.push(waited);
    }
    await send('DELETE', '/api/wand/conversation');
  }
  const baseline = median(empty);
  for (const [message, waits] of first)
    console.log(
      `  ${message.padEnd(46)} ${median(waits).toFixed(1)} ms   ratio ${(median(waits) / baseline).toFixed(2)}`,
    );
  const all = median([...first.values()].flat());
  console.log(
    `  all ${all.toFixed(1)} ms   empty ${baseline.toFixed(1)} ms   ratio ${(all / baseline).toFixed(2)} (at most 5)`,
  );
  await stopProcess(child);
}

await onBothDatabases(measure);
