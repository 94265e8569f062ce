import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createStreamingWorker } from './streaming-worker.ts';

/** Executes the job and yields its thread id first. */
const module = `
  import { threadId } from 'node:worker_threads';
  import { streamInThread } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'streaming-thread.ts')).href)};
  streamInThread(async function* (job, ask) {
    yield threadId;
    if (job === 'loop') for (;;);
    if (job === 'wait') yield await new Promise((done) => setTimeout(done, 300, 'waited'));
    if (job === 'throw') throw new Error('no');
    if (job === 'ask') yield await ask('how much?');
    if (job === 'ask two') yield* await Promise.all([ask('how much?'), ask('of what?')]);
    if (job === 'ask for what fails') yield await ask('fail').catch((fault) => fault.message);
  });`;

function createRunner(milliseconds = 20_000) {
  const file = join(temporaryFolder(), 'streaming.mjs');
  writeFileSync(file, module);
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const stream = createStreamingWorker<string, number | string, string>(pathToFileURL(file), {
    threads: 1,
    milliseconds,
    megabytes: 32,
    closing: closing.signal,
  });
  return async (job: string) => {
    const asked = new Set<string>();
    const pieces: (number | string)[] = [];
    for await (const piece of stream(job, async (question) => {
      if (question === 'fail') throw new Error('not there');
      asked.add(question);
      await Promise.resolve();
      return `${[...asked].join(' ')} 3 cups`;
    }))
      pieces.push(piece);
    return pieces;
  };
}

test('a job streams its pieces, and its questions are answered', async () => {
  const run = createRunner();
  const [thread, ...pieces] = await run('ask');
  expect(thread).not.toBe(0);
  expect(pieces).toEqual(['how much? 3 cups']);
  expect(await run('ask for what fails')).toEqual([thread, 'not there']);
});

test('what is asked at the same time arrives together', async () => {
  const [, ...answers] = await createRunner()('ask two');
  expect(answers).toEqual(['how much? of what? 3 cups', 'how much? of what? 3 cups']);
});

test('a failed job is rejected, and the next one gets a new thread', async () => {
  const run = createRunner();
  const [thread] = await run('ask');
  await expect(run('throw')).rejects.toThrow('no');
  const [next] = await run('ask');
  expect(next).not.toBe(thread);
});

test('an endless job is ended at its limit of CPU time', async () => {
  await expect(createRunner(200)('loop')).rejects.toMatchObject({ name: 'AbortError' });
});

test('a job that waits longer than its limit of CPU time goes on', async () => {
  const run = createRunner(50);
  const answered = await run('wait');
  expect(answered.at(-1)).toBe('waited');
});
