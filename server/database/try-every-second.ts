import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 1_000;

/** Tries at once and, as long as the answer is no, every second again, unless it is stopped. Only the first try may fail. */
export function tryEverySecond(tryOnce: () => Promise<boolean>, stopping: AbortSignal) {
  async function goOn(wasDone: boolean) {
    for (let isDone = wasDone; !isDone && !stopping.aborted; ) {
      await wait(pauseMs, undefined, { signal: stopping }).catch(() => {});
      if (!stopping.aborted) isDone = await tryOnce();
    }
  }
  const firstTry = tryOnce();
  return {
    firstTry,
    /** Resolves when it is done, or never will be because it was stopped or the first try failed. */
    settled: firstTry.then(goOn, () => {}),
  };
}
