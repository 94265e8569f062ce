import { once } from 'node:events';
import { createThreadPool, type Limits } from './thread-pool.ts';

/**
 * Runs a module that answers each message with one message, in threads that cannot take more time or memory than they
 * are given: a job that does is ended together with its thread, and the next job gets a new one.
 */
export function createLimitedWorker<Job, Answer>(module: URL, { milliseconds, ...limits }: Limits) {
  const pool = createThreadPool(module, limits);

  return async function run(job: Job): Promise<Answer> {
    const thread = await pool.take();
    let isDone = false;
    try {
      const ended = AbortSignal.any([AbortSignal.timeout(milliseconds), limits.closing]);
      const answer = once(thread, 'message', { signal: ended });
      thread.postMessage(job);
      const [message] = await answer;
      isDone = true;
      return message;
    } finally {
      await pool.giveBack(thread, isDone);
    }
  };
}
