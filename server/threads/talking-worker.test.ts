import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createTalkingWorker } from './talking-worker.ts';

/** Does as it is told, and says in which thread. */
const module = `
  import { threadId } from 'node:worker_threads';
  import { talkInThread } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'talking-thread.ts')).href)};
  talkInThread(async function* (job, ask) {
    yield threadId;
    if (job === 'loop') for (;;);
    if (job === 'throw') throw new Error('no');
    if (job === 'ask') yield await ask('how much?');
    if (job === 'ask for what fails') yield await ask('fail').catch((fault) => fault.message);
  });`;

function talking(milliseconds = 20_000) {
  const file = join(temporaryFolder(), 'talking.mjs');
  writeFileSync(file, module);
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const talk = createTalkingWorker<string, number | string, string>(pathToFileURL(file), {
    threads: 1,
    milliseconds,
    megabytes: 32,
    closing: closing.signal,
  });
  return async (job: string) => {
    const pieces: (number | string)[] = [];
    for await (const piece of talk(job, async (question) => {
      if (question === 'fail') throw new Error('not there');
      return `${question} 3 cups`;
    }))
      pieces.push(piece);
    return pieces;
  };
}

test('what it says comes piece by piece, and what it asks is answered', async () => {
  const run = talking();
  const [thread, ...pieces] = await run('ask');
  expect(thread).not.toBe(0);
  expect(pieces).toEqual(['how much? 3 cups']);
  expect(await run('ask for what fails')).toEqual([thread, 'not there']);
});

test('one that fails says so, and the next one gets a new thread', async () => {
  const run = talking();
  const [thread] = await run('ask');
  await expect(run('throw')).rejects.toThrow('no');
  const [next] = await run('ask');
  expect(next).not.toBe(thread);
});

test('one that never ends is ended', async () => {
  await expect(talking(200)('loop')).rejects.toMatchObject({ name: 'AbortError' });
});
