import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createLimitedWorker } from './limited-worker.ts';

/** Executes the job and replies with its thread id. */
const module = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', (job) => {
    if (job === 'loop') for (;;);
    if (job === 'explode') for (const all = []; ; ) all.push(new Array(1e5).fill({}));
    if (job === 'throw') throw new Error('no');
    if (job === 'leave') process.exit(1);
    parentPort.postMessage({ job, threadId, settings: Object.keys(process.env) });
    if (job === 'answer and throw') setImmediate(() => { throw new Error('late'); });
  });
  parentPort.postMessage('ready');`;

function hostileModule() {
  const file = join(temporaryFolder(), 'hostile.mjs');
  writeFileSync(file, module);
  return pathToFileURL(file);
}

function createHostileWorker(limits: Partial<Parameters<typeof createLimitedWorker>[1]> = {}) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const run = createLimitedWorker<string, { job: string; threadId: number; settings: string[] }>(hostileModule(), {
    threads: 1,
    milliseconds: 20_000,
    megabytes: 32,
    closing: closing.signal,
    ...limits,
  });
  return { run, closing };
}

test('jobs share a thread and run in order', async () => {
  const { run } = createHostileWorker();
  const answers = await Promise.all(['a', 'b', 'c'].map(run));
  expect(answers.map(({ job }) => job)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
});

test('there are never more threads than allowed', async () => {
  const { run } = createHostileWorker({ threads: 2 });
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(run));
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2);
});

test.each(['explode', 'throw', 'leave'])(
  'a job that would %s is rejected, and the next one gets a new thread',
  async (job) => {
    const { run } = createHostileWorker();
    const { threadId } = await run('a');
    const [bad, next] = await Promise.allSettled([run(job), run('b')]);
    expect(bad.status).toBe('rejected');
    expect(next).toMatchObject({ status: 'fulfilled', value: { job: 'b' } });
    expect(next).not.toMatchObject({ value: { threadId } });
  },
);

test('an endless job is rejected at its limit of CPU time, and the next one gets a new thread', async () => {
  const { run } = createHostileWorker({ milliseconds: 300 });
  const [bad, next] = await Promise.allSettled([run('loop'), run('b')]);
  expect(bad.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { job: 'b' } });
});

test('while one job loops, others run in another thread', async () => {
  const { run, closing } = createHostileWorker({ threads: 2 });
  const looping = run('loop');
  expect((await run('a')).job).toBe('a');
  expect((await run('b')).job).toBe('b');
  closing.abort();
  await expect(looping).rejects.toThrow();
});

test('a thread that fails after its reply fails at most one job', async () => {
  const { run } = createHostileWorker();
  // On a busy machine the failure may arrive before the reply or after the next jobs.
  const outcomes: string[] = [];
  for (const job of ['answer and throw', 'a', 'b', 'c', 'd'])
    outcomes.push(
      await run(job).then(
        (answer) => answer.job,
        () => 'failed',
      ),
    );
  expect(outcomes.filter((outcome) => outcome !== 'failed').length).toBeGreaterThanOrEqual(4);
});

test('an idle thread does not keep the process alive', async () => {
  const script = `
    const { createLimitedWorker } = await import(${JSON.stringify(join(import.meta.dirname, 'limited-worker.ts'))});
    const limits = { threads: 1, milliseconds: 20_000, megabytes: 32, closing: new AbortController().signal };
    await createLimitedWorker(new URL(${JSON.stringify(hostileModule().href)}), limits)('a');
    process.exitCode = 7;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('a thread gets no environment variables, and so no secrets', async () => {
  expect((await createHostileWorker().run('look')).settings).toEqual([]);
});
