import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 1_000;

/**
 * Calls `tryOnce` immediately, then every second until it returns true or is stopped. Only the first call may reject.
 */
export function tryEverySecond(tryOnce: () => Promise<boolean>, stopping: AbortSignal) {
  async function retry(wasDone: boolean) {
    for (let isDone = wasDone; !isDone && !stopping.aborted; ) {
      await wait(pauseMs, undefined, { signal: stopping }).catch(() => {});
      if (!stopping.aborted) isDone = await tryOnce();
    }
  }
  const firstTry = tryOnce();
  return {
    firstTry,
    /** Resolves when `tryOnce` returned true, the retries were stopped, or the first call failed. */
    settled: firstTry.then(retry, () => {}),
  };
}
