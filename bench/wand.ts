import { randomUUID } from 'node:crypto';
import { personFor, sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import { freePort } from '#scripts/free-port.mjs';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { type DatabaseLocation, onBothDatabases } from './both-databases.ts';
import { median, percentile, startProcess, stopProcess } from './processes.ts';

/**
 * Time to the first words of the built-in helper for messages of up to 35 words, compared with an empty signed-in request to the
 * same server.
 */
const rounds = 60;
/** Varies with the round, so that no round repeats a sentence exactly. */
const sentences: ((round: number) => string)[] = [
  (round) => `dentist for Mia tomorrow at 3:${minutes(round)}`,
  (round) => `add milk, ${round} eggs and bread to the list`,
  (round) => `dentist for Mia on Friday at 3:${minutes(round)} and add milk`,
  () => "what's on this week?",
  () => 'how old is Mia?',
  (round) => `remind me to order the ${inventedWord(round)} cards by Friday`,
  (round) => `blue ${inventedWord(round)} monkeys sideways`,
  (round) =>
    `dentist for Mia on Friday at 3:${minutes(round)} and add milk, eggs and bread, and remind me to call the school on Monday about the ${inventedWord(round)} trip`,
  (round) =>
    `ok so we had a long day but the school called, Mia has a ${inventedWord(round)} checkup next Tuesday at 9:${minutes(round)} at the clinic, we are out of milk and eggs, and David can't make it`,
];
const minutes = (round: number) => String(10 + (round % 50));
/** A made-up word. */
const inventedWord = (round: number) =>
  `b${'aeiou'.charAt(round % 5)}l${'aeiou'.charAt(Math.floor(round / 5) % 5)}n${'aeiou'.charAt(Math.floor(round / 25))}`;

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
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Measures the time to the first words, then reads the rest of the stream unmeasured. */
async function untilFirstWords(send: Send, message: string) {
  let rest: Promise<void> | undefined;
  const waited = await milliseconds(async () => {
    const response = await send('POST', '/api/wand/chat', { message });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!response.ok || !reader) throw new Error(`The chat answered ${response.status}`);
    let read = '';
    while (!read.includes('"content"')) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The answer ended without text');
      read += value;
    }
    rest = (async () => {
      while (!(await reader.read()).done);
    })();
  });
  await rest;
  return waited;
}

async function measure(title: string, location: DatabaseLocation) {
  const database = await openDatabase(location);
  await migrate(database);
  const person = await personFor(database, {
    issuer: 'https://bench.example',
    subject: randomUUID(),
    lastName: 'Lopez',
  });
  const cookie = `${sessionCookie('http://localhost').name}=${await startSession(database, person)}`;
  await database.close();
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '' };
  const child = await startProcess('server/main.ts', environment);
  const send = sender(port, cookie);
  await send('POST', '/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  console.log(
    `\n${title}: first words of the built-in helper against GET /api/booking-links without any, ${rounds} rounds`,
  );
  const empty: number[] = [];
  const first = new Map<string, number[]>(sentences.map((sentence) => [sentence(1), []]));
  // The first ten rounds only warm up.
  for (let round = -10; round < rounds; round++) {
    for (const sentence of sentences) {
      const request = await milliseconds(async () => void (await (await send('GET', '/api/booking-links')).json()));
      const waited = await untilFirstWords(send, sentence(round + 12));
      if (round < 0) continue;
      empty.push(request);
      first.get(sentence(1))?.push(waited);
    }
    await send('DELETE', '/api/wand/conversation');
  }
  const baseline = median(empty);
  const figures = (waits: number[]) => {
    const [usual, slow] = [median(waits), percentile(waits, 0.95)];
    const ratios = [usual, slow].map((waited) => (waited / baseline).toFixed(2));
    return `${usual.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms   ratios ${ratios.join(', ')}`;
  };
  for (const [message, waits] of first)
    console.log(`  ${message.slice(0, 44).padEnd(46)} ${figures(waits)} (${message.split(' ').length} words)`);
  const slowEmpty = percentile(empty, 0.95).toFixed(1);
  console.log(`  empty ${baseline.toFixed(1)} ms, p95 ${slowEmpty} ms`);
  console.log(`  all ${figures([...first.values()].flat())} (at most 5 and 10)`);
  await stopProcess(child);
}

await onBothDatabases(measure);
