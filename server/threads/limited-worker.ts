import { once } from 'node:events';
import { limitJob } from './job-limit.ts';
import { createThreadPool, type Limits } from './thread-pool.ts';

/**
 * Runs jobs in worker threads with limits of time and memory. The module answers each message with one message. A job
 * that exceeds a limit is ended together with its thread, and the next job gets a new thread.
 */
export function createLimitedWorker<Job, Answer>(module: URL, { milliseconds, ...limits }: Limits) {
  const pool = createThreadPool(module, limits);

  return async function run(job: Job): Promise<Answer> {
    const thread = await pool.acquire();
    const limit = limitJob(thread, milliseconds, limits.closing);
    let isDone = false;
    try {
      const answer = once(thread, 'message', { signal: limit.ended });
      thread.postMessage(job);
      const [message] = await answer;
      isDone = true;
      return message;
    } finally {
      limit.done();
      await pool.release(thread, isDone);
    }
  };
}
