import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Limits {
  /** How many jobs run at the same time; others wait in order. */
  threads: number;
  /** For one job, once its thread has loaded what it needs: on a busy machine that alone may take seconds. */
  milliseconds: number;
  megabytes: number;
  /** Ends all threads. */
  closing: AbortSignal;
}

/** Nothing that we load takes so long; what does has come to a stop. */
const longestStart = 60_000;

/** Threads that run one module, each started when it is needed and kept for the next job. */
export function createThreadPool(module: URL, { threads, megabytes, closing }: Omit<Limits, 'milliseconds'>) {
  const idle = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let free = threads;

  function started(): Worker {
    // It needs no setting and no secret; under a watching Node, settings would make it talk of what it loads.
    const thread = new Worker(module, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    // Whoever waits for an answer hears of the error too; one that nobody waits for must not stop the process.
    thread.on('error', () => {});
    thread.on('exit', () => idle.delete(thread));
    return thread;
  }

  function release() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  /** One that has not done its job is ended: nobody knows what it is still at. */
  async function giveBack(thread: Worker, isDone: boolean) {
    if (isDone) idle.add(thread);
    else await thread.terminate();
    thread.unref();
    release();
  }

  async function take(): Promise<Worker> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const [known] = idle;
    const thread = known ?? started();
    idle.delete(thread);
    thread.ref();
    if (known) return known;
    try {
      // The first message says that it is ready.
      await once(thread, 'message', { signal: AbortSignal.any([AbortSignal.timeout(longestStart), closing]) });
      return thread;
    } catch (fault) {
      await giveBack(thread, false);
      throw fault;
    }
  }

  closing.addEventListener('abort', () => {
    for (const thread of idle) void thread.terminate();
  });

  return { take, giveBack };
}
