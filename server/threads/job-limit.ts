import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** How often the CPU time of a busy thread is read. */
const cpuCheckIntervalMs = 50;

/** A job that isn't done by then is stuck, however little CPU time it got. */
const stuckAfterMs = 60_000;

/**
 * Limits the current job of a thread: `ended` aborts once the job has used more than its CPU time. Time on the clock would be
 * wrong, because on a busy machine a job of half a second can take ten. It also aborts when the thread exits without an answer.
 */
export function limitJob(thread: Worker, milliseconds: number, closing: AbortSignal) {
  const overLimit = new AbortController();
  const abort = () => overLimit.abort();
  const ended = AbortSignal.any([overLimit.signal, AbortSignal.timeout(stuckAfterMs), closing]);
  let isDone = false;
  async function watch() {
    const start = await thread.cpuUsage();
    while (!isDone && !ended.aborted) {
      await delay(cpuCheckIntervalMs, undefined, { ref: false });
      const { user, system } = await thread.cpuUsage(start);
      if ((user + system) / 1000 > milliseconds) abort();
    }
  }
  // The CPU time of a thread that has ended cannot be read.
  watch().catch(() => {});
  thread.once('exit', abort);
  const done = () => {
    isDone = true;
    thread.off('exit', abort);
  };
  return { ended, done };
}
