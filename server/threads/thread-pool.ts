import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Limits {
  /** Maximum number of concurrent jobs; others wait in order. */
  threads: number;
  /** Limit of a job in CPU time, so that a job isn't ended because the machine is busy with others. */
  milliseconds: number;
  megabytes: number;
  /** Ends all threads when aborted. */
  closing: AbortSignal;
}

/** No module takes this long to load, so a thread that does is stuck. */
const startTimeoutMs = 60_000;

/** A pool of threads that run one module. Threads are started on demand and reused. */
export function createThreadPool(module: URL, { threads, megabytes, closing }: Omit<Limits, 'milliseconds'>) {
  const idle = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let freeSlots = threads;

  function startThread(): Worker {
    // Without environment variables: it needs none, must not see secrets, and under `node --watch` they would make it
    // report the files it loads.
    const thread = new Worker(module, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    // A pending job gets the error too; without a job, an unhandled error would end the process.
    thread.on('error', () => {});
    thread.on('exit', () => idle.delete(thread));
    return thread;
  }

  function wakeNext() {
    const next = waiting.shift();
    if (next) next();
    else freeSlots += 1;
  }

  /** Terminates the thread if its job is not done, because it may still be busy with it. */
  async function release(thread: Worker, isDone: boolean) {
    if (isDone) idle.add(thread);
    else await thread.terminate();
    thread.unref();
    wakeNext();
  }

  async function acquire(): Promise<Worker> {
    if (freeSlots > 0) freeSlots -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const [idleThread] = idle;
    const thread = idleThread ?? startThread();
    idle.delete(thread);
    thread.ref();
    if (idleThread) return idleThread;
    try {
      // The first message means that the thread is ready.
      await once(thread, 'message', { signal: AbortSignal.any([AbortSignal.timeout(startTimeoutMs), closing]) });
      return thread;
    } catch (fault) {
      await release(thread, false);
      throw fault;
    }
  }

  closing.addEventListener('abort', () => {
    for (const thread of idle) void thread.terminate();
  });

  return { acquire, release };
}
