import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface Limits {
  /** How many jobs run at the same time; others wait in order. */
  threads: number;
  /** For one job, with the start of its thread. */
  milliseconds: number;
  megabytes: number;
  /** Ends all threads. */
  closing: AbortSignal;
}

/**
 * Runs a module that answers each message with one message, in threads that cannot take more time or memory than they
 * are given: a job that does is ended together with its thread, and the next job gets a new one.
 */
export function createLimitedWorker<Job, Answer>(module: URL, { threads, milliseconds, megabytes, closing }: Limits) {
  const idle = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let free = threads;

  function started(): Worker {
    // It needs no setting and no secret; under a watching Node, settings would make it talk of what it loads.
    const thread = new Worker(module, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    // Whoever waits for an answer hears of the error too; one that nobody waits for must not stop the process.
    thread.on('error', () => {});
    thread.on('exit', () => idle.delete(thread));
    thread.unref();
    return thread;
  }

  function idleThread(): Worker | undefined {
    const [thread] = idle;
    if (thread) idle.delete(thread);
    return thread;
  }

  async function answerOf(thread: Worker, job: Job): Promise<Answer> {
    thread.ref();
    const ended = AbortSignal.any([AbortSignal.timeout(milliseconds), closing]);
    const answer = once(thread, 'message', { signal: ended });
    thread.postMessage(job);
    const [message] = await answer;
    thread.unref();
    return message;
  }

  closing.addEventListener('abort', () => {
    for (const thread of idle) void thread.terminate();
  });

  return async function run(job: Job): Promise<Answer> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const thread = idleThread() ?? started();
    try {
      const answer = await answerOf(thread, job);
      idle.add(thread);
      return answer;
    } catch (fault) {
      await thread.terminate();
      throw fault;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
